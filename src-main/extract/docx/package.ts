/**
 * The parts of a Word document that hold text, found as Word finds them: by
 * relationships from the package, not by file names.
 *
 * ECMA-376 part 2 (Open Packaging Conventions) and part 1 §11 (WordprocessingML
 * parts).
 */

import { posix } from 'node:path'
import type { DocumentPart } from '../../../src-shared/model/source-map.ts'
import { ExtractionError } from '../extraction-error.ts'
import { readXml } from '../text/read-xml.ts'
import { isExtraPart, readExtraTexts } from './extras.ts'
import { openZip, type ZipArchive } from './read-zip.ts'

export interface TextPart {
  readonly path: string
  readonly xml: Uint8Array
  /** Absent for the body. */
  readonly part?: DocumentPart
}

export interface DocxPackage {
  /** In reading order: headers, body, notes, comments, footers; every part once. */
  readonly textParts: readonly TextPart[]
  readonly styles: Uint8Array | undefined
  /** Addresses that hyperlinks of the text parts lead to, each once. */
  readonly linkTargets: readonly string[]
  /** What the document says of itself: title, subject, keywords and the like. */
  readonly properties: readonly string[]
  /** Texts outside its WordprocessingML, each once. */
  readonly extras: readonly string[]
  /** Whether it holds embedded objects, macros, whole documents or broken parts that are not read. */
  readonly hasEmbeddedObjects: boolean
}

interface Relationship {
  readonly kind: string
  readonly target: string
  readonly external: boolean
}

/** ECMA-376 part 2; one for both editions. */
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships'
/** What types of relationships begin with, transitional and strict (ISO/IEC 29500 parts 4 and 1, part 2 §11). */
const TYPE_FOLDERS: ReadonlySet<string> = new Set([
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/',
  'http://purl.oclc.org/ooxml/officeDocument/relationships/',
  'http://schemas.openxmlformats.org/package/2006/relationships/metadata/',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/metadata/',
  'http://schemas.openxmlformats.org/officedocument/2006/relationships/metadata/',
])

/** Kinds of text parts in reading order; the body stands between headers and footnotes. */
const BEFORE_BODY: readonly DocumentPart[] = ['header']
const AFTER_BODY: readonly DocumentPart[] = ['footnote', 'endnote', 'comment', 'footer']
const KIND_OF_PART: ReadonlyMap<DocumentPart, string> = new Map([
  ['header', 'header'],
  ['footer', 'footer'],
  ['footnote', 'footnotes'],
  ['endnote', 'endnotes'],
  ['comment', 'comments'],
])

const EMBEDDED_NAME = /(?:^|\/)(?:embeddings|activex)\/|vbaproject\.bin$/i
/** A whole document of another format that Word shows in place. */
const EMBEDDED_DOCUMENT_KIND = 'aFChunk'

/**
 * Opens a package and reads its text parts; pictures, macros, embedded objects
 * and everything outside the file are left alone.
 * @throws {ExtractionError} where the archive is broken or above its budget.
 */
export function openDocx(bytes: Uint8Array): DocxPackage {
  const archive = openZip(bytes)
  const ofPackage = readRelationships(archive, '')
  const pathOf = (kind: string) => ofPackage.find((one) => one.kind === kind)?.target
  const bodyPath = pathOf('officeDocument') ?? 'word/document.xml'
  const relationships = readRelationships(archive, bodyPath)
  const partsOf = (kinds: readonly DocumentPart[]) =>
    kinds.flatMap((part) => readParts(archive, relationships, part))
  const textParts = [...partsOf(BEFORE_BODY), readBody(archive, bodyPath), ...partsOf(AFTER_BODY)]
  const extras = readExtras(archive)
  const stylesPath = relationships.find(({ kind }) => kind === 'styles')?.target
  return {
    textParts,
    styles: stylesPath === undefined ? undefined : archive.read(stylesPath),
    linkTargets: linkTargetsOf(archive, textParts),
    properties: readProperties(archive, pathOf('core-properties')),
    extras: extras.texts,
    hasEmbeddedObjects:
      extras.broken ||
      archive.names.some((name) => EMBEDDED_NAME.test(name)) ||
      relationships.some(({ kind }) => kind === EMBEDDED_DOCUMENT_KIND),
  }
}

function readParts(
  archive: ZipArchive,
  relationships: readonly Relationship[],
  part: DocumentPart,
): readonly TextPart[] {
  const kind = KIND_OF_PART.get(part)
  const paths = relationships
    .filter((relationship) => relationship.kind === kind && !relationship.external)
    .map(({ target }) => target)
  // Relationships come in no particular order; header2.xml belongs before header10.xml.
  const ordered = [...new Set(paths)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  return ordered.flatMap((path) => {
    const xml = archive.read(path)
    return xml ? [{ path, xml, part }] : []
  })
}

/** A part beside the document that is broken is told of, and does not cost the document. */
function readExtras(archive: ZipArchive): { texts: readonly string[]; broken: boolean } {
  const texts = new Set<string>()
  let broken = false
  for (const path of archive.names.filter(isExtraPart)) {
    const xml = archive.read(path)
    try {
      for (const text of xml ? readExtraTexts(path, xml) : []) texts.add(text)
    } catch (error) {
      if (!(error instanceof ExtractionError)) throw error
      broken = true
    }
  }
  return { texts: [...texts], broken }
}

function readBody(archive: ZipArchive, path: string): TextPart {
  const xml = archive.read(path)
  if (!xml) throw new ExtractionError('EXTRACTION_FAILED', 'is a broken DOCX file')
  return { path, xml }
}

function linkTargetsOf(archive: ZipArchive, parts: readonly TextPart[]): readonly string[] {
  const links = parts
    .flatMap(({ path }) => readRelationships(archive, path))
    .filter(({ kind, external }) => kind === 'hyperlink' && external)
  return [...new Set(links.map(({ target }) => target))].sort()
}

/** Dublin Core properties that are prose (ECMA-376 part 2 §11); names and dates are left out. */
const PROSE = /^(?:title|subject|description|keywords|category)$/

function readProperties(archive: ZipArchive, path: string | undefined): readonly string[] {
  const xml = path === undefined ? undefined : archive.read(path)
  if (!xml) return []
  const texts: string[] = []
  let isProse = false
  readXml(xml, {
    start({ name }) {
      isProse = PROSE.test(name)
      if (isProse) texts.push('')
    },
    end() {
      isProse = false
    },
    text(text) {
      if (isProse) texts[texts.length - 1] += text
    },
  })
  return texts.map((text) => text.trim()).filter((text) => text !== '')
}

/** The relationships of a part, or of the package for the empty path; none where it has no such file. */
function readRelationships(archive: ZipArchive, path: string): readonly Relationship[] {
  const folder = posix.dirname(path)
  const xml = archive.read(posix.join(folder, '_rels', `${posix.basename(path)}.rels`))
  if (!xml) return []
  const found: Relationship[] = []
  readXml(xml, {
    start({ name, namespace, attribute }) {
      const target = attribute('Target')
      if (namespace !== RELATIONSHIPS || name !== 'Relationship' || target === undefined) return
      const external = attribute('TargetMode') === 'External'
      found.push({
        kind: kindOf(attribute('Type') ?? ''),
        target: external ? target : posix.join('/', folder, target).slice(1),
        external,
      })
    },
    end() {},
    text() {},
  })
  return found
}

/** The last word of a type that an edition of the standard defines; empty for every other type. */
function kindOf(type: string): string {
  const end = type.lastIndexOf('/') + 1
  return TYPE_FOLDERS.has(type.slice(0, end)) ? type.slice(end) : ''
}
