/** Texts of a PDF that belong to no page: its properties and bookmarks. */

import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { isStated } from '../text/stated.ts'
import type { PdfAside } from './beside.ts'

/** Prose of the information dictionary whatever it says. */
const OF_AUTHOR = new Set(['Title', 'Author', 'Subject', 'Keywords'])
/** What PDF.js adds from other places than the information dictionary. */
const OF_FORMAT = new Set(['PDFFormatVersion', 'Language', 'EncryptFilterName'])
/** Prose of XMP; what else is a sentence there, `beside.ts` reads. */
const PROSE = new Set([
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

/**
 * Bookmarks, and what the file states of itself (ISO 32000-2, table 349) but for dates
 * and programs; each text once. What is broken is left out.
 */
export async function readProperties(pdf: PDFDocumentProxy): Promise<readonly PdfAside[]> {
  const { info = {}, metadata } = await pdf.getMetadata().catch(() => NOTHING)
  const { Custom: custom = new Map(), ...standard } = info as Information
  const ofXmp = [...(metadata ?? [])] as readonly [string, unknown][]
  const properties = [
    ...[...Object.entries(standard), ...custom]
      .filter(
        ([name, value]) => OF_AUTHOR.has(name) || (!OF_FORMAT.has(name) && isStatedValue(value)),
      )
      .map(([, value]) => value),
    ...ofXmp.filter(([name]) => PROSE.has(name)).flatMap(([, value]) => value),
  ]
  const bookmarks = ((await pdf.getOutline().catch(() => null)) ?? []) as readonly Bookmark[]
  return [
    ...texts(titlesOf(bookmarks)).map((text) => ({ text, part: 'title' as const })),
    ...texts(properties).map((text) => ({ text, part: 'metadata' as const })),
  ]
}

function isStatedValue(value: unknown): boolean {
  return typeof value === 'string' && isStated(value)
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
