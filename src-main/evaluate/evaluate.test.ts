import { expect, it } from 'vitest'
import { isConfigProblem, normalizeScanConfig } from '../../src-shared/contract/scan-request.ts'
import type { Completion } from '../../src-shared/contract/scan-result.ts'
import type { ScanPipeline } from '../jobs/scan-pipeline.ts'
import { evaluate, type JudgedRow } from './evaluate.ts'

const settings = normalizeScanConfig({ categories: ['injection'], max_level: 'L3' })
if (isConfigProblem(settings)) throw new Error(settings.message)

/** Reads nothing; each text is the state in which its scan ends. */
const pipeline: Pick<ScanPipeline, 'detect'> = {
  detect: async ({ text }) => ({
    status: 'completed',
    result: {
      progress: {},
      categories: {},
      completion: { state: text as Completion['state'], failures: [] },
    },
    findings: [],
    counts: {},
    heat: [],
  }),
}

it('counts the rows that were not wholly read, and tells which', async () => {
  const rows = ['complete', 'degraded', 'failed', 'complete'].map((text) => ({
    text,
    label: 0 as const,
  }))
  const told: JudgedRow[] = []
  const evaluation = await evaluate(rows, pipeline, settings, (row) => void told.push(row))
  expect(evaluation).toMatchObject({ n: 4, incomplete: 2 })
  expect(told.map(({ complete }) => complete)).toEqual([true, false, false, true])
})
