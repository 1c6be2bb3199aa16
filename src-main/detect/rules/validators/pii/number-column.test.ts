/** Numbers that only their column tells. */

import { describe, expect, it } from 'vitest'
import { recordNumber } from './labelled-number.ts'

/** Whether the number between the marks reads as a record's. */
function isRecord(given: string): boolean {
  const [before = '', value = '', after = ''] = given.split(/[⟦⟧]/)
  const start = before.length
  const text = before + value + after
  return recordNumber(value, { text, start, end: start + value.length, groups: {} })
}

describe('a column of numbers', () => {
  it.each(['12345678', '20261103', '30000'])('tells what %s is', (value) => {
    expect(
      isRecord(
        `\nkunden nr: 20418833\nkunden nr: ⟦${value}⟧\nkunden nr: 20418912\nkunden nr: 20419007`,
      ),
    ).toBe(true)
  })

  it.each([
    '\nkunden nr: ⟦12345678⟧\nkunden nr: 20418912\n',
    '\nkunden nr: ⟦12345678⟧\nname: 20418912\nname: 20418933\n',
    '\nkunden nr: ⟦12345678⟧\nkunden nr: 23456789\nkunden nr: 20418912\nkunden nr: 34567890\nkunden nr: 45678901\nkunden nr: 20418933\n',
    '\nkunden nr: 20418912\nkunden nr: 20418933\nkunden nr: ⟦00000⟧\n',
    'kunden nr 20418912, 20418933, ⟦12345678⟧, 20418957\n',
  ])('says nothing in %j', (given) => {
    expect(isRecord(given)).toBe(false)
  })
})
