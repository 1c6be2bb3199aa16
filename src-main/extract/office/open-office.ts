/** Opens a workbook or presentation: its main part, what that leads to, and at the end what stands beside. */

import type { DocumentPart } from '../../../src-shared/model/source-map.ts'
import type { CanonicalDocument, MediaType } from '../canonical-document.ts'
import { ExtractionError } from '../extraction-error.ts'
import type { FileRequest } from '../extractor.ts'
import type { TextWriter } from '../text/text-writer.ts'
import { hasActiveParts, linkTargetsOf, readExtras, readFiles, readProperties } from './beside.ts'
import { readExtraTexts } from './extras.ts'
import { openZip } from './read-zip.ts'
import { followRelationships, type Relationship, readRelationships } from './relationships.ts'

/** Kinds of parts that hold texts in any order, and which part of a document that is. */
export type BesideKinds = ReadonlyMap<string, DocumentPart>

export interface OfficePackage {
  /** Undefined where it is no XML. */
  readonly main: Uint8Array | undefined
  /** The part that the main part names by this id. */
  readonly related: (id: string) => Uint8Array | undefined
  /** Where it lies. */
  readonly pathOf: (id: string) => string | undefined
  /** The part of a kind that another part leads to. */
  readonly partOf: (
    path: string,
    kind: string,
  ) => { readonly path: string; readonly xml: Uint8Array } | undefined
  /** The first part of a kind that anything leads to. */
  readonly ofKind: (kind: string) => Uint8Array | undefined
  /** The document: what was written, then texts of its attributes and of everything beside it. */
  readonly finish: (
    writer: TextWriter,
    mediaType: MediaType,
    texts: Iterable<string>,
  ) => CanonicalDocument
}

/**
 * @param usual where the main part lies where the package does not say.
 * @throws {ExtractionError} where the archive is broken or above its budget, or has no main part.
 */
export function openOffice(
  { bytes, room }: FileRequest,
  usual: string,
  beside: BesideKinds,
): OfficePackage {
  const archive = openZip(bytes, room)
  const ofPackage = readRelationships(archive, '')
  const mainPath = ofPackage.find(({ kind }) => kind === 'officeDocument')?.target ?? usual
  const ofMain = readRelationships(archive, mainPath)
  const all = followRelationships(archive, [...ofPackage, ...ofMain])
  const main = archive.read(mainPath)
  if (main === undefined) throw new ExtractionError('EXTRACTION_FAILED', 'is a broken Office file')
  const targetOf = (id: string) => ofMain.find((one) => one.id === id && !one.external)?.target
  const readFirst = (found: Relationship | undefined) =>
    found === undefined ? undefined : archive.read(found.target)

  return {
    main: mainPath.endsWith('.bin') ? undefined : main,
    pathOf: targetOf,
    related(id) {
      const path = targetOf(id)
      return path === undefined ? undefined : archive.read(path)
    },
    partOf(path, kind) {
      const found = readRelationships(archive, path).find(
        (one) => one.kind === kind && !one.external,
      )
      const xml = readFirst(found)
      return found && xml && { path: found.target, xml }
    },
    ofKind: (kind) => readFirst(all.find((one) => one.kind === kind && !one.external)),
    finish(writer, mediaType, texts) {
      const append = (lines: Iterable<string>, part: DocumentPart) => {
        for (const line of lines) {
          if (line === '') continue
          writer.breakLine(1)
          writer.write(line, { part })
        }
      }
      let isBroken = false
      const seen = new Set<string>()
      for (const { kind, target, external } of all) {
        const part = beside.get(kind)
        if (part === undefined || external || seen.has(target)) continue
        seen.add(target)
        const xml = archive.read(target)
        try {
          if (xml) append(new Set(readExtraTexts(kind, xml)), part)
        } catch (error) {
          if (!(error instanceof ExtractionError) || error.code === 'CONTENT_TOO_LARGE') throw error
          isBroken = true
        }
      }
      const extras = readExtras(archive, all)
      const files = readFiles(archive, all)
      append(texts, 'attribute')
      append(
        linkTargetsOf(archive, [
          ...new Set(all.filter(({ external }) => !external).map(({ target }) => target)),
        ]),
        'link_target',
      )
      append(
        readProperties(archive, ofPackage.find(({ kind }) => kind === 'core-properties')?.target),
        'metadata',
      )
      append(extras.texts, 'metadata')
      const { text, sourceMap } = writer.finish()
      const warnings: string[] = []
      if (sourceMap.some(({ hidden }) => hidden)) warnings.push('hidden_text_found')
      if (isBroken || extras.broken || files.missing || hasActiveParts(archive))
        warnings.push('embedded_objects_skipped')
      return { mediaType, text, sourceMap, warnings, attachments: files.attachments }
    },
  }
}
