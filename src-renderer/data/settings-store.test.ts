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
  ])('drops %j', (stored) => {
    expect(readableSettings(stored)).toEqual({})
  })

  it('puts categories in order and drops unknown ones', () => {
    const stored = { categories: ['threat', '__proto__', 'injection'] }
    expect(readableSettings(stored)).toEqual({ categories: ['injection', 'threat'] })
  })
})
