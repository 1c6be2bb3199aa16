/**
 * PowerPoint presentations: slide by slide with its notes, then comments, words on
 * the pages behind the slides, and properties. Hidden slides and shapes, and letters
 * that nobody can see, are read and marked.
 *
 * ECMA-376 part 1 §19 (PresentationML).
 */

import { MEDIA_TYPES } from '../canonical-document.ts'
import { ExtractionError } from '../extraction-error.ts'
import type { Extractor } from '../extractor.ts'
import { type BesideKinds, openOffice } from '../office/open-office.ts'
import { looksLikeZip } from '../office/read-zip.ts'
import { readTheme, type ThemeColours } from '../office/theme.ts'
import { readXml } from '../text/read-xml.ts'
import { createTextWriter } from '../text/text-writer.ts'
import { type SlideContext, writeSlide } from './slide.ts'

const BESIDE: BesideKinds = new Map([
  ['comments', 'comment'],
  ['commentAuthors', 'comment'],
])

const PRINTED = [
  ['handoutMaster', 'header'],
  ['notesMaster', 'notes'],
] as const

/** EMU of a usual page, 13.33 by 7.5 inches. */
const USUAL_SIZE = { width: 12_192_000, height: 6_858_000 }

export const pptxExtractor: Extractor = {
  mediaType: MEDIA_TYPES.pptx,
  recognises: ({ bytes }) =>
    looksLikeZip(bytes) &&
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('ppt/presentation'),
  async extract(source) {
    const office = openOffice(source, 'ppt/presentation.xml', BESIDE)
    if (office.main === undefined)
      throw new ExtractionError('EXTRACTION_FAILED', 'is a broken Office file')
    const { ids, size } = readPresentation(office.main)
    const theme = readTheme(office.ofKind('theme'))
    const writer = createTextWriter()
    const texts = new Set<string>()
    const behind = new Map<string, Uint8Array>()
    const context: SlideContext = {
      theme,
      size,
      part: undefined,
      hidden: undefined,
      fixedOnly: false,
      ground: undefined,
      onDescription: (text) => texts.add(text.trim()),
    }
    for (const id of ids) {
      const [path, xml] = [office.pathOf(id), office.related(id)]
      if (path === undefined || xml === undefined) continue
      const layout = office.partOf(path, 'slideLayout')
      const master = layout && office.partOf(layout.path, 'slideMaster')
      for (const part of [layout, master]) if (part) behind.set(part.path, part.xml)
      const pages = [xml, layout?.xml, master?.xml].filter((page) => page !== undefined)
      const looks = pages.map((page) => readPage(page, theme))
      writer.breakLine(2)
      writeSlide(xml, writer, {
        ...context,
        ...(looks[0]?.isHidden && { hidden: 'hidden_part' }),
        ground: looks.some(({ isPainted }) => isPainted)
          ? undefined
          : looks.map(({ ground }) => ground).find((ground) => ground !== undefined),
      })
      const notes = office.partOf(path, 'notesSlide')
      if (notes) {
        writer.breakLine(1)
        writeSlide(notes.xml, writer, { ...context, part: 'notes' })
      }
    }
    for (const xml of behind.values()) {
      writer.breakLine(1)
      writeSlide(xml, writer, { ...context, fixedOnly: true })
    }
    // What stands on handouts and on pages of notes as they are printed; of the notes only beside the places for others' text.
    for (const [kind, part] of PRINTED) {
      const xml = office.ofKind(kind)
      if (xml === undefined) continue
      writer.breakLine(1)
      writeSlide(xml, writer, { ...context, part, fixedOnly: part === 'notes' })
    }
    texts.delete('')
    return office.finish(writer, MEDIA_TYPES.pptx, texts)
  },
}

/** Slides in their order, by the ids of their parts, and how large they are. */
function readPresentation(xml: Uint8Array) {
  const ids: string[] = []
  let size = USUAL_SIZE
  readXml(xml, {
    start({ name, attribute, attributes }) {
      if (name === 'sldId') {
        // Two attributes are called so; the one of the relationships stands last, and has a prefix.
        const id = attributes()
          .filter(([key]) => key === 'id')
          .at(-1)?.[1]
        if (id !== undefined) ids.push(id)
      } else if (name === 'sldSz') {
        const [width, height] = [Number(attribute('cx')), Number(attribute('cy'))]
        if (width > 0 && height > 0) size = { width, height }
      }
    },
    end() {},
    text() {},
  })
  return { ids, size }
}

/** Whether a slide is shown, the colour of its page, and whether anything is painted on it. */
function readPage(xml: Uint8Array, theme: ThemeColours) {
  let isHidden = false
  let ground: string | undefined
  let isPainted = false
  const names: string[] = []
  readXml(xml, {
    start({ name, attribute }) {
      if (names.length === 0) isHidden = /^(?:0|false)$/.test(attribute('show') ?? '')
      const inBackground = names.includes('bg')
      if (inBackground && name === 'schemeClr') ground = theme.get(attribute('val') ?? '')
      if (inBackground && name === 'srgbClr') ground = `#${attribute('val') ?? ''}`
      if (name === 'pic' || name === 'blipFill' || name === 'gradFill') isPainted = true
      if (name === 'solidFill' && names.at(-1) === 'spPr') isPainted = true
      names.push(name)
    },
    end() {
      names.pop()
    },
    text() {},
  })
  return { isHidden, ground, isPainted }
}
