/** Reads the files within a file as files of their own, behind the text that people open it for. */

import type { SourceRange } from '../../src-shared/model/source-map.ts'
import type { FileSource } from '../intake/submission.ts'
import { type CanonicalDocument, leavesOut, MEDIA_TYPES } from './canonical-document.ts'
import { ExtractionError } from './extraction-error.ts'
import type { TreeRoom } from './extractor.ts'
import { newUnfoldRoom } from './office/read-zip.ts'
import { checkTextLimit } from './text/text-limit.ts'

/** Files within one file, however deep, that are read; a portfolio of contracts has some dozens. */
const MAX_FILES = 100
/** A file in a file in a file; what lies deeper is told. */
export const MAX_DEPTH = 3
const SKIPPED = 'embedded_objects_skipped'
/** Rich text and messages, where they are read as plain text: words are cut up or encoded in it, which is told. */
const PACKED_TEXT =
  /^\s*(?:\{\\rtf|[A-Z][A-Za-z-]+:\s.*\r?\n[A-Z][A-Za-z-]+:\s|MIME-Version:|From\s)/
const BREAK = '\n\n'

/** What a file and all files within it may take. */
export function newTreeRoom(): TreeRoom {
  return { ...newUnfoldRoom(), files: MAX_FILES }
}

/**
 * The document with the names that its readers see of the files in it, and their text. What is of no
 * type that is read, broken or too deep leaves the warning that embedded objects were skipped.
 * @param room of the whole tree, of which each file that is read takes one place.
 * @param read one file, by its content.
 * @throws {ExtractionError} where all have more text together than a document may.
 */
export async function withAttached(
  { attachments = [], ...document }: CanonicalDocument,
  { depth, room }: { readonly depth: number; readonly room: TreeRoom },
  read: (file: FileSource) => Promise<CanonicalDocument>,
): Promise<CanonicalDocument> {
  if (attachments.length === 0) return document
  const texts = [document.text]
  const sourceMap: SourceRange[] = [...document.sourceMap]
  const warnings = new Set(document.warnings)
  const scripts = [...(document.scripts ?? [])]
  let units = document.text.length
  const add = (inner: Pick<CanonicalDocument, 'text' | 'sourceMap'>) => {
    if (units > 0) {
      texts.push(BREAK)
      units += BREAK.length
    }
    sourceMap.push(...rangesOf(inner, units))
    texts.push(inner.text)
    units += inner.text.length
    checkTextLimit(units)
  }
  for (const file of attachments) {
    if (depth >= MAX_DEPTH || room.files <= 0) {
      warnings.add(SKIPPED)
      break
    }
    room.files--
    if (file.isNamed) add({ text: nameLine(file.name), sourceMap: [] })
    const inner = await readable(file, read)
    if (
      inner?.mediaType === MEDIA_TYPES.text &&
      PACKED_TEXT.test(Buffer.from(file.bytes.subarray(0, 100)).toString('latin1'))
    ) {
      warnings.add(SKIPPED)
    }
    for (const warning of inner?.warnings ?? [SKIPPED]) {
      // Its pages are not those of the document.
      warnings.add(leavesOut(warning) ? SKIPPED : warning)
    }
    if (inner && inner.text !== '') add(inner)
    scripts.push(...(inner?.scripts ?? []))
  }
  return { ...document, text: texts.join(''), sourceMap, scripts, warnings: [...warnings] }
}

/** A name as the one line that programs make of it: it is read, since it may say anything. */
function nameLine(name: string): string {
  return name.toWellFormed().replace(/\s+/g, ' ').trim()
}

/** Undefined where it cannot be read; a file without text has nothing that could be left out. */
async function readable(
  file: FileSource,
  read: (file: FileSource) => Promise<CanonicalDocument>,
): Promise<CanonicalDocument | undefined> {
  try {
    return await read(file)
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error
    return undefined
  }
}

/** All of its text as of an attachment, with what is hidden in it; places on its own pages mean nothing here. */
function rangesOf(
  { text, sourceMap }: Pick<CanonicalDocument, 'text' | 'sourceMap'>,
  offset: number,
): readonly SourceRange[] {
  const ranges: SourceRange[] = []
  let at = 0
  const cover = (end: number, more: Partial<SourceRange>) => {
    if (end > at)
      ranges.push({ part: 'attachment', ...more, start: at + offset, end: end + offset })
    at = Math.max(at, end)
  }
  for (const { start, end, hidden } of sourceMap) {
    if (!hidden) continue
    cover(start, {})
    cover(end, { hidden })
  }
  cover(text.length, {})
  return ranges
}
