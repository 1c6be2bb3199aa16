/**
 * Books in EPUB: the chapters in their order, each read as the page that it is,
 * then pages that no reader turns to, and what the book says of itself.
 *
 * EPUB 3.3 §4 (container), §5 (package document); EPUB 2 differs in nothing that is read.
 */

import { posix } from 'node:path'
import { MEDIA_TYPES } from '../canonical-document.ts'
import { ExtractionError } from '../extraction-error.ts'
import type { Extractor } from '../extractor.ts'
import { decodeDeclared } from '../html/charset.ts'
import { extractPage } from '../html/extract-html.ts'
import type { LinkedSheet, SheetAt } from '../html/parse-html.ts'
import { packageType } from '../office/package-type.ts'
import { openZip, type ZipArchive } from '../office/read-zip.ts'
import { createJoiner } from '../text/join-documents.ts'
import { readXml } from '../text/read-xml.ts'
import { isSentence, isStated } from '../text/stated.ts'

const TYPE = 'application/epub+zip'
const CONTAINER = 'META-INF/container.xml'
const PAGES = /^(?:application\/xhtml\+xml|text\/html|image\/svg\+xml|application\/x-dtbncx\+xml)$/
const ENCRYPTION = 'META-INF/encryption.xml'
/** Fonts are scrambled in many books, which is no encryption of their text (§4.2.6.3.1). */
const SCRAMBLED_FONT = /idpf\.org\/2008\/embedding|ns\.adobe\.com\/pdf\/enc/

interface Book {
  /** Paths of the pages that readers turn, in their order. */
  readonly chapters: readonly string[]
  /** Pages that are in the book and in no order. */
  readonly others: readonly string[]
  /** Lists of chapters, which mostly repeat their titles. */
  readonly navigation: readonly string[]
  readonly stated: readonly string[]
}

export const epubExtractor: Extractor = {
  mediaType: MEDIA_TYPES.epub,
  recognises: ({ bytes }) => packageType(bytes) === TYPE,
  async extract({ bytes, room }) {
    const archive = openZip(bytes, room)
    const { chapters, others, navigation, stated } = readBook(archive)
    const joiner = createJoiner()
    const sheetsOf = createSheets(archive)
    let isMissing = false
    const said = new Set<string>()
    const scripts = new Set<string>()
    const add = async (path: string, isOfOrder: boolean) => {
      const page = archive.read(path)
      if (page === undefined) {
        isMissing = true
        return
      }
      const document = await extractPage(decodeDeclared(page), sheetsOf(path))
      for (const line of document.text.split('\n')) said.add(line.trim())
      for (const script of document.scripts ?? []) scripts.add(script)
      joiner.addDocument(document, isOfOrder ? {} : { hidden: 'hidden_part' })
    }
    for (const path of chapters) await add(path, true)
    for (const path of others) await add(path, false)
    for (const path of navigation) {
      const page = archive.read(path)
      const list = page && (await extractPage(decodeDeclared(page), sheetsOf(path)))
      const lines = new Set(list?.text.split('\n').map((line) => line.trim()))
      for (const line of lines) {
        if (isSentence(line) && !said.has(line)) joiner.addText(line, { part: 'metadata' })
      }
    }
    for (const text of stated) joiner.addText(text, { part: 'metadata' })
    const { text, sourceMap, warnings } = joiner.finish()
    return {
      mediaType: MEDIA_TYPES.epub,
      text,
      sourceMap,
      scripts: [...scripts],
      warnings: [
        ...warnings.filter((each) => each !== 'markup_recovered'),
        ...(isMissing || isEncrypted(archive) ? ['embedded_objects_skipped'] : []),
      ],
    }
  },
}

