/**
 * What stands in a PDF beside the text of its pages: what its objects say, what
 * they draw by themselves (appearances of notes and fields, patterns, masks,
 * glyphs), its forms, and the files in it.
 */

import type { DocumentPart, HiddenReason } from '../../../src-shared/model/source-map.ts'
import type { FileSource } from '../../intake/submission.ts'
import { ExtractionError } from '../extraction-error.ts'
import { wordsOfMarkup } from '../text/markup-words.ts'
import { isSentence, isStated } from '../text/stated.ts'
import { type PageField, shownField } from './fields.ts'
import { placeItems } from './page-text.ts'
import {
  type InnerPage,
  type OpenDocument,
  type PdfClasses,
  type PdfDict,
  readStreamItems,
} from './pdf-objects.ts'
import { ALL_SEEN } from './visibility.ts'
import { type Found, type FoundFile, type FoundString, walkObjects } from './walk-objects.ts'

/** A text with the part that it is of. */
export interface PdfAside {
  readonly text: string
  readonly part: DocumentPart
  readonly hidden?: HiddenReason
}

export interface Beside {
  readonly asides: readonly PdfAside[]
  /** What was filled into fields, which is no aside. */
  readonly fields: readonly PageField[]
  readonly files: readonly FileSource[]
  /** Whether something there could not be read. */
  readonly isPartial: boolean
}

export interface BesideReader {
  /** What hangs on a page, from 1. */
  readonly ofPage: (number: number) => Promise<Beside>
  /** What hangs on the document and on no page. */
  readonly ofDocument: () => Promise<Beside>
}

/** Annotation flags Hidden and NoView (ISO 32000-2, table 167). */
const NOT_VIEWED = 2 | 32

/** Parts by the key that a string stands under; others are properties. */
const PART_OF_KEY: ReadonlyMap<string, DocumentPart> = new Map(
  Object.entries({
    comment: 'Contents Subj RC T OverlayText Reason',
    attribute: 'ActualText Alt E TU Summary Short',
    text_box: 'V DV RV Opt CA AC',
    link_target: 'URI',
  }).flatMap(([part, keys]) => keys.split(' ').map((key) => [key, part as DocumentPart] as const)),
)
/** Under these any word is meant for readers; under others only sentences are. */
const FOR_READERS = new Set(
  'Contents Subj OverlayText Reason ActualText Alt E TU Summary Short V DV Opt CA AC UF F Desc T'.split(
    ' ',
  ),
)
/** Keys whose strings are XHTML (12.7.4.4). */
const RICH = new Set(['RC', 'RV'])

