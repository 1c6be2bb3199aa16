import { expect, it } from 'vitest'
import { reviewDocument } from '../testing/review-document.ts'
import { headingsOf } from './headings.ts'

const TEXT = 'One\nmore\nThree\nA bookmark\nA title\n'
const range = (words: string, more: { page?: number; part?: 'title' | 'metadata' }) => {
  const start = TEXT.indexOf(words)
  return { start, end: start + words.length, ...more }
}

function pdf(total: number, without_text: number[], ...source_map: ReturnType<typeof range>[]) {
  return headingsOf({ ...reviewDocument(TEXT, []), source_map, pages: { total, without_text } })
}

it('names every page where it begins, those that were not read too, and what stands behind them', () => {
  expect(
    pdf(
      ...([4, [2, 4]] as const satisfies [number, number[]]),
      ...[range('One', { page: 1 }), range('more', { page: 1 }), range('Three', { page: 3 })],
      ...[range('A bookmark', { part: 'title' }), range('A title', { part: 'metadata' })],
    ),
  ).toEqual([
    { start: 0, text: 'Page 1' },
    { start: 9, text: 'Page 2: no text layer, not scanned' },
    { start: 9, text: 'Page 3' },
    { start: 15, text: 'Page 4: no text layer, not scanned' },
    { start: 15, text: 'Bookmarks' },
    { start: 26, text: 'Properties' },
  ])
})

it('has none for a page alone, and tells an unread last page at the end', () => {
  expect(pdf(1, [], range('One', { page: 1 }))).toEqual([])
  expect(pdf(2, [2], range('One', { page: 1 }))).toEqual([
    { start: 0, text: 'Page 1' },
    { start: TEXT.length, text: 'Page 2: no text layer, not scanned' },
  ])
})

it('names the parts of a page or server, and what would turn a title around', () => {
  const segment = { id: 'a', kind: 'tool', title: 'read\u{202e}txt', start: 4, end: 8 } as const
  expect(headingsOf({ ...reviewDocument(TEXT, []), segments: [segment] })).toEqual([
    { start: 4, text: 'Tool: read‹U+202E›txt' },
  ])
})

it('names what stands behind the body, and not what is strewn over it', () => {
  const part = (words: string, part: 'comment' | 'metadata' | 'script') => {
    const start = TEXT.indexOf(words)
    return { start, end: start + words.length, part }
  }
  const headings = (...source_map: ReturnType<typeof part>[]) =>
    headingsOf({ ...reviewDocument(TEXT, []), source_map, pages: null })
  const behind = [part('Three', 'comment'), part('A bookmark', 'comment')]
  expect(headings(part('One', 'comment'), ...behind, part('A title', 'metadata'))).toEqual([
    { start: 9, text: 'Comments' },
    { start: 26, text: 'Properties' },
  ])
  expect(headings(part('A bookmark', 'metadata'), part('A title', 'script'))).toEqual([
    { start: 15, text: 'Properties' },
    { start: 26, text: 'Scripts' },
  ])
  // What has no other place in the source is the body.
  expect(headings(part('One', 'comment'), part('Three', 'comment'))).toEqual([])
  expect(headings({ start: 0, end: TEXT.length, part: 'metadata' })).toEqual([])
})
