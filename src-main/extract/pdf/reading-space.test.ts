/** Pages whose lines do not run level from left to right. */

import { describe, expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../src-shared/__fixtures__/growth.ts'
import type { PageItem } from './page-item.ts'
import { placeItems } from './page-text.ts'
import { layOut } from './reading-space.ts'
import { ALL_SEEN } from './visibility.ts'

const CELL_GAP = 0.9

/** An item of 10-point letters, 5 points wide each; `y` counts upwards, as PDF does. */
function item(str: string, x: number, y: number): PageItem {
  const transform = [10, 0, 0, 10, x, y]
  return { str, transform, width: str.length * 5, height: 10, hasEOL: false }
}

/** The same as it stands on a page that is turned by a quarter to the left. */
function sideways(str: string, x: number, y: number): PageItem {
  return { ...item(str, x, y), transform: [0, 10, -10, 0, -y, x] }
}

/** Items one letter each, as some files draw them; what is written stands there from left to right. */
function letters(drawn: string, x: number, y: number): readonly PageItem[] {
  return [...drawn].map((letter, at) => item(letter, x + 5 * at, y))
}

function read(items: readonly PageItem[]): string {
  return placeItems(items, ALL_SEEN)
    .map(({ joint, text }) => joint + text)
    .join('')
}

describe('pages written from right to left', () => {
  it.each([
    ['letter by letter', letters('םולש', 0, 0), 'שלום'],
    ['word by word from the left', [item('לוי', 0, 0), item('משה', 20, 0)], 'משה לוי'],
    ['word by word from the right', [item('משה', 17, 0), item('לוי', 0, 0)], 'משה לוי'],
    ['with a number', [item('12', 0, 0), item('רחוב', 13, 0)], 'רחוב 12'],
    [
      'with the groups of a number',
      [item('052', 0, 0), item('33', 18, 0), item('טל', 31, 0)],
      'טל 052 33',
    ],
    [
      'with the end of its sentence before a number',
      [item('.2026', 0, 0), item('שנת', 28, 0)],
      'שנת 2026.',
    ],
    [
      'with words of another writing',
      [item('a@b', 0, 0), item('c', 18, 0), ...letters('תבותכה', 40, 0)],
      'הכתובת\ta@b c',
    ],
    [
      'with signs that are drawn together',
      [
        item('05', 0, 0),
        item(':)', 13, 0),
        item('בית', 23, 0),
        item('(', 38, 0),
        item('טל', 46, 0),
      ],
      'טל (בית): 05',
    ],
    [
      'with foreign words whose brackets are called by their mirrored ones',
      [
        item('Acme', 0, 0),
        item(' ', 20, 0),
        item(')', 25, 0),
        item('2026', 30, 0),
        item('(', 50, 0),
        item('בחוזה', 58, 0),
      ],
      'בחוזה Acme (2026)',
    ],
    [
      'with foreign words in brackets of their own',
      [item('a', 0, 0), item('(b)', 8, 0), item('בחוזה', 26, 0)],
      'בחוזה a (b)',
    ],
    ['in shapes of letters', letters('ﻼﻋ ﻪﻠﻟ', 0, 0), 'لله علا'],
    ['with a vowel drawn by itself', [...letters('كب', 0, 0), item('\u064e', 6, 3)], 'ب\u064eك'],
  ])('are read %s', (_, items, text) => {
    expect(read(items)).toBe(text)
  })

  it('have their cells from the right, also those without such letters', () => {
    const row = (y: number, ...cells: readonly string[]) =>
      cells.map((cell, at) => item(cell, 100 * at, y))
    expect(read([...row(24, 'טלפון', 'שם'), ...row(12, '03-6442211', 'VIP')])).toBe(
      'שם\tטלפון\nVIP\t03-6442211',
    )
  })

  it('tell of each stretch the item that it is of', () => {
    const placed = placeItems(letters('בא', 0, 0), ALL_SEEN)
    expect(placed.map(({ item: ordinal, text }) => [ordinal, text])).toEqual([
      [1, 'א'],
      [0, 'ב'],
    ])
  })

  it('hide all of a shape of two letters', () => {
    const hidden = new Map([[0, [{ from: 0, to: 1, hidden: 'tiny' as const }]]])
    const [placed] = placeItems([item('ﻼ', 0, 0)], { stretches: hidden, loose: [] })
    expect(placed).toMatchObject({ text: 'لا', hidden: [{ from: 0, to: 2 }] })
  })

  it('hide stretches behind others that are hidden', () => {
    const hidden = [0, 2].map((from) => ({ from, to: from + 1, hidden: 'tiny' as const }))
    const [placed] = placeItems([item('ﻼאﻼ', 0, 0)], {
      stretches: new Map([[0, hidden]]),
      loose: [],
    })
    expect(placed?.hidden).toMatchObject([
      { from: 0, to: 2 },
      { from: 3, to: 5 },
    ])
  })

  it.each([
    [
      'of many items',
      (size: number) => [
        ...letters('א1 ', 0, 0),
        ...Array.from({ length: size }, (_, at) => item(at % 3 ? '7' : '\u05b0', 20 + at, 0)),
      ],
    ],
    [
      'of marks that are none by themselves',
      (size: number) => [item(`${'\u05b0'.repeat(size)}א`, 0, 0)],
    ],
    [
      'of signs around a number',
      (size: number) => [item(`א`, 0, 0), item(`1${';1'.repeat(size)}x`, 9, 0)],
    ],
  ])('are laid out in linear time, lines %s', async (_, line) => {
    expect(await growthOf(line, (items) => layOut(items, CELL_GAP), 2_000)).toBeLessThan(
      LINEAR_GROWTH,
    )
  })

  it('tell what is hidden in linear time', async () => {
    const work = (size: number) => {
      const hidden = Array.from({ length: size }, (_, at) => {
        return { from: 2 * at, to: 2 * at + 1, hidden: 'tiny' as const }
      })
      placeItems([item('ﻼא'.repeat(size), 0, 0)], { stretches: new Map([[0, hidden]]), loose: [] })
    }
    expect(await growthOf((size) => size, work, 1_000)).toBeLessThan(LINEAR_GROWTH)
  })
})

describe('other pages', () => {
  it('with a word from right to left turn no line around', () => {
    expect(
      read([item('he said', 0, 0), item('םו', 38, 0), item('לש', 48, 0), item('to all', 61, 0)]),
    ).toBe('he said לשםו to all')
  })

  it('that stand sideways have rows and cells', () => {
    const heads = [sideways('Name', 0, 60), sideways('Address', 100, 60)]
    const rows = [48, 36].flatMap((y) => [sideways('Ada', 0, y), sideways('Mill Lane', 100, y)])
    expect(read([...heads, ...rows])).toBe('Name\tAddress\nAda\tMill Lane\nAda\tMill Lane')
    expect(layOut([...heads, ...rows], CELL_GAP).items[1]?.transform).toEqual([
      10, 0, 0, 10, 100, 60,
    ])
  })

  it('with one line along their edge stay as they are', () => {
    const items = [item('a long line of text', 0, 0), sideways('arXiv', 0, 0)]
    expect(layOut(items, CELL_GAP).items).toBe(items)
  })
})
