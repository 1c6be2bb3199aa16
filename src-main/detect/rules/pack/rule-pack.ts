/**
 * What a rule pack is: the shape of the YAML files in `resources/rules`, and the
 * check that a file has it.
 *
 * The shape is closed: a misspelt field is an error that names the file, the
 * rule and the field, not a rule that silently does less.
 */

import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { VIEWS } from '../../../../src-shared/model/finding.ts'
import { once } from '../../../../src-shared/model/once.ts'
import { inOneLine } from '../../../../src-shared/model/one-line.ts'
import { CLASS_NAMES, SEVERITIES } from '../../../../src-shared/model/vocabulary.ts'
import { VALIDATORS } from '../validators/index.ts'
import { acrossLines, keywordsAcrossLines } from './across-lines.ts'
import { type PatternParts, partsOfRule, partsProblem, withPatternParts } from './pattern-parts.ts'
import { readPackYaml } from './rule-pack-yaml.ts'
import { shapeWords } from './shape-words.ts'

const closed = { additionalProperties: false } as const

/** Categories that rules can find; those of `threat` read beside its networks, never alone. */
export const RULE_CATEGORIES = ['injection', 'dlp', 'pii', 'threat'] as const
export type RuleCategory = (typeof RULE_CATEGORIES)[number]

/** Fewest examples a rule shows on either side. */
const MIN_EXAMPLES = 3
const MAX_WINDOW = 2_000
/** Characters around a value in which a context word may stand; more would cost too much. */
const MAX_CONTEXT_DISTANCE = 500

const LOWER_CASE = '^[^A-Z]+$'
const LowerCase = Type.String({ minLength: 2, maxLength: 64, pattern: LOWER_CASE })
/** A single letter or digit stands in every text, so it would select nothing. */
const KEYWORD = '^(?:[^A-Z]{2,}|[^A-Za-z0-9 ])$'
const Keyword = Type.String({ maxLength: 64, pattern: KEYWORD })
const ID = '^(?:dlp|pii|injection|threat|user)_[a-z0-9_]+$'
const PACK_NAME = '^[a-z0-9]+(?:-[a-z0-9]+)*$'
const HTTPS = '^https://'
/** What the schema says of them by their expressions alone. */
const PATTERN_WORDS: ReadonlyMap<unknown, string> = new Map([
  [LOWER_CASE, 'must be in lower case'],
  [KEYWORD, 'must be in lower case, and two characters at least or a sign'],
  [ID, 'must begin with user_ or a category, as in user_ticket_number: lower case, digits and _'],
  [PACK_NAME, 'must be words in lower case with hyphens between them, as in our-tickets'],
  [HTTPS, 'must be an address that begins with https://'],
])

export const ContextRule = Type.Object(
  {
    /** Lower case; the first that stands near the value counts, once. */
    words: Type.Array(LowerCase, { minItems: 1 }),
    /** Characters before and after the value that are searched. */
    within: Type.Integer({ minimum: 1, maximum: MAX_CONTEXT_DISTANCE }),
    /** Added to the score. */
    change: Type.Number({ minimum: -1, maximum: 1 }),
  },
  closed,
)
export type ContextRule = Type.Static<typeof ContextRule>

export const Rule = Type.Object(
  {
    id: Type.String({ pattern: ID, maxLength: 128 }),
    title: Type.String({ minLength: 1, maxLength: 80 }),
    description: Type.String({ minLength: 1, maxLength: 400 }),
    reference: Type.Optional(Type.String({ pattern: HTTPS })),
    class_name: Type.String(),
    severity: Type.Enum([...SEVERITIES]),
    score: Type.Number({ minimum: 0, maximum: 1 }),
    views: Type.Array(Type.Enum([...VIEWS]), { minItems: 1, uniqueItems: true }),
    /** At least one must stand in the text; empty for patterns without a literal. */
    keywords: Type.Array(Keyword, { uniqueItems: true }),
    /** A match may hold none of the keywords: one of them stands beside it, as what it needs to mean something. */
    keywords_beside: Type.Optional(Type.Literal(true)),
    /**
     * Characters around a keyword that are read: for slow patterns whose matches always stand
     * within this distance of a keyword. Without it the whole text is read once a keyword occurs.
     */
    window: Type.Optional(Type.Integer({ minimum: 16, maximum: MAX_WINDOW })),
    /** May be written over several lines: their ends and what indents them are no part of it. */
    pattern: Type.String({ minLength: 1 }),
    /** Spaces of the pattern and of the keywords stand for ends of lines, too: for sentences, which texts wrap. */
    wraps: Type.Optional(Type.Literal(true)),
    /** `s` lets the dot match line ends, `m` lets `^` and `$` match at them. */
    flags: Type.Optional(Type.Enum(['s', 'm', 'sm'])),
    validate: Type.Optional(Type.Array(Type.String(), { minItems: 1, uniqueItems: true })),
    context: Type.Optional(Type.Array(ContextRule, { minItems: 1 })),
    default: Type.Optional(Type.Enum(['on', 'off'])),
    match: Type.Array(Type.String({ minLength: 1 }), { minItems: MIN_EXAMPLES }),
    ignore: Type.Array(Type.String({ minLength: 1 }), { minItems: MIN_EXAMPLES }),
  },
  closed,
)
export type Rule = Type.Static<typeof Rule>

