/** Where the values of a form stand in the text of its page. */

import { describe, expect, it } from 'vitest'
import { withFields } from './fields.ts'
import type { PageItem } from './page-item.ts'
import { placeItems } from './page-text.ts'
import { ALL_SEEN } from './visibility.ts'

function item(str: string, x: number, y: number, hasEOL = true): PageItem {
  return { str, transform: [10, 0, 0, 10, x, y], width: str.length * 5, height: 10, hasEOL }
}

function field(text: string, left: number, bottom: number) {
  return { text, box: [left, bottom, left + 80, bottom + 16] as const, size: 10 }
}

function read(items: readonly PageItem[], fields: Parameters<typeof placeItems>[2]): string {
  return placeItems(items, ALL_SEEN, fields)
    .map(({ joint, text }) => joint + text)
    .join('')
}

describe('a value in a field', () => {
  it('stands behind its label', () => {
    const items = [item('Name:', 0, 60, false), item('Born:', 150, 60), item('Street:', 0, 44)]
    const fields = [field('Mill Lane 4', 50, 40), field('1958', 190, 56), field('Ada', 50, 56)]
    expect(read(items, fields)).toBe('Name:\tAda\tBorn:\t1958\nStreet:\tMill Lane 4')
  })

  it('stands below its label', () => {
    const items = [item('Name', 0, 60, false), item('Born', 150, 60), item('Signed', 0, 10)]
    const fields = [field('1958', 150, 38), field('Ada', 0, 38)]
    expect(read(items, fields)).toBe('Name\tBorn\nAda\t1958\nSigned')
  })

  it('stands on a page without a text', () => {
    expect(read([], [field('Ada', 0, 20)])).toBe('Ada')
  })

  it('is of no item of the page', () => {
    const placed = placeItems([item('Name:', 0, 60)], ALL_SEEN, [field('Ada', 50, 56)])
    expect(placed.map(({ item: ordinal }) => ordinal)).toEqual([0, undefined])
  })

  it('stands behind all else where a form has too many', () => {
    const items = Array.from({ length: 5000 }, (_, at) => item('a', 0, at))
    const fields = Array.from({ length: 5000 }, (_, at) => field(`b${at}`, 0, at))
    const { items: all, ordinals } = withFields(items, fields)
    expect(all.slice(-2).map(({ str }) => str)).toEqual(['b4998', 'b4999'])
    expect(ordinals.slice(4999, 5001)).toEqual([4999, undefined])
    expect(read(items, fields)).toMatch(/a\nb0\nb1\n/)
  })
})
