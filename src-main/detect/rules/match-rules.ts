/**
 * The L1 engine: a text in, the findings of every rule out.
 *
 * A keyword pass decides which rules can match; each of those runs its
 * expression over its views, and what matches is validated, scored by its
 * context and mapped back to the canonical text.
 */

import type { Finding, View } from '../../../src-shared/model/finding.ts'
import { compareRanges } from '../../../src-shared/model/spans.ts'
import { lowerCaseInPlace } from '../../chunk/view-lower.ts'
import { createViews, sourceRange, type Views, type ViewText } from '../../chunk/views.ts'
import type { CategoryFindings, RulesRequest, RulesResponse } from '../detector.ts'
import { type CompiledRule, compileRules } from './compile-rules.ts'
import { contextChanges } from './context.ts'
import {
  createKeywordPrefilter,
  type KeywordHits,
  type KeywordPrefilter,
} from './keyword-prefilter.ts'
import { keywordWindows } from './keyword-windows.ts'
import { RULE_CATEGORIES, type RuleCategory, type RulePack } from './rule-pack.ts'

/**
 * Findings of one rule in one view after which it stops: a text made of matches
 * would otherwise fill memory and the report, and says nothing new after the
 * first ten thousand.
 */
const MAX_FINDINGS_PER_RULE = 10_000

/** Matches that a rule may examine in one view, found or not: bounds the work of validators. */
const MAX_MATCHES_PER_RULE = 100_000

export type RuleMatcher = (request: RulesRequest) => RulesResponse

/** A view as rules read it. */
interface Reading {
  readonly view: View
  readonly text: string
  /** What validators see: in the lowered view the text as written, at the same places. */
  readonly written: string
  /** In lower case at the same places, for context words. */
  readonly lowered: () => string
  /** The way back; none where places are those of the canonical text. */
  readonly map?: ViewText
  readonly hits: KeywordHits
}

/**
 * Compiles the packs and gives the function that runs them.
 *
 * The function gives one entry per requested category that has a rule switched
 * on, findings in reading order. It is deterministic and linear in the text but
 * for the regular expression engine, which V8's fallback keeps linear.
 * @throws {RulePackError} for rules that cannot run
 */
export function createRuleMatcher(packs: readonly RulePack[]): RuleMatcher {
  const rules = compileRules(packs)
  const prefilter = createKeywordPrefilter(
    rules.map(({ rule }) => ({ keywords: rule.keywords, places: rule.window !== undefined })),
  )

  return ({ text, hidden, categories, switches }) => {
    const views = createViews(text, hidden)
    const readings = new Map<string, Reading>()
    return RULE_CATEGORIES.filter((category) => categories.includes(category)).flatMap(
      (category): CategoryFindings[] => {
        const enabled = [...rules.entries()].filter(
          ([, { rule, onByDefault, category: its }]) =>
            its === category && (switches.get(rule.id) ?? onByDefault),
        )
        if (enabled.length === 0) return []
        const start = performance.now()
        const findings: Finding[] = []
        for (const [index, compiled] of enabled) {
          for (const view of compiled.rule.views) {
            const reading = readingOf(view, category, views, readings, prefilter)
            if (reading.hits.owners.has(index)) {
              runRule(compiled, reading, reading.hits.placesOf(index), findings)
            }
          }
        }
        return [{ category, findings: inOrder(findings), durationMs: performance.now() - start }]
      },
    )
  }
}

/**
 * A view with its keyword pass, made on first use. Words of instructions are
 * looked for in decoded text as it reads; secrets and numbers as they are.
 */
function readingOf(
  view: View,
  category: RuleCategory,
  views: Views,
  readings: Map<string, Reading>,
  prefilter: KeywordPrefilter,
): Reading {
  const folds = view === 'decoded' && category === 'injection'
  const key = folds ? 'decoded-folded' : view
  const known = readings.get(key)
  if (known !== undefined) return known
  const made = folds
    ? mappedReading(view, views.decodedFolded(), prefilter)
    : makeReading(view, views, prefilter, () =>
        readingOf('lowered', category, views, readings, prefilter),
      )
  readings.set(key, made)
  return made
}

function makeReading(
  view: View,
  views: Views,
  prefilter: KeywordPrefilter,
  loweredReading: () => Reading,
): Reading {
  const { original, lowered } = views
  switch (view) {
    case 'lowered':
      return { view, text: lowered(), written: original, lowered, hits: prefilter(lowered()) }
    case 'original':
      return {
        view,
        text: original,
        written: original,
        lowered,
        hits: loweredReading().hits,
      }
    case 'folded':
      return mappedReading(view, views.folded(), prefilter)
    case 'revealed':
      return mappedReading(view, views.revealed(), prefilter)
    case 'decoded':
      return mappedReading(view, views.decoded(), prefilter)
  }
}

function mappedReading(view: View, map: ViewText, prefilter: KeywordPrefilter): Reading {
  const lowered = lowerCaseInPlace(map.text)
  return {
    view,
    text: map.text,
    written: map.text,
    lowered: () => lowered,
    map,
    hits: prefilter(lowered),
  }
}

/** Runs one rule over one view, or over the windows around its keywords, and adds what it finds. */
function runRule(
  compiled: CompiledRule,
  reading: Reading,
  places: readonly number[] | undefined,
  findings: Finding[],
): void {
  const { expression, rule } = compiled
  const { text } = reading
  const windows =
    places === undefined || rule.window === undefined
      ? [{ start: 0, end: text.length }]
      : keywordWindows(text, places, rule.window)
  const most = findings.length + MAX_FINDINGS_PER_RULE
  let matches = 0
  for (const { start, end } of windows) {
    const stretch = text.slice(start, end)
    expression.lastIndex = 0
    for (let match = expression.exec(stretch); match !== null; match = expression.exec(stretch)) {
      if (++matches > MAX_MATCHES_PER_RULE || findings.length >= most) return
      if (match[0] === '') {
        expression.lastIndex++
        continue
      }
      const finding = findingOf(compiled, reading, match, start)
      if (finding !== undefined) findings.push(finding)
    }
  }
}

function findingOf(
  { rule, category, validators }: CompiledRule,
  reading: Reading,
  match: RegExpExecArray,
  stretchStart: number,
): Finding | undefined {
  const groups = match.groups ?? {}
  const start = stretchStart + match.index + (groups.lead?.length ?? 0)
  const end = start + (groups.value ?? match[0]).length
  if (end === start) return undefined
  const value = reading.written.slice(start, end)
  const place = { text: reading.written, start, end, groups }
  if (!validators.every((validate) => validate(value, place))) return undefined
  const context = rule.context ? contextChanges(rule.context, reading.lowered(), start, end) : []
  const score = clamp(context.reduce((sum, { change }) => sum + change, rule.score))
  return {
    ...(reading.map ? sourceRange(reading.map, start, end) : { start, end }),
    category,
    level: 'L1',
    label: rule.class_name,
    severity: rule.severity,
    score,
    explanation: {
      detectorId: rule.id,
      title: rule.title,
      description: rule.description,
      view: reading.view,
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
