/** Cells below the head for an address. */

import { describe, expect, it } from 'vitest'
import { ofNoMachine, streetCell } from './street-number.ts'

/** Whether what stands between the marks is a street, behind that label. */
function isStreet(lead: string, given: string): boolean {
  const [before = '', value = '', after = ''] = given.split(/[⟦⟧]/)
  const text = before + value + after
  const start = before.length
  return streetCell(value, { text, start, end: start + value.length, groups: { lead } })
}

describe('line 1', () => {
  it.each([
    'line 1: ⟦Storgatan 8⟧\nline 2: Flat 4\ncity: Uppsala\n',
    '{"postcode":"LS6 2AB","line1":"⟦14 Chapel Lane⟧"}',
    'line1;town\n⟦Storgatan 8⟧;Uppsala\n',
  ])('is the head of a street beside other fields of an address: %j', (given) => {
    expect(isStreet('\nline 1: ', given)).toBe(true)
  })

  it.each([
    'Line 1: ⟦the pump of station 4 was found in order.⟧\nLine 2: the pump of station 5 was not.',
    'Line 1: ⟦the city of Leeds 14 runs, 3 wickets⟧\nthe country was wet',
  ])('counts lines elsewhere: %j', (given) => {
    expect(isStreet('\nline 1: ', given)).toBe(false)
  })

  it('leaves other labels as they are', () => {
    expect(isStreet('\nstreet: ', '⟦Storgatan 8⟧\n')).toBe(true)
  })
})

it.each([
  ['м. Рівне, вул. Соборна, буд. 4', true],
  ['北京市朝阳区望京西路48号', true],
  ['0x7fffffffe0c8 (stack 14)', false],
  ['10.4.2.17', false],
  ['worker-node-17', false],
  ['4096 bytes before page 17', false],
])('tells an address of a house by its form: %s', (value, isOne) => {
  expect(ofNoMachine(value)).toBe(isOne)
})
