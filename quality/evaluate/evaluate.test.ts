import { expect, it } from 'vitest'
import type { ScanOutcome } from '../../src-main/decide/scan-outcome.ts'
import { sealOutcome } from '../../src-main/decide/sealed-outcome.ts'
import type { ScanEngine } from '../../src-main/scan/scan-submission.ts'
import type { Completion } from '../../src-shared/contract/scan-result.ts'
import { settingsOf } from '../../src-shared/contract/scan-settings.ts'
import type { Category, Level } from '../../src-shared/model/vocabulary.ts'
import { evaluate, type JudgedRow } from './evaluate.ts'

type Finding = Pick<ScanOutcome['findings'][number], 'label' | 'score' | 'accepted' | 'level'>

/** Reads nothing; of each text it answers what is made of it. */
function engineOf(
  answer: (text: string) => Partial<ScanOutcome['result']>,
  findings: readonly Finding[] = [],
): Pick<ScanEngine, 'detect'> {
  const completion: Completion = { state: 'complete', failures: [] }
  return {
    detect: async ({ text }) =>
      sealOutcome({
        status: 'completed',
        result: { progress: {}, categories: {}, completion, ...answer(text) },
        findings: findings as ScanOutcome['findings'],
        heat: [],
        decisions: {},
      }),
  }
}

const settingsFor = (category: Category) => settingsOf({ categories: [category], max_level: 'L3' })

/** How risky a text looks of which this is found. */
async function riskOf(
  category: Category,
  found: { readonly class_name: string; readonly confidence: number; readonly accepted: boolean },
  findings: readonly Finding[],
): Promise<number> {
  const engine = engineOf(
    () => ({ categories: { [category]: { category, evidence_spans: [], ...found } } }),
    findings,
  )
  const scores: number[] = []
  const rows = [{ text: 'a', label: 1 as const }]
  await evaluate(rows, engine, settingsFor(category), ({ score }) => void scores.push(score))
  return scores[0] ?? Number.NaN
}

it('counts the rows that were not wholly read, and tells which', async () => {
  const rows = ['complete', 'degraded', 'failed', 'complete'].map((text) => ({
    text,
    label: 0 as const,
  }))
  const engine = engineOf((text) => ({
    completion: { state: text as Completion['state'], failures: [] },
  }))
  const told: JudgedRow[] = []
  const settings = settingsFor('injection')
  const evaluation = await evaluate(rows, engine, settings, (row) => void told.push(row))
  expect(evaluation).toMatchObject({ n: 4, incomplete: 2 })
  expect(told.map(({ complete }) => complete)).toEqual([true, false, false, true])
})

it('ranks personal data by the surest find, not by the most severe', async () => {
  const person = { class_name: 'PERSON', confidence: 0.7, accepted: true }
  const findings: readonly Finding[] = [
    { label: 'PERSON', score: 0.7, accepted: true, level: 'L3' },
    { label: 'ORGANIZATION', score: 0.8, accepted: true, level: 'L3' },
    { label: 'LOCATION', score: 1, accepted: false, level: 'L3' },
  ]
  expect(await riskOf('pii', person, findings)).toBeCloseTo((1 + 0.8) / 3)
})

it('ranks what a rule accepts before what a network alone does, and that before the rest', async () => {
  const verdict = (confidence: number, accepted: boolean) => ({
    class_name: accepted ? 'attack' : 'benign',
    confidence,
    accepted,
  })
  const find = (score: number, accepted: boolean, level: Level): Finding => ({
    label: 'attack',
    score,
    accepted,
    level,
  })
  const ranks = [
    await riskOf('injection', verdict(0.99, false), []),
    await riskOf('injection', verdict(0.4, false), [find(0.6, false, 'L1')]),
    await riskOf('injection', verdict(0.7, true), [find(0.7, true, 'L3'), find(0.6, false, 'L1')]),
    await riskOf('injection', verdict(0.99, true), [find(0.99, true, 'L3')]),
    await riskOf('injection', verdict(0.75, true), [find(0.75, true, 'L1')]),
    await riskOf('injection', verdict(0.99, true), [
      find(0.99, true, 'L3'),
      find(0.75, true, 'L1'),
    ]),
  ]
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  expect(new Set(ranks).size).toBe(ranks.length)
})
