/**
 * Level L1: a text in, the findings of every rule out.
 *
 * A few passes over a text decide which rules can match and where; each of those
 * tries its expression at those places of its views, and what matches is
 * validated, scored by its context and mapped back to the canonical text.
 */

import type { Finding } from '../../../../src-shared/model/finding.ts'
import { once } from '../../../../src-shared/model/once.ts'
import { compareRanges, overlapFinder } from '../../../../src-shared/model/spans.ts'
import { inNarrowUnits } from '../../../chunk/text-units.ts'
import type { LabelTest } from '../../../chunk/views/label-cells.ts'
import { withoutJsonEscapes } from '../../../chunk/views/string-escapes.ts'
import { createViews, type PlacesOf, sourceRange } from '../../../chunk/views/views.ts'
import type { CategoryFindings, RulesRequest, RulesResponse } from '../../detector.ts'
import { RULE_CATEGORIES, type RuleCategory } from '../pack/rule-pack.ts'
import { keywordWindows } from '../prefilter/keyword-windows.ts'
import { type CompiledRule, compileRules } from './compile-rules.ts'
import { contextChanges } from './context.ts'
import { matchesAtStarts, type PlacedMatch } from './match-places.ts'
import type { PreparedRules } from './prepare-rules.ts'
import { createRuleSet, READ_TEXT, type Reading, type ReadText, type RuleSet } from './rule-set.ts'
import { placesMet, viewWordCount } from './rule-words.ts'
import { type Scan, type SearchedView, searchedTextOf } from './searched-views.ts'

/**
 * Findings of one rule in one view after which it stops: a text made of matches
 * would otherwise fill memory and the report. Above what people have: the
 * longest chat that phones export is of 40,000 messages, each with who wrote it.
 */
export const MAX_FINDINGS_PER_RULE = 50_000

/** Matches that a rule may examine in one view, found or not: bounds the work of validators. */
const MAX_MATCHES_PER_RULE = 100_000

const DECODED: ReadonlySet<ReadText> = new Set([READ_TEXT.decoded, READ_TEXT.decodedFolded])

export type RuleMatcher = (request: RulesRequest) => RulesResponse

/** What is the same for every request of some categories and switches. */
interface Plan extends Pick<Scan, 'wanted' | 'isLabel'> {
  /** Those that have a rule to run, with the texts that they read. */
  readonly categories: readonly {
    readonly category: RuleCategory
    readonly readings: readonly Reading[]
  }[]
}

/**
 * Compiles the packs and gives the function that runs them.
 *
 * The function gives one entry per requested category that has a rule switched
 * on, findings in reading order. It is deterministic and linear in the text but
 * for the regular expression engine, which V8's fallback keeps linear.
 * @throws {RulePackError} for rules that cannot run
 */
export function createRuleMatcher(prepared: PreparedRules): RuleMatcher {
  const ruleSet = createRuleSet(compileRules(prepared), prepared.words)
  const byDefault = new Map<string, Plan>()
  const planOf = (asked: readonly RuleCategory[], switches: RulesRequest['switches']) => {
    if (switches.size > 0) return planFor(ruleSet, asked, switches)
    const key = asked.join()
    const known = byDefault.get(key) ?? planFor(ruleSet, asked, switches)
    byDefault.set(key, known)
    return known
  }
  const findIn = (
    text: string,
    hidden: RulesRequest['hidden'],
    { categories: planned, ...plan }: Plan,
  ): RulesResponse => {
    const placesOf: PlacesOf = (finder) => {
      const { hits, text } = searchedTextOf(READ_TEXT.lowered, scan)
      return placesMet(hits, ruleSet.rules.length, text)(finder)
    }
    const views = createViews(text, hidden, placesOf)
    const scan: Scan = { ...plan, ruleSet, views, searched: [] }
    return planned.map(({ category, readings }): CategoryFindings => {
      const start = performance.now()
      const findings: Finding[] = []
      const capped = new Set<number>()
      for (const { text, reads } of readings) {
        const searched = searchedTextOf(text, scan)
        if (searched.text === '') continue
        for (const owner of searched.tried) {
          if (reads[owner] === 0) continue
          if (!runRule(ruleSet, owner, searched, findings)) capped.add(owner)
        }
      }
      const durationMs = performance.now() - start
      const isCut = readings.some(({ text }) => DECODED.has(text)) && scan.views.decoded().isCut
      return {
        category,
        findings: inOrder(findings),
        durationMs,
        ...(capped.size > 0 && { capped: idsOf(ruleSet, capped) }),
        ...(isCut && { isCut }),
      }
    })
  }
  return ({ text: given, hidden, categories, switches }) => {
    const text = inNarrowUnits(given)
    const asked = RULE_CATEGORIES.filter((category) => categories.includes(category))
    const plan = planOf(asked, switches)
    const asWritten = findIn(text, hidden, plan)
    const asSaid = withoutJsonEscapes(text)
    if (asSaid === text) return asWritten
    return withStringsRead(asWritten, findIn(inNarrowUnits(asSaid), hidden, plan))
  }
}

