import { describe, expect, it } from 'vitest'
import { type KeyPress, REVIEW_KEYS, reasonOf, reviewCommandOf } from './review-keys.ts'

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
})

describe('the key table', () => {
  it('gives every key one command', () => {
    const keys = REVIEW_KEYS.map(({ key, shift, ctrl }) => `${ctrl} ${shift} ${key.toLowerCase()}`)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('reviewCommandOf', () => {
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
    [press('x'), 'dismiss_kind'],
    [press('q'), null],
    [press('j', { ctrlKey: true }), null],
    [press('j', { metaKey: true }), null],
    [press('j', { altKey: true }), null],
    [press('J', { shiftKey: true }), 'next_open'],
    [press('d'), 'dismiss'],
    [press('D', { shiftKey: true }), 'dismiss_again'],
    [press('z'), null],
    [press('z', { ctrlKey: true }), 'undo'],
    [press('Z', { metaKey: true, shiftKey: true }), 'redo'],
    [press('Enter'), null],
  ])('%j acts as %j', (event, action) => {
    expect(reviewCommandOf(event, true, false)).toBe(action)
  })

  it('leaves letters alone where they are switched off or typed, but not function keys', () => {
    expect(reviewCommandOf(press('j'), false, false)).toBeNull()
    expect(reviewCommandOf(press('j'), true, true)).toBeNull()
    expect(reviewCommandOf(press('F8'), false, true)).toBe('next')
  })

  it('undoes without single keys too, but not what is being typed', () => {
    expect(reviewCommandOf(press('z', { ctrlKey: true }), false, false)).toBe('undo')
    expect(reviewCommandOf(press('z', { ctrlKey: true }), true, true)).toBeNull()
  })
})

describe('reasonOf', () => {
  it.each([
    [press('1'), 'false_positive'],
    [press('5'), 'other'],
    [press('6'), null],
    [press('0'), null],
    [press('a'), null],
    [press('1', { ctrlKey: true }), null],
  ])('%j stands for %j', (event, reason) => {
    expect(reasonOf(event)).toBe(reason)
  })
})
