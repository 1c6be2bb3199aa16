/** The rules by which pieces become a text. */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTextWriter, type TextWriter } from './text-writer.ts'

function written(steps: (writer: TextWriter) => void): string {
  const writer = createTextWriter()
  steps(writer)
  return writer.finish().text
}

describe('createTextWriter', () => {
  it('leaves no breaks at the start and the end', () => {
    const text = written((writer) => {
      writer.breakLine(2)
      writer.writeCollapsed(' a ')
      writer.breakLine(1)
      writer.breakLine(2)
      writer.breakLine(1)
    })
    expect(text).toBe('a')
  })

  it('puts an aside after the line and joins neighbours', () => {
    const aside = (writer: TextWriter, text: string) => {
      writer.open()
      writer.write(text)
      writer.addAside(writer.close())
    }
    const text = written((writer) => {
      writer.write('a')
      aside(writer, 'x')
      aside(writer, 'y')
      writer.write('b')
      aside(writer, 'z')
      writer.breakLine(1)
      writer.write('c')
    })
    expect(text).toBe('ab\nxy\nz\nc')
  })

  it('replaces lone surrogates without moving anything', () => {
    const writer = createTextWriter()
    writer.write('a\ud800b', { part: 'title' })
    expect(writer.finish()).toEqual({
      text: 'a\ufffdb',
      sourceMap: [{ start: 0, end: 3, part: 'title' }],
    })
  })

  it('refuses more than a document may hold', () => {
    const writer = createTextWriter()
    const piece = 'x'.repeat(1_000_000)
    for (let count = 0; count < 4; count++) writer.write(piece)
    expect(() => writer.write('x')).toThrow(/more than 4,000,000 characters/)
  })

  it('gives sorted, disjoint ranges that hold what was written, whatever is written', () => {
    const step = fc.oneof(
      fc.tuple(fc.constant('write' as const), fc.constantFrom('a', ' b', 'c ', 'd\n', ' ')),
      fc.tuple(fc.constant('collapsed' as const), fc.constantFrom('e', ' f', 'g ', ' ')),
      fc.tuple(
        fc.constantFrom('open', 'aside', 'inline', 'break', 'cell', 'endCell'),
        fc.constant(''),
      ),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const writer = createTextWriter()
        const origin = { part: 'comment' as const }
        let depth = 0
        let letters = ''
        for (const [kind, text] of steps) {
          letters += text.replace(/\s/g, '')
          if (kind === 'write') writer.write(text, origin)
          else if (kind === 'collapsed') writer.writeCollapsed(text, origin)
          else if (kind === 'break') writer.breakLine(1)
          else if (kind === 'cell') writer.startCell(false)
          else if (kind === 'endCell') writer.endCell()
          else if (kind === 'open') {
            writer.open()
            depth++
          } else if (depth > 0) {
            depth--
            if (kind === 'aside') writer.addAside(writer.close())
            else writer.addInline(writer.close())
          }
        }
        for (; depth > 0; depth--) writer.addAside(writer.close())
        const { text, sourceMap } = writer.finish()
        const sorted = (value: string) => [...value.replace(/\s/g, '')].sort().join('')
        expect(sorted(text)).toBe(sorted(letters))
        let end = 0
        for (const range of sourceMap) {
          expect(range.start).toBeGreaterThanOrEqual(end)
          end = range.end
        }
        expect(sorted(sourceMap.map((range) => text.slice(range.start, range.end)).join(''))).toBe(
          sorted(letters),
        )
      }),
    )
  })
})
