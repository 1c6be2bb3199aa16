import { expect, it } from 'vitest'
import { AccountError, checkName } from './account-name.ts'

it.each([
  ['team-ci', 'team-ci'],
  [' nightly build ', 'nightly build'],
  ['a', 'a'],
  ['x'.repeat(100), 'x'.repeat(100)],
  ['😀'.repeat(100), '😀'.repeat(100)],
  // Two ways to type one letter.
  ['Cafe\u0301', 'Caf\u00e9'],
  ['שלום', 'שלום'],
  ['__proto__', '__proto__'],
])('keeps %j as %j', (name, kept) => {
  expect(checkName('account', name)).toBe(kept)
})

it.each([
  ['nothing', '', 'is empty'],
  ['spaces', '  \u00a0', 'is empty'],
  ['101 characters', 'x'.repeat(101), 'is longer than 100'],
  ['a million characters', 'x'.repeat(1_000_000), 'is longer than 100'],
  ['a line break', 'a\nb', 'holds control'],
  ['a terminal sequence', 'a\u001b[2Jb', 'holds control'],
  ['a null', 'a\0', 'holds control'],
  ['a C1 control', 'a\u0085b', 'holds control'],
  ['half a pair', 'a\ud83d', 'holds control'],
  ['a line separator', 'a\u2028b', 'holds control'],
  ['a mark that turns text around', 'a\u202eb', 'holds control'],
])('refuses %s', (_, name, reason) => {
  const check = () => checkName('key', name)
  expect(check).toThrow(AccountError)
  expect(check).toThrow(`The name of the key ${reason}`)
})
