/** Runs labelled rows through the same pipeline as every scan, and says how right it was. */

import type { ScanSettings } from '../../src-shared/contract/scan-request.ts'
import type { CategoryResult } from '../../src-shared/contract/scan-result.ts'
import { BENIGN, type Category, type Level } from '../../src-shared/model/vocabulary.ts'
import { tokenStarts } from '../chunk/tokenizer.ts'
import type { ScanPipeline } from '../jobs/scan-pipeline.ts'
import { groupOf } from './entity-groups.ts'
import { type Judged, type Metrics, metricsOf } from './metrics.ts'
import type { LabelledRow } from './read-rows.ts'
import { createSpanCounter, type SpanMetrics } from './span-metrics.ts'

export interface Evaluation extends Metrics {
  readonly category: Category
  readonly max_level: Level
  readonly ms_per_document: number
  readonly tokens_per_second: number
  readonly by_source: Readonly<Record<string, Metrics>>
  readonly by_lang: Readonly<Record<string, Metrics>>
  /** Of pii: by label, of rows that mark stretches. */
  readonly spans?: Readonly<Record<string, SpanMetrics>>
}

/** What came of one row. */
export interface JudgedRow extends Judged {
  readonly source: string
  readonly lang: string
  /** The highest confidence of each label, whether accepted or not; thresholds are chosen from these. */
  readonly labels: Readonly<Record<string, number>>
}

/**
 * Evaluates one category. Rows are read one after another, so that the times are
 * those of one document alone; a row counts as found where the category is
 * accepted, and one for which no detector could run as not found.
 */
export async function evaluate(
  rows: Iterable<LabelledRow> | AsyncIterable<LabelledRow>,
  pipeline: ScanPipeline,
  settings: ScanSettings,
  onRow: (row: JudgedRow, done: number) => void = () => {},
): Promise<Evaluation> {
  const [category] = settings.categories
  if (category === undefined) throw new Error('no category to evaluate')
  const judged: JudgedRow[] = []
  const spans = createSpanCounter()
  const { signal } = new AbortController()
  let [milliseconds, tokens] = [0, 0]
  for await (const { text, label, source = 'unknown', lang = 'unknown', spans: marked } of rows) {
    const begin = performance.now()
    const { result, findings } = await pipeline.detect({ text, sourceMap: [] }, settings, signal)
    milliseconds += performance.now() - begin
    tokens += tokenStarts(text).length
    const found = result.categories[category]
    const row = {
      positive: label === 1,
      accepted: found?.accepted ?? false,
      score: found ? riskOf(found) : 0,
      source,
      lang,
      labels: highestByLabel(findings),
    }
    judged.push(row)
    if (category === 'pii' && marked) {
      const wanted = marked.flatMap((span) => groupOf(span) ?? [])
      const own = (found?.evidence_spans ?? []).map((span) => ({
        start: span.start_char ?? 0,
        end: span.end_char ?? 0,
        label: span.label ?? '',
      }))
      spans.add(wanted, own)
    }
    onRow(row, judged.length)
  }
  return {
    category,
    max_level: settings.maxLevel,
    ...metricsOf(judged),
    ms_per_document: milliseconds / Math.max(1, judged.length),
    tokens_per_second: tokens / Math.max(1e-9, milliseconds / 1_000),
    by_source: groupedBy(judged, ({ source }) => source),
    by_lang: groupedBy(judged, ({ lang }) => lang),
    ...(category === 'pii' && { spans: spans.figures() }),
  }
}

/**
 * How risky a category looks: the confidence of its class, or what a harmless verdict
 * leaves. What is accepted looks riskier than what is not, whoever said so: a rule is
 * sure at less than what some models give to harmless texts.
 */
function riskOf({ accepted, class_name, confidence = 0 }: CategoryResult): number {
  const risk = class_name === BENIGN ? 1 - confidence : confidence
  return accepted ? (1 + risk) / 2 : risk / 2
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
