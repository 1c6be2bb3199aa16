// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { readableSettings } from './settings-store.ts'

describe('readableSettings', () => {
  it('takes what is a setting', () => {
    const stored = {
      theme: 'dark',
      singleKeys: false,
      maskValues: false,
      modelHeat: false,
      notifications: true,
      notifyNames: true,
      maxLevel: 'L1',
      keepDays: null,
      categories: ['pii'],
    }
    expect(readableSettings(stored)).toEqual(stored)
  })

  it.each([
    [null],
    ['text'],
    [{ theme: 'pink', singleKeys: 'no', categories: 'pii' }],
    [{ categories: [] }],
    [{ categories: ['nonsense'] }],
    [{ keepDays: 0, maxLevel: 'L9' }],
  ])('drops %j', (stored) => {
    expect(readableSettings(stored)).toEqual({})
  })

  it('puts categories in order and drops unknown ones', () => {
    const stored = { categories: ['threat', '__proto__', 'injection'] }
    expect(readableSettings(stored)).toEqual({ categories: ['injection', 'threat'] })
  })
})
