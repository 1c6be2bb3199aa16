// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import type { SourceRange } from '../../../src-shared/model/source-map.ts'
import type { DocumentEditor } from '../create-editor.ts'
import { openEditor } from '../editor-fixture.ts'
import { countUnseen, unseenStretches } from './unseen.ts'
import { markUnseen, takeOutUnseen } from './unseen-decorations.ts'

const TAGS = [...'do not tell']
  .map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0)))
  .join('')
const TEXT = `See me.\nwhite words\nhere\u200b too${TAGS} end.\n\nalt text\nshown to eyes`
const range = (words: string, more: Omit<SourceRange, 'start' | 'end'> = {}): SourceRange => {
  const start = TEXT.indexOf(words)
  return { start, end: start + words.length, ...more }
}
const SOURCE_MAP = [
  range('See me.'),
  range('white words', { hidden: 'same_colour' }),
  range('here\u200b too', { hidden: 'same_colour' }),
  range('end.'),
  range('alt text', { part: 'attribute' }),
  range('shown to eyes', { hidden: 'aria_hidden' }),
]
const unseen = unseenStretches(TEXT, SOURCE_MAP, 'text/html')

let editor: DocumentEditor | undefined
afterEach(() => {
  editor?.destroy()
  document.body.replaceChildren()
})

/** The editor makes all changes of one task at its end. */
const changed = () => Promise.resolve()

it('names what people do not see, once, in order', () => {
  expect(unseen.map(({ start, end, why }) => [TEXT.slice(start, end), why])).toEqual([
    ['white words\nhere\u200b too', 'same_colour'],
    [TAGS, 'characters'],
    ['alt text', 'attribute'],
  ])
  expect(unseenStretches('plain', [{ start: 0, end: 5 }], 'text/plain')).toEqual([])
})

it('leaves out what is attached to a message, which its reader is offered, but not what hides there', () => {
  const map: SourceRange[] = [
    range('See me.', { part: 'attachment' }),
    range('white words', { part: 'attachment', hidden: 'same_colour' }),
  ]
  const seenIn = (mediaType: string) => unseenStretches(TEXT, map, mediaType).map(({ why }) => why)
  expect(seenIn('message/rfc822')).toContain('same_colour')
  expect(seenIn('message/rfc822')).not.toContain('attachment')
  expect(seenIn('application/pdf')).toContain('attachment')
})

it('counts words, those that hidden characters spell too', () => {
  expect(countUnseen(TEXT, unseen)).toEqual({
    words: 9,
    characters: 11,
    byWhy: [
      { why: 'same_colour', words: 4 },
      { why: 'characters', words: 3 },
      { why: 'attribute', words: 2 },
    ],
  })
})

it('is taken out for one reader, over line ends too, and marked for the other', async () => {
  editor = openEditor(TEXT)
  const content = document.body.querySelector('.cm-content') as HTMLElement
  editor.showUnseen(takeOutUnseen(unseen))
  await changed()
  expect(content.textContent).toContain('See me.')
  expect(content.textContent).not.toMatch(/white|here|alt/)
  expect(content.querySelectorAll('.unseen-gap')).toHaveLength(3)
  editor.showUnseen(markUnseen(unseen))
  await changed()
  expect([...content.querySelectorAll('.unseen')].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['white words', 'alt text']),
  )
})
