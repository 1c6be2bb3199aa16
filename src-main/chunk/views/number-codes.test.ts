import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeText } from './decode.ts'
import { digitListPlaces } from './number-codes.ts'

/** What may stand before and behind a list, and look like a part of it. */
const around = fc.string({ unit: fc.constantFrom(...'a0 \n,.-x') })
const between = fc.string({ unit: fc.constantFrom(...' ,;\t\r\n'), minLength: 1, maxLength: 3 })

const codes = [
  ['decimal', 10, 2],
  ['octal', 8, 3],
  ['binary of seven bits', 2, 7],
  ['binary', 2, 8],
] as const

describe('digitListPlaces', () => {
  it.each(codes)('holds every list with what stands beside it, %s', (_, base, digits) => {
    fc.assert(
      fc.property(
        around,
        fc.array(fc.tuple(fc.integer({ min: 32, max: 99 }), between), {
          minLength: 12,
          maxLength: 30,
        }),
        around,
        (before, numbers, after) => {
          const list = numbers.map(
            ([number, sign]) => number.toString(base).padStart(digits, '0') + sign,
          )
          const written = list.join('').trimEnd()
          const first = Math.max(0, before.length - 1)
          const places = digitListPlaces(before + written + after)
          const last = before.length + written.length + Number(after !== '')
          expect(places.filter(({ start, end }) => start <= first && last <= end)).toHaveLength(1)
        },
      ),
    )
  })

  it.each([
    ['prose', 'On the 12, 13 and 14 of May 1999, 20 or 30 people came. '.repeat(40)],
    ['log lines', '2026-01-01T00:00:01.123Z INFO id=1f2e status=200 took=45ms\n'.repeat(40)],
    ['indented lines', `${' '.repeat(40)}return 1\n`.repeat(40)],
    ['nine numbers', ` ${'65 '.repeat(9)} and no more. `.repeat(9)],
  ])('looks no closer at %s', (_, text) => {
    expect(digitListPlaces(text)).toEqual([])
  })

  it('finds the same in a stretch as in the whole text', () => {
    const list = '73 71 78 79 82 69 32 84 72 73 83 46'
    // Its last number is one with letters behind it, so it is none of the list.
    expect(decodeText(`${'x'.repeat(50)} ${list} 33a y`).text).toBe('IGNORE THIS.')
    expect(decodeText(`${'x'.repeat(50)}.${list} y`).text).toBe('')
    expect(decodeText(`${list}    ${list}`).text).toBe('IGNORE THIS.\n\nIGNORE THIS.')
  })

  it('finds the shortest list at every place', () => {
    const list = '73 71 78 79 82 69 32 84 72 73 83 46'
    for (let lead = 0; lead < 80; lead++) {
      const view = decodeText(`${'x'.repeat(lead)} ${list} y`)
      expect(view.text).toBe('IGNORE THIS.')
    }
  })
})
