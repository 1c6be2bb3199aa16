/** An evaluation as lines for people. */

import type { Evaluation } from './evaluate.ts'
import type { Metrics, Share } from './metrics.ts'

/** The whole set, then its sources and languages, then stretches by label; precision and recall with their 95 % intervals. */
export function tableOf(evaluation: Evaluation): string {
  const { category, max_level, ms_per_document, tokens_per_second, by_source, by_lang, spans } =
    evaluation
  const lines = [
    `${category}, up to ${max_level}: ${ms_per_document.toFixed(2)} ms a document, ${Math.round(tokens_per_second)} tokens a second`,
    ...(evaluation.incomplete > 0 ? [`not wholly read: ${evaluation.incomplete}`] : []),
    lineOf('all', evaluation),
    ...Object.entries(by_source).map(([name, metrics]) => lineOf(`  ${name}`, metrics)),
    ...Object.entries(by_lang).map(([name, metrics]) => lineOf(`  [${name}]`, metrics)),
    ...Object.entries(spans ?? {}).map(
      ([label, { wanted, found, exact, overlap, characters }]) =>
        `  ${label.padEnd(28)} wanted ${wanted} found ${found} F1 exact ${digits(exact.f1)} overlap ${digits(overlap.f1)} characters ${digits(characters.f1)}`,
    ),
  ]
  return `${lines.join('\n')}\n`
}

function lineOf(name: string, metrics: Metrics): string {
  const { n, positives, f1, fpr, recall_at_fpr, intervals } = metrics
  const at = Object.entries(recall_at_fpr).map(([rate, value]) => `R@${rate} ${digits(value)}`)
  return `${name.padEnd(30)} n ${n} positives ${positives} P ${bounded(intervals.precision)} R ${bounded(intervals.recall)} F1 ${digits(f1)} FPR ${digits(fpr)} ${at.join(' ')}`
}

function bounded(share: Share | null): string {
  if (share === null) return '-'
  return `${digits(share.value)} [${share.low.toFixed(2)}–${share.high.toFixed(2)}]`
}

function digits(value: number | null): string {
  return value === null ? '-' : value.toFixed(3)
}
