/**
 * The user's own rules: `*.yaml` in `rules/` of the data folder.
 *
 * They are held to what the shipped packs are held to, when they are loaded and
 * not in a test: shape, ids, patterns, examples. A file with a problem is left
 * out as a whole, with words that say where and why; it stops nothing else.
 */

import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { type PreparedPack, prepareRules } from '../match/prepare-rules.ts'
import {
  type PlacedRulePack,
  type Rule,
  type RulePack,
  RulePackError,
  readRulePack,
} from '../pack/rule-pack.ts'
import { linearPattern } from '../pattern/linear-pattern.ts'
import { PatternError } from '../pattern/parse-pattern.ts'
import { boundedProblem } from '../prove/prove-bounded.ts'
import { type ExampleOutcome, testRules } from './test-rules.ts'

/** The folder in the data folder. */
export const USER_RULES_FOLDER = 'rules'

export const MAX_RULE_FILE_BYTES = 1_000_000
/** In all files together: about four times what ships. */
export const MAX_USER_RULES = 2_000
export const MAX_RULE_FILES = 100

/** A file that is not used, and why, one sentence a problem. */
export interface LeftOutFile {
  readonly file: string
  readonly problems: readonly string[]
}

/** A file of a pack that is in use. */
export interface UsedFile {
  readonly file: string
  readonly rules: number
}

export interface UserRules {
  /** Packs that are in use, in the order of their files' names. */
  readonly packs: readonly RulePack[]
  /** Their files, in the same order. */
  readonly used: readonly UsedFile[]
  readonly leftOut: readonly LeftOutFile[]
}

/** What a folder would be like: with a file of this text, or with null without it. */
export interface RuleFileChange {
  readonly file: string
  readonly source: string | null
}

/**
 * The rules of a data folder. Never throws: what cannot be used is left out and named.
 * @param shipped ids that are taken.
 * @param change read as if it had been made; its file comes behind all others, so that it takes nothing of theirs.
 */
export function loadUserRules(
  dataDir: string,
  shipped: Iterable<string>,
  change?: RuleFileChange,
): UserRules {
  const folder = join(dataDir, USER_RULES_FOLDER)
  const read: { readonly file: string; readonly pack: RulePack }[] = []
  const leftOut: LeftOutFile[] = []
  const taken = new Set(shipped)
  let room = MAX_USER_RULES
  try {
    for (const [index, file] of ruleFilesIn(folder, change).entries()) {
      try {
        if (index >= MAX_RULE_FILES) {
          throw new RulePackError(file, [`only ${MAX_RULE_FILES} files are read`])
        }
        const source =
          change?.file === file && change.source !== null
            ? change.source
            : readRuleFile(join(folder, file), file)
        const pack = checkRuleFile(source, file, taken)
        if (pack.rules.length > room) {
          throw new RulePackError(file, [`only ${MAX_USER_RULES} rules are used in all`])
        }
        room -= pack.rules.length
        for (const id of idsOf([pack])) taken.add(id)
        read.push({ file, pack })
      } catch (error) {
        leftOut.push({ file, problems: problemsOf(error) })
      }
    }
  } catch (error) {
    leftOut.push({ file: USER_RULES_FOLDER, problems: problemsOf(error) })
  }
  read.sort((a, b) => (a.file < b.file ? -1 : 1))
  return {
    packs: read.map(({ pack }) => pack),
    used: read.map(({ file, pack }) => ({ file, rules: pack.rules.length })),
    leftOut,
  }
}

/** What a file of rules is worth, for its author. */
export interface RuleFileReport {
  /** How many rules it has; 0 where it cannot be read as a pack. */
  readonly rules: number
  /** Empty where the rules cannot run. */
  readonly examples: readonly ExampleOutcome[]
  /** Sentences that name line, rule and field; empty where the file can be used. */
  readonly problems: readonly string[]
}

/**
 * Holds a file to everything that a file in the data folder is held to.
 * @param shipped the packs whose ids are taken.
 * @throws the file system's error where there is no file, or it cannot be opened.
 */
export function testRuleFile(path: string, shipped: readonly PreparedPack[]): RuleFileReport {
  const file = basename(path)
  try {
    const { pack, ...tested } = testRuleSource(readRuleFile(path, file), file, idsOf(shipped))
    return { rules: pack.rules.length, ...tested }
  } catch (error) {
    if (!(error instanceof RulePackError)) throw error
    return { rules: 0, examples: [], problems: error.problems }
  }
}

/** Rules that can run, and what their examples came to. */
interface TestedRules extends Omit<RuleFileReport, 'rules'> {
  readonly pack: RulePack
}

/**
 * Holds the text of a file to everything that a file in the data folder is held to.
 * @param taken ids of rules that there are already.
 * @throws {RulePackError} where the rules cannot run; what their examples show is told.
 */
