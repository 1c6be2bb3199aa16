import { expect, it } from 'vitest'
import type { Evaluation } from './evaluate.ts'
import { metricsOf } from './metrics.ts'
import { tableOf } from './table.ts'

const evaluation = (incomplete: number): Evaluation => ({
  category: 'injection',
  max_level: 'L3',
  ...metricsOf(
    // 8 of 10 are found, and nothing else.
    Array.from({ length: 10 }, (_, index) => ({ positive: true, accepted: index < 8, score: 0 })),
  ),
  ms_per_document: 1,
  tokens_per_second: 1,
  by_source: { none: metricsOf([]) },
  by_lang: {},
  incomplete,
})

it('tells the intervals of precision and recall', () => {
  const [, all, none] = tableOf(evaluation(0)).split('\n')
  expect(all).toContain(' P 1.000 [0.68–1.00] R 0.800 [0.49–0.94] F1 ')
  expect(none).toContain(' P - R - F1 ')
})

it('tells of rows that were not wholly read, where there are any', () => {
  expect(tableOf(evaluation(0))).not.toContain('not wholly read')
  expect(tableOf(evaluation(2))).toContain('\nnot wholly read: 2\n')
})