/** The book's style sheets, for each of its pages: each is unfolded once, and told where it is linked to first. */
function createSheets(archive: ZipArchive): (page: string) => SheetAt {
  const known = new Map<string, LinkedSheet | undefined>()
  return (page) => (address) => {
    if (/^\s*[a-z][a-z\d+.-]*:/i.test(address)) return undefined
    const path = posix.join(posix.dirname(page), decoded(address.trim()))
    const sheet = known.has(path) ? known.get(path) : readSheet(archive, path)
    known.set(path, sheet && { ...sheet, isTold: true })
    return sheet
  }
}

/** Undefined where there is none or it cannot be read: then what the page looks like is not known. */
function readSheet(archive: ZipArchive, path: string): LinkedSheet | undefined {
  try {
    const bytes = archive.read(path)
    return bytes && { css: new TextDecoder().decode(bytes), isTold: false }
  } catch (error) {
    if (error instanceof ExtractionError) return undefined
    throw error
  }
}

function isEncrypted(archive: ZipArchive): boolean {
  const xml = archive.read(ENCRYPTION)
  if (xml === undefined) return false
  let isText = false
  readXml(xml, {
    start({ name, attribute }) {
      const algorithm = name === 'EncryptionMethod' ? attribute('Algorithm') : undefined
      isText ||= algorithm !== undefined && !SCRAMBLED_FONT.test(algorithm)
    },
    end() {},
    text() {},
  })
  return isText
}

/** @throws {ExtractionError} where the archive holds no book. */
function readBook(archive: ZipArchive): Book {
  const packagePath = firstRootFile(archive)
  const xml = packagePath === undefined ? undefined : archive.read(packagePath)
  if (packagePath === undefined || xml === undefined) {
    throw new ExtractionError('EXTRACTION_FAILED', 'is a broken EPUB book')
  }
  const folder = posix.dirname(packagePath)
  const items = new Map<string, { readonly path: string; readonly isNavigation: boolean }>()
  const order = new Set<string>()
  const stated = new Set<string>()
  let inMetadata = false
  let text = ''
  readXml(xml, {
    start({ name, attribute, attributes }) {
      text = ''
      if (name === 'metadata') inMetadata = true
      if (name === 'meta' || name === 'reference')
        for (const [, value] of attributes()) if (isSentence(value)) stated.add(value.trim())
      const [id, href, type] = [attribute('id'), attribute('href'), attribute('media-type')]
      if (name === 'item' && id !== undefined && href !== undefined && PAGES.test(type ?? '')) {
        items.set(id, {
          path: posix.join(folder, decoded(href)),
          isNavigation: type === 'application/x-dtbncx+xml' || attribute('properties') === 'nav',
        })
      }
      if (name === 'itemref') order.add(attribute('idref') ?? '')
    },
    end() {
      if (inMetadata && isStated(text)) stated.add(text.trim())
      text = ''
    },
    text(piece) {
      text += piece
    },
  })
  const chapters = [...order].flatMap((id) => items.get(id)?.path ?? [])
  const ofOrder = new Set(chapters)
  const listed = [...items.values()]
  const known = new Set(listed.map(({ path }) => path))
  const unlisted = archive.names.filter((name) => /\.x?html?$/i.test(name) && !known.has(name))
  return {
    chapters,
    others: [
      ...listed.filter(({ isNavigation }) => !isNavigation).map(({ path }) => path),
      ...unlisted,
    ].filter((path) => !ofOrder.has(path) && !/\.svg$/i.test(path)),
    navigation: listed
      .filter(({ path, isNavigation }) => isNavigation && !ofOrder.has(path))
      .map(({ path }) => path),
    stated: [...stated],
  }
}

function firstRootFile(archive: ZipArchive): string | undefined {
  const xml = archive.read(CONTAINER)
  if (xml === undefined) return undefined
  let path: string | undefined
  readXml(xml, {
    start({ name, attribute }) {
      if (name === 'rootfile') path ??= attribute('full-path')
    },
    end() {},
    text() {},
  })
  return path
}

/** Addresses in a book may be percent-encoded; what is wrongly encoded is taken as it stands. */
function decoded(href: string): string {
  const path = href.split('#')[0] ?? ''
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
