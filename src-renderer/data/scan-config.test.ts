import { expect, it } from 'vitest'
import { configOf, PRESETS, possible, presetOf } from './scan-config.ts'

it('never asks rules for threats', () => {
  const all = ['injection', 'dlp', 'pii', 'threat'] as const
  expect(configOf(possible({ categories: all, maxLevel: 'L1' }))).toEqual({
    categories: ['injection', 'dlp', 'pii'],
    max_level: 'L1',
  })
  expect(configOf(possible({ categories: all, maxLevel: null }))).toEqual({ categories: [...all] })
})

it('knows each preset again, and nothing else as one', () => {
  for (const [name, { categories, maxLevel }] of Object.entries(PRESETS)) {
    expect(presetOf(categories, maxLevel)).toBe(name)
  }
  expect(presetOf(['dlp'], null)).toBeNull()
  expect(presetOf(null, 'L2')).toBeNull()
})