/** Reads what an open document has beside its text. What is broken is told; only too much text is thrown. */
export function createBesideReader(open: OpenDocument, classes: PdfClasses): BesideReader {
  const { pdfDocument } = open.manager
  const { xref } = pdfDocument
  const fetch = xref.fetch.bind(xref)
  /** Resources that pages share are read once. */
  const seen = new Set<string>()

  async function gather(found: Found, page: InnerPage, isHidden: boolean): Promise<Beside> {
    const asides: PdfAside[] = []
    let { isPartial } = found
    const add = (text: string, part: DocumentPart) => {
      if (!/\S/.test(text)) return
      const clean = text.replaceAll('\0', '\ufffd').trim()
      asides.push({ text: clean, part, ...(isHidden && { hidden: 'layer_off' }) })
    }
    for (const drawing of found.drawings) {
      try {
        const own = drawing.stream.dict?.get('Resources')
        const resources = own instanceof classes.Dict ? own : drawing.resources
        const { items, stated } = await readStreamItems(
          page,
          open.handler,
          drawing.stream,
          resources ?? page.resources,
        )
        const placed = placeItems(items, ALL_SEEN)
        const text = placed.map(({ joint, text: words }) => joint + words).join('')
        add(text, 'text_box')
        if (!text.includes(stated.join(' '))) add(stated.join(' '), 'attribute')
      } catch (error) {
        if (error instanceof ExtractionError) throw error
        isPartial = true
      }
    }
    for (const said of found.strings) {
      for (const text of wordsOf(said)) add(text, PART_OF_KEY.get(said.key) ?? 'metadata')
    }
    try {
      for (const text of textsOf(found)) add(text, 'text_box')
    } catch {
      isPartial = true
    }
    const { files, isWhole } = readFiles(found.files)
    return { asides, fields: [], files, isPartial: isPartial || !isWhole }
  }

  return {
    async ofPage(number) {
      const page = await pdfDocument.getPage(number - 1)
      const annotations = listOf(page.pageDict.get('Annots'))
      const besides: Beside[] = []
      const walk = async (roots: readonly unknown[], isHidden: boolean) => {
        besides.push(await gather(walkObjects(roots, { classes, fetch, seen }), page, isHidden))
      }
      for (const annotation of annotations) await walk([annotation], isHidden(annotation))
      await walk([page.resources, page.pageDict.getRaw('AF')], false)
      const fields = annotations
        .map((annotation) => tried(() => shownField(resolved(annotation), classes)))
        .filter((field) => field !== undefined)
      return withoutShown(joined(besides), fields)
    },
    async ofDocument() {
      const found = walkObjects([xref.trailer.get('Root')], {
        classes,
        fetch,
        seen: annotationsOfPages(),
      })
      const page = await pdfDocument.getPage(0)
      return joined([await gather(found, page, false), ...(await readXmp())])
    },
  }

  /** Fields that stand on pages are read there. */
  function annotationsOfPages(): Set<string> {
    const annotations = new Set<string>()
    const seenNodes = new Set<string>()
    const root = xref.trailer.get('Root')
    const nodes = [root instanceof classes.Dict ? root.getRaw('Pages') : undefined]
    for (const raw of nodes) {
      if (raw instanceof classes.Ref) {
        if (seenNodes.has(raw.toString())) continue
        seenNodes.add(raw.toString())
      }
      const node = raw instanceof classes.Ref ? tried(() => fetch(raw)) : raw
      if (!(node instanceof classes.Dict)) continue
      for (const kid of listOf(tried(() => node.get('Kids')))) nodes.push(kid)
      for (const annotation of listOf(tried(() => node.get('Annots')))) {
        if (annotation instanceof classes.Ref) annotations.add(annotation.toString())
      }
    }
    return annotations
  }

  function readXmp(): readonly Beside[] {
    const root = xref.trailer.get('Root')
    const metadata = root instanceof classes.Dict ? root.get('Metadata') : undefined
    if (!(metadata instanceof classes.BaseStream)) return []
    try {
      const words = wordsOfMarkup(metadata.getBytes()).filter(isSentence)
      const asides = words.map((text) => ({ text, part: 'metadata' as const }))
      return [{ asides, fields: [], files: [], isPartial: false }]
    } catch {
      return [{ asides: [], fields: [], files: [], isPartial: true }]
    }
  }

  function resolved(annotation: unknown): unknown {
    return annotation instanceof classes.Ref ? tried(() => fetch(annotation)) : annotation
  }

  function isHidden(annotation: unknown): boolean {
    const dict = resolved(annotation)
    const flags = dict instanceof classes.Dict ? (dict as PdfDict).get('F') : 0
    return typeof flags === 'number' && (flags & NOT_VIEWED) !== 0
  }

  function textsOf({ texts }: Found): readonly string[] {
    // Hardly a page has any, and no XML at all is a costly mistake to a parser of it.
    if (texts.length === 0) return []
    // The packets of a form are one XML text, cut where its parts begin.
    const packets = texts.filter(({ key }) => key === 'XFA').map(({ stream }) => stream.getBytes())
    const others = texts.filter(({ key }) => key !== 'XFA')
    return [
      ...wordsOfMarkup(Buffer.concat(packets)).filter((text) => /\p{L}{2}/u.test(text)),
      ...others.flatMap(({ key, stream }) =>
        wordsOf({ key, text: classes.stringToPDFString(latin1(stream.getBytes())) }),
      ),
    ]
  }
}

/** What a string says that is for readers. */
function wordsOf({ key, text }: FoundString): readonly string[] {
  if (RICH.has(key) && text.includes('<')) return wordsOfMarkup(new TextEncoder().encode(text))
  const isMeant = key === 'URI' || (FOR_READERS.has(key) ? isStated(text) : isSentence(text))
  return isMeant ? [text] : []
}

/** Bytes of files of one walk; the whole upload has 10 MB, but what it unfolds to has no such bound. */
const MAX_FILE_BYTES = 32_000_000

function readFiles(found: readonly FoundFile[]): {
  readonly files: readonly FileSource[]
  readonly isWhole: boolean
} {
  const files: FileSource[] = []
  let budget = MAX_FILE_BYTES
  for (const { name, stream } of found) {
    const bytes = tried(() => stream.getBytes())
    if (!bytes || bytes.length > budget) return { files, isWhole: false }
    budget -= bytes.length
    files.push({ name, bytes: new Uint8Array(bytes) })
  }
  return { files, isWhole: true }
}

/** One of all; a text that is said twice, as by a field and by how it looks, is told once. */
function joined(besides: readonly Beside[]): Beside {
  const asides = new Map<string, PdfAside>()
  for (const aside of besides.flatMap((each) => each.asides)) {
    const key = aside.text.replace(/\s+/g, '')
    if (!asides.has(key)) asides.set(key, aside)
  }
  return {
    asides: [...asides.values()],
    fields: [],
    files: besides.flatMap(({ files }) => files),
    isPartial: besides.some(({ isPartial }) => isPartial),
  }
}

/** What stands in a field is told there. */
function withoutShown(beside: Beside, fields: readonly PageField[]): Beside {
  const shown = new Set(fields.map(({ text }) => text.replace(/\s+/g, '')))
  const asides = beside.asides.filter(({ text }) => !shown.has(text.replace(/\s+/g, '')))
  return { ...beside, asides, fields }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1')
}

function tried<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
