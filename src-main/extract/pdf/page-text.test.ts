/** What comes between the items of a page, by where they stand. */

import { describe, expect, it } from 'vitest'
import type { PageItem } from './page-item.ts'
import { placeItems } from './page-text.ts'
import { ALL_SEEN } from './visibility.ts'

/** An item of 10-point letters, 5 points wide each; `y` counts upwards, as PDF does. */
function item(str: string, x: number, y: number, more: Partial<PageItem> = {}): PageItem {
  const transform = [10, 0, 0, 10, x, y]
  return { str, transform, width: str.length * 5, height: 10, hasEOL: false, ...more }
}

function join(items: readonly PageItem[]): string {
  return placeItems(items, ALL_SEEN)
    .map(({ joint, text }) => joint + text)
    .join('')
}

const endsLine = { hasEOL: true }

describe('placeItems', () => {
  it.each([
    ['touching items', [item('ab', 0, 0), item('cd', 10, 0)], 'abcd'],
    ['a kerned pair', [item('ab', 0, 0), item('cd', 9, 0)], 'abcd'],
    ['a word gap', [item('ab', 0, 0), item('cd', 13, 0)], 'ab cd'],
    ['a gap that has its space', [item('ab', 0, 0), item(' ', 10, 0), item('cd', 18, 0)], 'ab cd'],
    ['two cells', [item('ab', 0, 0), item('cd', 20, 0)], 'ab\tcd'],
    ['an accent over its letter', [item('Catr´', 0, 0), item('ıona', 21, 0)], 'Catríona'],
    ['an accent that stands before its letter', [item('foto´', 0, 0), item('s', 25, 0)], 'foto´s'],
    ['an accent over what has none', [item('x´', 0, 0), item('q', 6, 0)], 'x´q'],
    [
      'two cells with their space',
      [item('ab', 0, 0), item(' ', 10, 0), item('cd', 40, 0)],
      'ab\tcd',
    ],
    [
      'a row one cell of which is too long for its line, and the next row',
      [
        item('no', 0, 50),
        item('ten letters', 40, 50, endsLine),
        item('and ten', 40, 38, endsLine),
        item('12', 110, 50, endsLine),
        item('nr', 0, 24),
        item('short', 40, 24),
        item('13', 110, 24),
      ],
      'no\tten letters and ten\t12\nnr\tshort\t13',
    ],
    [
      'two addresses side by side',
      [
        item('Anna', 0, 50, endsLine),
        item('Kiel', 0, 38, endsLine),
        item('Ben', 200, 50, endsLine),
        item('Bonn', 200, 38),
      ],
      'Anna\nKiel\n\nBen\nBonn',
    ],
    [
      'a cell and the first of the next row',
      [item('ab', 40, 12), item(' ', 50, 12, endsLine), item('cd', 0, 0)],
      'ab \ncd',
    ],
    [
      'a cell whose text runs into the next',
      [item('ab@cd.ef', 0, 0), item('DE89', 37, 0)],
      'ab@cd.ef\tDE89',
    ],
    [
      'a cell whose text runs far into the next',
      [item('ab@cd.ef', 0, 0), item('+49', 15, 0)],
      'ab@cd.ef\t+49',
    ],
    ['a letter that is drawn into the last', [item('La', 0, 0), item('A', 7, 0)], 'LaA'],
    ['an accent before its letter', [item('Mu¨', 0, 0), item('ller', 10, 0)], 'Mu¨ller'],
    [
      'an accent that is a letter of its own over its letter',
      [item('Janˇ', 0, 0), item('cek', 15, 0)],
      'Janček',
    ],
    ['an apostrophe drawn into the last', [item('abc', 0, 0), item('’s', 12, 0)], 'abc’s'],
    ['letters that are drawn twice', [item('abcd', 0, 0), item('abcd', 0.3, 0)], 'abcd abcd'],
    ['a step back along the line', [item('ab', 100, 0), item('cd', 0, 0)], 'ab cd'],
    ['a raised letter', [item('x', 0, 0), item('2', 5, 4, { height: 6 })], 'x2'],
    ['a line end', [item('ab', 0, 12, endsLine), item('cd', 0, 0)], 'ab\ncd'],
    [
      'a line end told by an empty item',
      [item('ab', 0, 12), item('', 0, 0, endsLine), item('cd', 0, 0)],
      'ab\ncd',
    ],
    ['a lower item that no line end announced', [item('ab', 0, 12), item('cd', 0, 0)], 'ab\ncd'],
    [
      'a paragraph among lines',
      [48, 36, 24, 0].map((y) => item('ab', 0, y, endsLine)),
      'ab\nab\nab\n\nab',
    ],
    [
      'cells as close as words below heads',
      [
        ...[item('ab', 0, 12), item('cd', 30, 12), item('ef', 60, 12, endsLine)],
        ...[item('abcde', 0, 0), item(' ', 25, 0), item('cdefg', 30, 0), item('ef', 60, 0)],
      ],
      'ab\tcd\tef\nabcde\tcdefg\tef',
    ],
    ['even double spacing', [60, 30, 0].map((y) => item('ab', 0, y, endsLine)), 'ab\nab\nab'],
    ['the next column', [item('ab', 0, 0, endsLine), item('cd', 300, 600)], 'ab\n\ncd'],
    [
      'a word parted by a hyphen',
      [item('of hyphen-', 0, 12, endsLine), item('ation', 0, 0)],
      'of hyphenation',
    ],
    [
      'an address with a hyphen',
      [item('see http://my-', 0, 12, endsLine), item('site', 0, 0)],
      'see http://my-\nsite',
    ],
    ['a dash', [item('so -', 0, 12, endsLine), item('and', 0, 0)], 'so -\nand'],
    ['a list', [item('pre-', 0, 12, endsLine), item('Post', 0, 0)], 'pre-\nPost'],
    [
      'lines of a turned page',
      [0, 12].map((x) => item('ab', x, 0, { transform: [0, 10, -10, 0, x, 0], hasEOL: true })),
      'ab\nab',
    ],
  ])('joins %s', (_, items, text) => {
    expect(join(items)).toBe(text)
  })

  it.each([
    ['a hyphen', ['petra.vogel@northwind-', 'parts.example']],
    ['a dot', ['petra.vogel@northwind-parts.', 'example']],
    ['its @', ['petra.vogel@', 'northwind-parts.example']],
    ['the @ below', ['petra.vogel', '@northwind-parts.example']],
    ['a letter', ['petra.vogel@northwi', 'nd-parts.example']],
    ['two hyphens', ['petra.vogel@', 'northwind-', 'parts.example']],
  ])('keeps an address whole that a cell parts at %s', (_, lines) => {
    const cell = lines.map((line, row) => item(line, 100, 60 - 12 * row, endsLine))
    const rest = [item('12.04.1981', 300, 60, endsLine), item('Jonas', 0, 0, endsLine)]
    const text = 'Petra Vogel\tpetra.vogel@northwind-parts.example\t12.04.1981'
    // Cell by cell, and line by line.
    const [first = item('', 0, 0), ...more] = cell
    expect(join([item('Petra Vogel', 0, 60), ...cell, ...rest])).toMatch(text)
    const byLine = [item('Petra Vogel', 0, 60), { ...first, hasEOL: false }, ...rest.slice(0, 1)]
    expect(join([...byLine, ...more, ...rest.slice(1)])).toMatch(`${text}\n`)
  })

  it.each([
    ['a whole address', ['anna@acme.example', 'parts.example']],
    ['a sentence that ends with one', ['Write to anna@acme.example.', 'the rest follows']],
    ['an account before a sentence', ['log in as git@host', 'config.yaml is read then']],
    ['an account at the end of a sentence', ['mail for root@localhost.', 'the next one']],
    ['a name before a handle', ['as John wrote', '@example.org']],
    ['a short name before one', ['John', '@example.org']],
  ])('leaves apart %s', (_, [first = '', second = '']) => {
    expect(join([item(first, 0, 12, endsLine), item(second, 0, 0)])).toBe(`${first}\n${second}`)
  })

  it('begins no paragraph below a row whose address has several lines', () => {
    const rows = [52, 26, 0].flatMap((y) => [
      item('Petra', 0, y),
      item('petra@northwind-', 100, y, endsLine),
      item('parts.example', 100, y - 12, endsLine),
      item('12.04.1981', 300, y, endsLine),
    ])
    const row = 'Petra\tpetra@northwind-parts.example\t12.04.1981'
    expect(join(rows)).toBe([row, row, row].join('\n'))
  })

  it('keeps an address whole in running text, and the lines behind it', () => {
    const lines = ['please write to petra.vogel@northwind-', 'parts.example, today.', 'Thank you.']
    const items = lines.map((line, row) => item(line, 0, 60 - 12 * row, endsLine))
    expect(join(items)).toBe(
      'please write to petra.vogel@northwind-parts.example, today.\nThank you.',
    )
  })

  it('keeps ordinals across items without characters, and lengths across bad characters', () => {
    expect(placeItems([item('', 0, 0), item('a\0\ud800', 0, 0)], ALL_SEEN)).toMatchObject([
      { item: 1, text: 'a\ufffd\ufffd' },
    ])
  })

  it.each([
    [1, 3, true],
    [1, 30, false],
    [10, 30, false],
    [10, 0.1, true],
  ])('judges letters of height %d in an item %d wide', (height, width, tiny) => {
    const [placed] = placeItems([item('abcdef', 0, 0, { height, width })], ALL_SEEN)
    expect(placed?.hidden).toEqual(tiny ? [{ from: 0, to: 6, hidden: 'tiny' }] : [])
  })
})
