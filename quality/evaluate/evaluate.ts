/** Runs labelled rows through the same engine as every scan, and says how right it was. */

import { tokenStarts } from '../../src-main/chunk/tokenizer.ts'
import { unsealOutcome } from '../../src-main/decide/sealed-outcome.ts'
import type { ScanEngine } from '../../src-main/scan/scan-submission.ts'
import type { CategoryResult } from '../../src-shared/contract/scan-result.ts'
import type { ScanSettings } from '../../src-shared/contract/scan-settings.ts'
import type { MergedFinding } from '../../src-shared/model/finding.ts'
import { BENIGN, type Category, type Level } from '../../src-shared/model/vocabulary.ts'
import { groupOf, markedGroups } from './entity-groups.ts'
import { type Judged, type Metrics, metricsOf } from './metrics.ts'
import type { LabelledRow } from './read-rows.ts'
import { createSpanCounter, type LabelledStretch, type SpanMetrics } from './span-metrics.ts'

/** The label of planted text and of what is found of it. */
const PLANTED = 'attack'

export interface Evaluation extends Metrics {
  readonly category: Category
  readonly max_level: Level
  readonly ms_per_document: number
  readonly tokens_per_second: number
  readonly by_source: Readonly<Record<string, Metrics>>
  readonly by_lang: Readonly<Record<string, Metrics>>
  /** Of rows that mark stretches: of pii by label, of injection what was planted, as `attack`. */
  readonly spans?: Readonly<Record<string, SpanMetrics>>
  /** Rows in which a planned detector failed or is missing; what it would have found counts as not found. */
  readonly incomplete: number
}

/** What came of one row. */
export interface JudgedRow extends Judged {
  readonly source: string
  readonly lang: string
  /** The highest confidence of each label that was told of a place, accepted or not; thresholds are chosen from these. */
  readonly labels: Readonly<Record<string, number>>
  /** Whether every planned detector read it. */
  readonly complete: boolean
}

/**
 * Evaluates one category. Rows are read one after another, so that the times are
 * those of one document alone; a row counts as found where the category is
 * accepted, and one for which no detector could run as not found.
 * @param onRow is waited for, outside the times.
 */
export async function evaluate(
  rows: Iterable<LabelledRow> | AsyncIterable<LabelledRow>,
  engine: Pick<ScanEngine, 'detect'>,
  settings: ScanSettings,
  onRow: (row: JudgedRow, done: number) => void | Promise<void> = () => {},
): Promise<Evaluation> {
  const [category] = settings.categories
  if (category === undefined) throw new Error('no category to evaluate')
  const judged: JudgedRow[] = []
  const spans = createSpanCounter()
  const { signal } = new AbortController()
  let [milliseconds, tokens] = [0, 0]
  for await (const row of rows) {
    const { text, label, source = 'unknown', lang = 'unknown' } = row
    const begin = performance.now()
    const { result, findings } = unsealOutcome(
      await engine.detect({ text, sourceMap: [], warnings: [] }, settings, signal),
    )
    milliseconds += performance.now() - begin
    tokens += tokenStarts(text).length
    const found = result.categories[category]
    const verdict = {
      positive: label === 1,
      accepted: found?.accepted ?? false,
      score: found ? riskOf(found, findings) : 0,
      source,
      lang,
      labels: highestByLabel(findings),
      complete: result.completion.state === 'complete',
    }
    judged.push(verdict)
    const evidence = evidenceOf(found, category)
    const wanted = markedIn(row, category, evidence)
    if (wanted) spans.add(wanted, evidence)
    await onRow(verdict, judged.length)
  }
  const stretches = spans.figures()
  return {
    category,
    max_level: settings.maxLevel,
    ...metricsOf(judged),
    ms_per_document: milliseconds / Math.max(1, judged.length),
    tokens_per_second: tokens / Math.max(1e-9, milliseconds / 1_000),
    by_source: groupedBy(judged, ({ source }) => source),
    by_lang: groupedBy(judged, ({ lang }) => lang),
    ...((category === 'pii' || Object.keys(stretches).length > 0) && { spans: stretches }),
    incomplete: judged.filter(({ complete }) => !complete).length,
  }
}

/** What a row marks of a category; undefined where it marks nothing. */
function markedIn(
  { label, spans, payload_span: planted }: LabelledRow,
  category: Category,
  evidence: readonly LabelledStretch[],
): readonly LabelledStretch[] | undefined {
  if (category === 'pii') return spans && markedGroups(spans, evidence)
  if (category !== 'injection' || !planted || label === 0) return undefined
  return [{ start: planted[0], end: planted[1], label: PLANTED }]
}

/** The evidence, in code points; that of an injection is one kind, whatever says so. */
function evidenceOf(
  found: CategoryResult | undefined,
  category: Category,
): readonly LabelledStretch[] {
  const spans = (found?.evidence_spans ?? []).map(
    ({ start_char: start = 0, end_char: end = 0, label }) => ({
      start,
      end,
      label: category === 'injection' ? PLANTED : (label ?? ''),
    }),
  )
  return category === 'pii' ? spans.flatMap((span) => groupOf(span) ?? []) : spans
}

/**
 * How risky a category looks, 0 to 1. What is accepted looks riskier than what is not; and
 * of whole texts, what a rule accepts riskier than what networks alone do: it is sure at
 * less than what some of these give to harmless texts, and more often right (on the
 * validation sources 98 of 100 against 74). Within each the confidence of the class counts,
 * or what a harmless verdict leaves.
 */
function riskOf(
  { category, accepted, class_name, confidence = 0 }: CategoryResult,
  findings: readonly Pick<MergedFinding, 'accepted' | 'score' | 'level'>[],
): number {
  const own = findings.filter((each) => each.accepted === accepted)
  const whole = category === 'injection' || category === 'threat'
  // The class of finds is that of the most severe, which is not the surest.
  const ofClass = class_name === BENIGN ? 1 - confidence : confidence
  const risk = whole ? ofClass : Math.max(0, ...own.map(({ score }) => score))
  const byRule = whole && own.some(({ level }) => level === 'L1')
  return ((!accepted ? 0 : byRule ? 2 : 1) + risk) / 3
}

function highestByLabel(
  findings: readonly { readonly label: string; readonly score: number }[],
): Readonly<Record<string, number>> {
  const highest: Record<string, number> = {}
  for (const { label, score } of findings) highest[label] = Math.max(highest[label] ?? 0, score)
  return highest
}

function groupedBy<J extends Judged>(
  judged: readonly J[],
  key: (each: J) => string,
): Readonly<Record<string, Metrics>> {
  const groups = [...Map.groupBy(judged, key)].sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(groups.map(([name, each]) => [name, metricsOf(each)]))
}