/**
 * Joins what rules find in JSON as it is written and as its strings say it: there the letter of an escape stands before
 * the first word of each line, and a value goes on behind its end. Where a rule finds both, what is said counts.
 */
function withStringsRead(asWritten: RulesResponse, asSaid: RulesResponse): RulesResponse {
  return asWritten.map((written, at) => {
    const said = asSaid[at] as CategoryFindings
    const over = overlapFinder(said.findings)
    const others = written.findings.filter(
      (each) =>
        !over(each).some(
          ({ explanation }) => explanation.detectorId === each.explanation.detectorId,
        ),
    )
    const capped = [...new Set([...(written.capped ?? []), ...(said.capped ?? [])])]
    return {
      category: written.category,
      findings: inOrder([...others, ...said.findings]),
      durationMs: written.durationMs + said.durationMs,
      ...(capped.length > 0 && { capped }),
      ...((written.isCut || said.isCut) && { isCut: true }),
    }
  })
}

function planFor(
  ruleSet: RuleSet,
  asked: readonly RuleCategory[],
  switches: RulesRequest['switches'],
): Plan {
  const wanted = wantedRules(ruleSet, asked, switches)
  return {
    wanted,
    isLabel: labelTest(ruleSet, wanted),
    categories: asked.flatMap((category) => {
      const readings = ruleSet
        .readingsOf(category)
        .filter(({ reads }) =>
          reads.some((isRead, owner) => (isRead & (wanted[owner] as number)) === 1),
        )
      return readings.length === 0 ? [] : [{ category, readings }]
    }),
  }
}

/** In the order of the rules. */
function idsOf({ rules }: RuleSet, owners: ReadonlySet<number>): readonly string[] {
  return rules.flatMap(({ rule }, owner) => (owners.has(owner) ? [rule.id] : []))
}

/** 1 for each rule of the categories that is switched on, and for each word that views look for. */
function wantedRules(
  { rules }: RuleSet,
  categories: readonly RuleCategory[],
  switches: RulesRequest['switches'],
): Uint8Array {
  const wanted = new Uint8Array(rules.length + viewWordCount()).fill(1, rules.length)
  for (let index = 0; index < rules.length; index++) {
    const { rule, category, onByDefault } = rules[index] as CompiledRule
    if (!categories.includes(category)) continue
    const isOn = switches.get(rule.id) ?? onByDefault
    if (isOn) wanted[index] = 1
  }
  return wanted
}

/** Whether a wanted rule that reads the labelled view has a word of a label among its keywords. */
function labelTest(ruleSet: RuleSet, wanted: Uint8Array): LabelTest {
  const readers = once(() =>
    wanted.map((isWanted, owner) => {
      const rule = ruleSet.rules[owner]?.rule
      return isWanted & Number(rule?.views.includes('labelled') === true)
    }),
  )
  const wantsAny = once(() =>
    ruleSet.rules.some(({ rule }, owner) => readers()[owner] === 1 && rule.keywords.length === 0),
  )
  return (label) => wantsAny() || ruleSet.prefilters.labelled().holdsKeywordOf(readers(), label)
}

