/** Numbers that forms print, quantities and numbers of goods, told from numbers that somebody has. */

import { describe, expect, it } from 'vitest'
import { isQuantity, isSampleNumber, ofNoThing } from './sample-number.ts'

describe('isSampleNumber', () => {
  it.each([
    '123-45-6789',
    '1234567893',
    '12 345 678 901',
    '0000000',
    '1111 2222 3333 4444',
    '9876543210',
    '06 12 34 56 78',
    'DE12 1234 1234 1234 1234 12',
    '11-22-33 44556677',
  ])('%s counts', (value) => {
    expect(isSampleNumber(value)).toBe(true)
  })

  it.each([
    '523-84-1926',
    '48271930',
    '4929 3164 7281 9044',
    '1234',
    '0421 5582 917',
    '06 12 34 71 90',
    '100044912345678',
  ])('%s is somebody’s', (value) => {
    expect(isSampleNumber(value)).toBe(false)
  })
})

describe('isQuantity', () => {
  it.each(['1000', '1 250 000', '850/900/1800/1900', '10 20 30 40', '4400-4499', '2024-2025'])(
    '%s is one',
    (value) => {
      expect(isQuantity(value)).toBe(true)
    },
  )

  it.each(['4827193', '4471-9', '030 5847 2291', '4827-1930'])('%s is none', (value) => {
    expect(isQuantity(value)).toBe(false)
  })
})

describe('ofNoThing', () => {
  const place = (before: string) => ({
    text: `${before}212-33-4410`,
    start: before.length,
    end: before.length + 11,
    groups: {},
  })

  it.each(['Article ', 'SKU: ', 'Part no. ', 'Art.-Nr. ', 'référence n° ', 'Pedido '])(
    'a thing stands before it in %j',
    (before) => {
      expect(ofNoThing('212-33-4410', place(before))).toBe(false)
    },
  )

  it.each(['SSN ', 'my number is ', 'Startpart ', ''])('none in %j', (before) => {
    expect(ofNoThing('212-33-4410', place(before))).toBe(true)
  })
})
