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

it('ranks personal data by the surest find, not by the most severe', async () => {
  const asked = normalizeScanConfig({ categories: ['pii'], max_level: 'L3' })
  if (isConfigProblem(asked)) throw new Error(asked.message)
  const found: Pick<ScanPipeline, 'detect'> = {
    detect: async ({ text }) => ({
      status: 'completed',
      result: {
        progress: {},
        categories: {
          pii: {
            category: 'pii',
            class_name: 'PERSON',
            confidence: 0.7,
            accepted: true,
            evidence_spans: [],
          },
        },
        completion: { state: 'complete', failures: [] },
      },
      findings: [
        { label: 'PERSON', score: 0.7, accepted: true },
        { label: 'ORGANIZATION', score: Number(text), accepted: true },
        { label: 'LOCATION', score: 1, accepted: false },
      ] as never,
      counts: {},
      heat: [],
    }),
  }
  const scores: number[] = []
  const rows = [{ text: '0.8', label: 1 as const }]
  await evaluate(rows, found, asked, ({ score }) => void scores.push(score))
  expect(scores).toEqual([0.9])
})
