/** Texts of a PDF that belong to no page: its properties, bookmarks and the names of the files in it. */

import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PdfAside } from './annotations.ts'

export interface PdfProperties {
  readonly asides: readonly PdfAside[]
  readonly hasFiles: boolean
}

/** Prose of the information dictionary (ISO 32000-2, table 349) and of XMP; dates, programs and ids are left out. */
const PROSE = new Set([
  'Title',
  'Author',
  'Subject',
  'Keywords',
  'dc:title',
  'dc:creator',
  'dc:description',
  'dc:subject',
  'dc:rights',
  'pdf:keywords',
])
/** Bookmarks that are read, and how deep they may nest. */
const MAX_BOOKMARKS = 20_000
const MAX_DEPTH = 50

interface Information {
  readonly [name: string]: unknown
  readonly Custom?: ReadonlyMap<string, unknown>
}

interface Bookmark {
  readonly title: string
  readonly items: readonly Bookmark[]
}

/** Embedded files by their key; PDF.js declares no type for them. */
type Attachments = ReadonlyMap<
  string,
  { readonly filename?: unknown; readonly description?: unknown }
>

/** Each text once; what is broken is left out. */
export async function readProperties(pdf: PDFDocumentProxy): Promise<PdfProperties> {
  const { info = {}, metadata } = await pdf.getMetadata().catch(() => NOTHING)
  const { Custom: custom = new Map(), ...standard } = info as Information
  const stated = [...Object.entries(standard), ...(metadata ?? [])] as readonly [string, unknown][]
  const properties = [
    ...stated.filter(([name]) => PROSE.has(name)).flatMap(([, value]) => value),
    ...custom.values(),
  ]
  const attachments: Attachments | null = await pdf.getAttachments().catch(() => null)
  const files = [...(attachments?.values() ?? [])]
  const bookmarks = ((await pdf.getOutline().catch(() => null)) ?? []) as readonly Bookmark[]
  return {
    asides: [
      ...texts(titlesOf(bookmarks)).map((text) => ({ text, part: 'title' as const })),
      ...texts([...properties, ...files.flatMap((file) => [file.filename, file.description])]).map(
        (text) => ({ text, part: 'metadata' as const }),
      ),
    ],
    hasFiles: files.length > 0,
  }
}

const NOTHING: { readonly info?: object; readonly metadata?: Iterable<unknown> } = {}

function texts(values: readonly unknown[]): readonly string[] {
  const strings = values.filter((value) => typeof value === 'string' && /\S/.test(value))
  return [...new Set(strings as string[])].map((text) => text.replaceAll('\0', '\ufffd'))
}

function titlesOf(bookmarks: readonly Bookmark[]): readonly string[] {
  const titles: string[] = []
  function visit(level: readonly Bookmark[], depth: number) {
    for (const { title, items } of level) {
      if (titles.length >= MAX_BOOKMARKS) return
      titles.push(title)
      if (depth < MAX_DEPTH) visit(items, depth + 1)
    }
  }
  visit(bookmarks, 1)
  return titles
}
