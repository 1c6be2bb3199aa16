import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CanonicalDocument } from '../canonical-document.ts'
import { fitDocument } from './fit-document.ts'
import { joinSegments } from './join-segments.ts'

const documentOf = (...texts: readonly string[]): CanonicalDocument => ({
  mediaType: 'text/html',
  warnings: [],
  ...joinSegments(
    texts.map((text) => ({
      kind: 'page_text',
      text,
      sourceMap: [{ start: 0, end: text.length, part: 'title' as const }],
    })),
  ),
})

it('leaves a document alone that fits', () => {
  const document = documentOf('Grüße')

  expect(fitDocument(document, 7)).toBe(document)
})

it('cuts text, source map and segments at the end of a word, and says so', () => {
  const fitted = fitDocument(documentOf('one two', 'three four', 'five'), 16)

  expect(fitted).toMatchObject({
    text: 'one two\n\nthree',
    sourceMap: [
      { start: 0, end: 7 },
      { start: 9, end: 14 },
    ],
    segments: [
      { start: 0, end: 7, graphemes: 7 },
      { start: 9, end: 14, graphemes: 5 },
    ],
    warnings: ['content_truncated'],
  })
})

it('never goes over the bytes, whatever the text', () => {
  const texts = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), {
    minLength: 1,
    maxLength: 4,
  })
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 600 }), (parts, maxBytes) => {
      const fitted = fitDocument(documentOf('a', ...parts), maxBytes)

      expect(Buffer.byteLength(fitted.text)).toBeLessThanOrEqual(maxBytes)
      expect(fitted.text.isWellFormed()).toBe(true)
      for (const { start, end } of [...fitted.sourceMap, ...(fitted.segments ?? [])]) {
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(fitted.text.length)
      }
    }),
  )
})
