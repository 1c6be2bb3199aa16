import { describe, expect, it } from 'vitest'
import { type KeyPress, REVIEW_KEYS, reviewActionOf } from './review-keys.ts'

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
})

describe('the key table', () => {
  it('gives every key one action', () => {
    const keys = REVIEW_KEYS.map(({ key, shift }) => `${shift} ${key.toLowerCase()}`)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('reviewActionOf', () => {
  it.each([
    [press('j'), 'next'],
    [press('J'), 'next'],
    [press('k'), 'previous'],
    [press('F8'), 'next'],
    [press('F8', { shiftKey: true }), 'previous'],
    [press('3'), 'toggle_pii'],
    [press('p'), 'page_or_text'],
    [press('h'), 'hidden_characters'],
    [press('m'), 'mask'],
    [press('x'), null],
    [press('j', { ctrlKey: true }), null],
    [press('j', { metaKey: true }), null],
    [press('j', { altKey: true }), null],
    [press('j', { shiftKey: true }), null],
    [press('Enter'), null],
  ])('%j acts as %j', (event, action) => {
    expect(reviewActionOf(event, true, false)).toBe(action)
  })

  it('leaves letters alone where they are switched off or typed, but not function keys', () => {
    expect(reviewActionOf(press('j'), false, false)).toBeNull()
    expect(reviewActionOf(press('j'), true, true)).toBeNull()
    expect(reviewActionOf(press('F8'), false, true)).toBe('next')
  })
})