export function testRuleSource(source: string, file: string, taken: Iterable<string>): TestedRules {
  const placed = openRulePack(source, file, new Set(taken))
  const examples = testRules(placed.pack)
  const problems = examples.flatMap((outcome) => exampleProblem(outcome, placed))
  return { pack: placed.pack, examples, problems }
}

/** A pack of a file that passes every check. */
function checkRuleFile(source: string, file: string, taken: ReadonlySet<string>): RulePack {
  const { pack, problems } = testRuleSource(source, file, taken)
  if (problems.length > 0) throw new RulePackError(file, problems)
  return pack
}

/** A pack whose rules can run; its examples are not tried yet. */
function openRulePack(source: string, file: string, taken: ReadonlySet<string>): PlacedRulePack {
  const placed = readRulePack(source, file, 'user')
  if (placed.pack.rules.length > MAX_USER_RULES) {
    throw new RulePackError(file, [`only ${MAX_USER_RULES} rules are used in all`])
  }
  const problems = [...idProblems(placed, taken), ...patternProblems(placed)]
  if (problems.length > 0) throw new RulePackError(file, problems)
  return placed
}

/** What an example shows to be wrong, as a sentence with its line; empty where it is as promised. */
function exampleProblem(
  { rule, ruleId, list, example, problem }: ExampleOutcome,
  { lineOf }: PlacedRulePack,
): readonly string[] {
  if (problem === undefined) return []
  const line = lineOf(rule, list, String(example))
  return [`line ${line}: ${ruleId}: ${list}: example ${example + 1}: ${problem}`]
}

/** Ids of all rules of packs. */
export function idsOf(packs: readonly PreparedPack[]): readonly string[] {
  return packs.flatMap(({ rules }) => rules.map(({ id }) => id))
}

function idProblems({ pack, lineOf }: PlacedRulePack, taken: ReadonlySet<string>): string[] {
  const seen = new Set<string>()
  return pack.rules.flatMap(({ id }, index) => {
    const problem = taken.has(id)
      ? 'another pack has a rule of this id'
      : seen.has(id)
        ? 'is used twice'
        : undefined
    seen.add(id)
    return problem === undefined ? [] : [`line ${lineOf(index, 'id')}: ${id}: id: ${problem}`]
  })
}

function patternProblems({ pack, lineOf }: PlacedRulePack): string[] {
  return pack.rules.flatMap((rule, index) =>
    patternProblem(rule, pack).map((problem) => `line ${lineOf(index, 'pattern')}: ${problem}`),
  )
}

/** The bound comes first: only what it lets through is sure to be worked out quickly. */
function patternProblem(rule: Rule, pack: RulePack): readonly string[] {
  const inPattern = (problem: string) => [`${rule.id}: pattern: ${problem}`]
  try {
    new RegExp(linearPattern(rule.pattern))
    const problem = boundedProblem(rule)
    if (problem !== undefined) return inPattern(problem)
    prepareRules([{ ...pack, rules: [rule] }])
    return []
  } catch (error) {
    if (error instanceof RulePackError) return error.problems
    if (error instanceof RangeError) return inPattern('is nested too deeply')
    if (error instanceof PatternError || error instanceof SyntaxError) {
      return inPattern(error.message)
    }
    throw error
  }
}

/** Names in order, that of a change last; none where the folder is missing. Other files may lie beside the rules. */
function ruleFilesIn(folder: string, change?: RuleFileChange): readonly string[] {
  const added = change === undefined || change.source === null ? [] : [change.file]
  const kind = lstatSync(folder, { throwIfNoEntry: false })
  if (kind === undefined) return added
  if (!kind.isDirectory())
    throw new RulePackError(folder, ['is not a folder; links are not followed'])
  const others = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml') && name !== change?.file)
    .sort()
  return [...others, ...added]
}

/**
 * The text of a file. Links are not followed, so that the folder holds what is
 * used; devices and pipes are not read, because they may never end.
 * @throws {RulePackError} for what is not read, and the file system's error where there is nothing.
 */
export function readRuleFile(path: string, file: string): string {
  const refusal = (problem: string) => new RulePackError(file, [problem])
  if (lstatSync(path).isSymbolicLink()) throw refusal('is a link; links are not followed')
  // Where the platform has these flags, they hold also for a file that was exchanged since.
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants
  const handle = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
  try {
    const stat = fstatSync(handle)
    if (!stat.isFile()) throw refusal('is not a file')
    if (stat.size > MAX_RULE_FILE_BYTES) {
      throw refusal(`is larger than ${MAX_RULE_FILE_BYTES} bytes`)
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(handle))
  } catch (error) {
    if (error instanceof TypeError) throw refusal('is not UTF-8')
    throw error
  } finally {
    closeSync(handle)
  }
}

/** Our own sentences; of others' errors the system's code or the kind, as messages may quote the file. */
function problemsOf(error: unknown): readonly string[] {
  if (error instanceof RulePackError) return error.problems
  if (!(error instanceof Error)) return ['cannot be used']
  return [`cannot be used (${'code' in error ? String(error.code) : error.name})`]
}
