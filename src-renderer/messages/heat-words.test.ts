import { expect, it } from 'vitest'
import type { DocumentHeat } from '../../src-shared/workspace/document.ts'
import { messages } from './en.ts'

const read = { start: 0, end: 10, level: 'L3', step: 0, unsure: false, verdict: null } as const
const verdict = {
  category: 'injection',
  class_name: 'attack',
  score: 0.93,
  threshold: 0.8,
} as const

it.each<[DocumentHeat, string]>([
  [
    { ...read, step: 3, verdict },
    'Read by the L3 guard. Most like: injection, prompt injection 0.93 (from 0.80 it counts).',
  ],
  [
    { ...read, verdict: { ...verdict, category: 'dlp', class_name: 'API_KEY', score: 0.796 } },
    'Read by the L3 guard. Most like: data leak, API key 0.796 (from 0.800 it counts).',
  ],
  [read, 'Read by the L3 guard. It gives no verdict here.'],
  [{ ...read, level: 'L2' }, 'Read by the L2 screen. It asked for no closer look.'],
  [
    { ...read, level: 'L2', step: 2, unsure: true },
    'Read by the L2 screen, which was not sure; no guard read it.',
  ],
  [
    { ...read, level: 'L2', step: 2, unsure: true, verdict: { ...verdict, score: 0.5 } },
    'Read by the L2 screen, which was not sure; no guard read it. Most like: injection, prompt injection 0.50 (from 0.80 it counts).',
  ],
  [{ ...read, level: 'L1' }, 'Read by rules only.'],
])('%o reads: %s', (heat, words) => {
  expect(messages.heat.describe(heat)).toBe(words)
})

it('says which passage it is', () => {
  expect(messages.heat.passage({ ...read, level: 'L1', index: 2 }, 1_200)).toBe(
    'Passage 3 of 1,200. Read by rules only.',
  )
})