/**
 * Runs one rule over one view, or over the windows around its keywords, and adds what it finds.
 * @returns whether it came to the end; false where it met one of its bounds before.
 */
function runRule(
  ruleSet: RuleSet,
  index: number,
  searched: SearchedView,
  findings: Finding[],
): boolean {
  const compiled = ruleSet.rules[index] as CompiledRule
  const { anchor } = compiled
  const { text } = searched
  const starts =
    anchor.within === 'everywhere'
      ? [0, text.length - 1]
      : (searched.starts[anchor.within]?.of(index) ?? [])
  if (starts.length === 0) return true
  const most = findings.length + MAX_FINDINGS_PER_RULE
  const matches = matchesOf(ruleSet, index, searched, starts)
  let count = 0
  for (const [match, stretchStart] of matches) {
    if (++count > MAX_MATCHES_PER_RULE || findings.length >= most) return false
    const finding = findingOf(compiled, searched, match, stretchStart)
    if (finding !== undefined) findings.push(finding)
  }
  return true
}

/** What the expression of a rule matches from its starts on, or within the windows around its keywords. */
function matchesOf(
  ruleSet: RuleSet,
  index: number,
  { text, hits, matches }: SearchedView,
  starts: readonly number[],
): Iterable<PlacedMatch> {
  const { rule, source, sticky } = ruleSet.rules[index] as CompiledRule
  const places = rule.window === undefined ? undefined : hits.placesOf(index)
  const windows =
    places === undefined || rule.window === undefined
      ? [{ start: 0, end: text.length }]
      : keywordWindows(text, places, rule.window, starts)
  const found = matchesAtStarts(sticky(), text, windows, starts, ruleSet.filterOf(index))
  if (rule.window !== undefined || !ruleSet.shared.has(source)) return found
  const key = `${rule.flags ?? ''}/${source}`
  const known = matches.get(key) ?? found.take(MAX_MATCHES_PER_RULE + 1).toArray()
  matches.set(key, known)
  return known
}

function findingOf(
  { rule, category, validators }: CompiledRule,
  searched: SearchedView,
  match: RegExpExecArray,
  stretchStart: number,
): Finding | undefined {
  const groups = match.groups ?? {}
  const start = stretchStart + match.index + (groups.lead?.length ?? 0)
  const end = start + (groups.value ?? match[0]).length
  if (end === start) return undefined
  const value = searched.written.slice(start, end)
  const range = () => (searched.map ? sourceRange(searched.map, start, end) : { start, end })
  const inDocument = () => ({ text: searched.canonical, ...range() })
  const place = { text: searched.written, start, end, groups, inDocument }
  if (!validators.every((validate) => validate(value, place))) return undefined
  const evidence = range()
  // A view says what a head or a key says before each of its values: the document has that once, elsewhere.
  if (evidence.end <= evidence.start) return undefined
  const context = rule.context ? contextChanges(rule.context, searched.lowered(), start, end) : []
  const score = clamp(context.reduce((sum, { change }) => sum + change, rule.score))
  return {
    ...evidence,
    category,
    level: 'L1',
    label: rule.class_name,
    severity: rule.severity,
    score,
    explanation: {
      detectorId: rule.id,
      title: rule.title,
      description: rule.description,
      view: searched.view,
      baseScore: rule.score,
      score,
      validated: rule.validate ?? [],
      context,
    },
  }
}

/** 0 to 1, without the dust of adding decimal fractions. */
function clamp(score: number): number {
  return Math.round(Math.min(1, Math.max(0, score)) * 1e6) / 1e6
}

/** Reading order; of one rule's findings at one place, from several views, the best. */
function inOrder(findings: readonly Finding[]): readonly Finding[] {
  const sorted = [...findings].sort(
    (a, b) =>
      compareRanges(a, b) ||
      compareText(a.explanation.detectorId, b.explanation.detectorId) ||
      b.score - a.score,
  )
  return sorted.filter((finding, index) => {
    const previous = sorted[index - 1]
    return (
      previous === undefined ||
      compareRanges(previous, finding) !== 0 ||
      previous.explanation.detectorId !== finding.explanation.detectorId
    )
  })
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
