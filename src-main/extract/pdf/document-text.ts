/** The canonical text of a PDF: its pages, each followed by what belongs to it and stands outside its lines. */

import type { SourceMap, SourceRange } from '../../../src-shared/model/source-map.ts'
import { checkTextLimit } from '../text/text-limit.ts'
import type { Origin } from '../text/text-writer.ts'
import type { PdfAside } from './beside.ts'
import { type PlacedItem, placeItems } from './page-text.ts'
import type { PdfPage } from './read-page.ts'

export interface PdfWriter {
  /** @throws {ExtractionError} where the text grows above the limit of a document, as does `writeAsides`. */
  readonly writePage: (number: number, page: PdfPage) => void
  readonly writeAsides: (asides: readonly PdfAside[]) => void
  readonly finish: () => { readonly text: string; readonly sourceMap: SourceMap }
}

const BLOCK_BREAK = '\n\n'

/** An empty text; pages are written in order. */
export function createPdfWriter(): PdfWriter {
  const pieces: string[] = []
  const sourceMap: SourceRange[] = []
  /** The same link stands on many pages: it is read once. */
  const linkTargets = new Set<string>()
  let units = 0

  function push(text: string, origin?: Origin) {
    if (text === '') return
    const start = units
    pieces.push(text)
    units += text.length
    checkTextLimit(units)
    if (origin) sourceMap.push({ start, end: units, ...origin })
  }
  function startBlock() {
    if (units > 0) push(BLOCK_BREAK)
  }
  function pushItem(page: number, { item, text, hidden }: PlacedItem) {
    if (item === undefined) {
      push(text, { page, part: 'text_box' })
      return
    }
    let at = 0
    const pushSlice = (to: number, more: Partial<Origin>) => {
      push(text.slice(at, to), { page, item, ...(at > 0 && { from: at }), ...more })
      at = to
    }
    for (const stretch of hidden) {
      if (stretch.from > at) pushSlice(stretch.from, {})
      pushSlice(stretch.to, { hidden: stretch.hidden })
    }
    if (at < text.length) pushSlice(text.length, {})
  }
  function writeAsides(asides: readonly (Omit<PdfAside, 'part'> & Origin)[]) {
    if (asides.length > 0) startBlock()
    for (const [index, { text, ...origin }] of asides.entries()) {
      if (index > 0) push('\n')
      push(text.toWellFormed(), origin)
    }
  }

  return {
    writePage(page, { items, visibility, beside: { asides, fields } }) {
      if (fields.length > 0 || items.some(({ str }) => /\S/.test(str))) startBlock()
      for (const placed of placeItems(items, visibility, fields)) {
        push(placed.joint)
        pushItem(page, placed)
      }
      writeAsides(visibility.loose.map((loose) => ({ ...loose, page })))
      const isNew = ({ part, text }: PdfAside) => part !== 'link_target' || !linkTargets.has(text)
      const fresh = asides.filter(isNew)
      for (const { part, text } of fresh) if (part === 'link_target') linkTargets.add(text)
      writeAsides(fresh.map((aside) => ({ ...aside, page })))
    },
    writeAsides,
    finish: () => ({ text: pieces.join(''), sourceMap }),
  }
}
