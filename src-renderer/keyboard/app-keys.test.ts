import { expect, it } from 'vitest'
import { APP_KEYS, appCommandOf } from './app-keys.ts'
import { type KeyPress, REVIEW_KEYS } from './review-keys.ts'

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  ...{ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false },
  ...more,
})

it.each([
  [press('k', { ctrlKey: true }), 'palette'],
  [press('K', { metaKey: true }), 'palette'],
  [press('k'), null],
  [press('k', { ctrlKey: true, shiftKey: true }), null],
  [press('k', { ctrlKey: true, altKey: true }), null],
  [press(',', { ctrlKey: true }), 'settings'],
  [press('1', { ctrlKey: true }), 'room'],
  [press('5', { metaKey: true }), 'room'],
  [press('6', { ctrlKey: true }), null],
  [press('1'), null],
  [press('?', { shiftKey: true }), 'keys'],
])('%j is %s', (event, command) => {
  expect(appCommandOf(event, true, false)).toBe(command)
})

it('types a question mark where text is taken, and asks for nothing by letters that are switched off', () => {
  expect(appCommandOf(press('?', { shiftKey: true }), true, true)).toBeNull()
  expect(appCommandOf(press('?', { shiftKey: true }), false, false)).toBeNull()
  expect(appCommandOf(press('k', { ctrlKey: true }), false, true)).toBe('palette')
})

it('no key of every room is one of the review room', () => {
  const taken = new Set(REVIEW_KEYS.map(({ key, ctrl }) => `${ctrl} ${key}`))
  expect(APP_KEYS.filter(({ key, ctrl }) => taken.has(`${ctrl} ${key}`))).toEqual([])
})
