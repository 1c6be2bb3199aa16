/**
 * The parts of a Word document that hold text, found as Word finds them: by
 * relationships from the package, not by file names.
 *
 * ECMA-376 part 2 (Open Packaging Conventions) and part 1 §11 (WordprocessingML
 * parts).
 */

import type { DocumentPart } from '../../../src-shared/model/source-map.ts'
import type { FileSource } from '../../intake/submission.ts'
import { ExtractionError } from '../extraction-error.ts'
import {
  hasActiveParts,
  linkTargetsOf,
  readExtras,
  readFiles,
  readProperties,
} from '../office/beside.ts'
import { openZip, type UnfoldRoom, type ZipArchive } from '../office/read-zip.ts'
import {
  followRelationships,
  type Relationship,
  readRelationships,
} from '../office/relationships.ts'
import { readTheme, type ThemeColours } from '../office/theme.ts'

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
  /** Colours of its theme by their names there. */
  readonly theme: ThemeColours
  /** Whole documents in it, shown in place or on a click. */
  readonly attachments: readonly FileSource[]
  /** Whether it holds macros, controls or broken parts that are not read. */
  readonly leavesOut: boolean
}

/** Kinds of text parts in reading order; the body stands between headers and footnotes. */
const BEFORE_BODY: readonly DocumentPart[] = ['header']
const AFTER_BODY: readonly DocumentPart[] = ['footnote', 'endnote', 'comment', 'footer']
/** Building blocks that a reader can insert (ECMA-376 part 1 §11.3.8). */
const GLOSSARY = 'glossaryDocument'
const KIND_OF_PART: ReadonlyMap<DocumentPart, string> = new Map([
  ['header', 'header'],
  ['footer', 'footer'],
  ['footnote', 'footnotes'],
  ['endnote', 'endnotes'],
  ['comment', 'comments'],
])

/**
 * Opens a package and reads what its relationships lead to; pictures, macros and
 * everything outside the file are left alone.
 * @throws {ExtractionError} where the archive is broken or above its budget.
 */
export function openDocx(bytes: Uint8Array, room?: UnfoldRoom): DocxPackage {
  const archive = openZip(bytes, room)
  const ofPackage = readRelationships(archive, '')
  const pathOf = (kind: string) => ofPackage.find((one) => one.kind === kind)?.target
  const bodyPath = pathOf('officeDocument') ?? 'word/document.xml'
  const all = followRelationships(archive, [...ofPackage, ...readRelationships(archive, bodyPath)])
  const partsOf = (kinds: readonly DocumentPart[]) =>
    kinds.flatMap((part) => readParts(archive, all, part))
  const textParts = [
    ...partsOf(BEFORE_BODY),
    readBody(archive, bodyPath),
    ...partsOf(AFTER_BODY),
    ...readPartsOfKind(archive, all, GLOSSARY, 'metadata'),
  ]
  const extras = readExtras(archive, all)
  const files = readFiles(archive, all)
  const ofKind = (kind: string) => {
    const path = all.find((one) => one.kind === kind && !one.external)?.target
    return path === undefined ? undefined : archive.read(path)
  }
  return {
    textParts,
    styles: ofKind('styles'),
    theme: readTheme(ofKind('theme')),
    linkTargets: linkTargetsOf(
      archive,
      textParts.map(({ path }) => path),
    ),
    properties: readProperties(archive, pathOf('core-properties')),
    extras: extras.texts,
    attachments: files.attachments,
    leavesOut: extras.broken || files.missing || hasActiveParts(archive),
  }
}

function readParts(
  archive: ZipArchive,
  relationships: readonly Relationship[],
  part: DocumentPart,
): readonly TextPart[] {
  return readPartsOfKind(archive, relationships, KIND_OF_PART.get(part) ?? '', part)
}

function readPartsOfKind(
  archive: ZipArchive,
  relationships: readonly Relationship[],
  kind: string,
  part: DocumentPart,
): readonly TextPart[] {
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

function readBody(archive: ZipArchive, path: string): TextPart {
  const xml = archive.read(path)
  if (!xml)
    throw new ExtractionError(
      'EXTRACTION_FAILED',
      'is a broken DOCX file: open it in its program and save it anew',
    )
  return { path, xml }
}
