import { expect, it } from 'vitest'
import { bindingsBy, chordOf, conflictOf } from './bindings.ts'
import { keyName } from './key-names.ts'
import { REVIEW_KEYS, reviewCommandOf } from './review-keys.ts'

const press = (key: string, shiftKey = false) => ({
  ...{ key, shiftKey, ctrlKey: false, metaKey: false, altKey: false },
})
const act = (keys: Record<string, string>, key: string, shift = false) =>
  reviewCommandOf(press(key, shift), true, false, bindingsBy(keys))

it('puts chosen keys in the place of those that type a character, and of no others', () => {
  expect(bindingsBy({})).toEqual(REVIEW_KEYS)
  const chosen = { next: 'n', note: 'Shift+n', undo: 'u', clear: 'c' }
  expect(act(chosen, 'n')).toBe('next')
  expect(act(chosen, 'N', true)).toBe('note')
  expect(act(chosen, 'j')).toBeNull()
  // What works where letters are switched off stays.
  expect(act(chosen, 'F8')).toBe('next')
  expect(act(chosen, 'Escape')).toBe('clear')
  expect([act(chosen, 'u'), act(chosen, 'c')]).toEqual([null, null])
})

it('takes a key away', () => {
  expect(act({ dismiss: '' }, 'd')).toBeNull()
  expect(act({ dismiss: '' }, 'D', true)).toBe('dismiss_again')
})

it('leaves a key to what its user gave it to, whatever came to it later', () => {
  expect(act({ mask: 'x' }, 'x')).toBe('mask')
  expect(act({ mask: 'x' }, 'm')).toBeNull()
})

it('takes a sign as it is typed', () => {
  expect(act({ next_place: '+' }, '+')).toBe('next_place')
  expect(act({ next_place: 'Shift+*' }, '*', true)).toBe('next_place')
})

it.each([
  ['next', { key: 'q', shift: false }, null],
  ['next', { key: 'x', shift: false }, 'dismiss_kind'],
  ['next', { key: 'J', shift: true }, 'next_open'],
  ['next', { key: 'j', shift: false }, null],
  ['next', { key: 'd', shift: false }, 'dismiss'],
  ['next', { key: '?', shift: true }, 'keys'],
  ['next', { key: 'F2', shift: false }, 'not_single'],
  ['next', { key: ' ', shift: false }, 'not_single'],
  ['next', { key: 'Dead', shift: false }, 'not_single'],
  // Ctrl+Z undoes; Z alone is free.
  ['next', { key: 'z', shift: false }, null],
] as const)('%s as %j: %s', (command, pressed, expected) => {
  expect(conflictOf(command, pressed, bindingsBy({}))).toBe(expected)
})

it('a key that was given away can be taken by another', () => {
  expect(conflictOf('note', { key: 'j', shift: false }, bindingsBy({ next: 'n' }))).toBeNull()
})

it.each([
  [{ key: 'J', shift: true, ctrl: false }, 'Shift+j', 'Shift+J', '⇧J'],
  [{ key: 'k', shift: false, ctrl: true }, 'k', 'Ctrl+K', '⌘K'],
  [{ key: 'Escape', shift: false, ctrl: false }, 'Escape', 'Esc', 'Esc'],
])('%j is kept as %s and shown as %s or %s', (key, kept, shown, onMac) => {
  expect([chordOf(key), keyName(key, 'Linux x86_64'), keyName(key, 'MacIntel')]).toEqual([
    ...[kept, shown, onMac],
  ])
})