export const RulePack = Type.Object(
  {
    pack: Type.String({ pattern: PACK_NAME }),
    category: Type.Enum([...RULE_CATEGORIES]),
    /** What patterns of the pack share, by name: `(?&name)` in a pattern stands for it as it is written. */
    parts: Type.Optional(Type.Record(Type.String(), Type.String({ minLength: 1 }))),
    rules: Type.Array(Rule, { minItems: 1 }),
  },
  closed,
)
/** A pack as it is read: its patterns hold their parts. */
export type RulePack = Omit<Type.Static<typeof RulePack>, 'parts'>

const packCheck = once(() => Compile(RulePack))

/** Problems that one error lists; a broken file can have as many as it has lines. */
const MAX_PROBLEMS = 20

/** What is wrong with a rule pack; the message names file, line, rule and field. */
export class RulePackError extends Error {
  /** One sentence each, without the file. */
  readonly problems: readonly string[]

  constructor(file: string, problems: readonly string[]) {
    const told = problems.slice(0, MAX_PROBLEMS)
    if (problems.length > told.length) told.push(`and ${problems.length - told.length} more`)
    super(told.map((problem) => `${file}: ${problem}`).join('\n'))
    this.name = 'RulePackError'
    this.problems = told
  }
}

/**
 * Who wrote a pack. Ids that begin with `user_` are the user's alone: no release
 * will ever bring a rule that has one.
 */
export type PackOwner = 'shipped' | 'user'

/** A pack with the places of its rules. */
export interface PlacedRulePack {
  readonly pack: RulePack
  /** The line of a rule, or of a field in it; rules are counted from 0. */
  readonly lineOf: (rule: number, ...field: readonly string[]) => number
}

/**
 * Reads one pack from YAML text.
 * @param file named in errors.
 * @throws {RulePackError} where it is no YAML (1.2, no repeated keys, no aliases), has another
 * shape, or a rule contradicts its pack.
 */
export function parseRulePack(yaml: string, file: string, owner: PackOwner = 'shipped'): RulePack {
  return readRulePack(yaml, file, owner).pack
}

/** The same, with the way back to the lines of the file. */
export function readRulePack(yaml: string, file: string, owner: PackOwner): PlacedRulePack {
  const { data, problems, lineOf } = readPackYaml(yaml)
  if (problems.length > 0) throw new RulePackError(file, problems)
  if (!packCheck().Check(data)) throw new RulePackError(file, shapeProblems(data, lineOf))
  const lineOfRule = (rule: number, ...field: readonly string[]) =>
    lineOf(['rules', String(rule), ...field])
  const { parts = {}, ...pack } = data
  const contradicted = data.rules.flatMap((rule, index) =>
    contradictions(rule, data.category, owner, partsOfRule(parts, rule.keywords)).map(
      ([field, problem]) => `line ${lineOfRule(index, field)}: ${rule.id}: ${field}: ${problem}`,
    ),
  )
  if (contradicted.length > 0) throw new RulePackError(file, contradicted)
  const rules = data.rules.map((rule) => {
    const pattern = inOneLine(withPatternParts(rule.pattern, partsOfRule(parts, rule.keywords)))
    if (rule.wraps === undefined) return { ...rule, pattern }
    return {
      ...rule,
      pattern: acrossLines(pattern),
      keywords: keywordsAcrossLines(rule.keywords),
    }
  })
  return { pack: { ...pack, rules }, lineOf: lineOfRule }
}

/** The schema's complaints, with a rule's ordinal replaced by its id. */
function shapeProblems(data: unknown, lineOf: (path: readonly string[]) => number): string[] {
  return packCheck()
    .Errors(data)
    .filter((error) => error.keyword !== 'boolean')
    .map((error) => {
      const path = error.instancePath.split('/').slice(1)
      const [root, ordinal, ...field] = path
      const place =
        root !== 'rules' || ordinal === undefined
          ? path.join('/') || 'the file'
          : `${ruleName(data, Number(ordinal))}: ${field.join('/') || 'rule'}`
      return `line ${lineOf(path)}: ${place}: ${shapeWords(error, PATTERN_WORDS)}`
    })
}

function ruleName(data: unknown, ordinal: number): string {
  const rules = (data as { rules?: readonly unknown[] }).rules
  const id = (rules?.[ordinal] as { id?: unknown } | null | undefined)?.id
  return typeof id === 'string' ? id : `rule ${ordinal + 1}`
}

/** Fields and what is wrong with them. */
function contradictions(
  rule: Rule,
  category: RuleCategory,
  owner: PackOwner,
  parts: PatternParts,
): readonly (readonly [field: string, problem: string])[] {
  const problems: [string, string][] = []
  const prefixes = owner === 'user' ? ['user_', `${category}_`] : [`${category}_`]
  if (!prefixes.some((prefix) => rule.id.startsWith(prefix))) {
    problems.push(['id', `must start with ${prefixes.join(' or ')}`])
  }
  const classNames: readonly string[] = CLASS_NAMES[category]
  if (!classNames.includes(rule.class_name)) {
    problems.push([
      'class_name',
      `${rule.class_name} is no class of ${category}; these are: ${classNames.join(', ')}`,
    ])
  }
  for (const name of rule.validate ?? []) {
    if (!VALIDATORS.has(name)) problems.push(['validate', `no validator is called ${name}`])
  }
  if (rule.window !== undefined && (rule.keywords.length === 0 || rule.flags?.includes('m'))) {
    problems.push(['window', 'needs keywords, and cannot go with the flag m'])
  }
  const wrongParts = partsProblem(rule.pattern, parts)
  if (wrongParts !== undefined) return [...problems, ['pattern', wrongParts]]
  const pattern = withPatternParts(rule.pattern, parts)
  if (pattern.includes('(?<lead>') && !pattern.includes('(?<value>')) {
    problems.push(['pattern', 'the group lead needs a group value'])
  }
  return problems
}
