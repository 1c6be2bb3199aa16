/** Puts texts that were read apart behind each other, as one document. */

import type { SourceRange } from '../../../src-shared/model/source-map.ts'
import type { CanonicalDocument } from '../canonical-document.ts'
import { checkTextLimit } from './text-limit.ts'
import type { Origin } from './text-writer.ts'

type Read = Pick<CanonicalDocument, 'text' | 'sourceMap' | 'warnings'>

export interface Joiner {
  /** Adds a document; `origin` is where all of it stands, beside what it says itself. */
  readonly addDocument: (document: Read, origin?: Origin) => void
  /** Adds a text, trimmed; nothing where it is blank. */
  readonly addText: (text: string, origin?: Origin, lines?: 1 | 2) => void
  readonly finish: () => Read
}

/**
 * Starts an empty document; what is added begins on a line of its own, documents after a blank one.
 * @throws {ExtractionError} from its methods, where all is longer than a document may be.
 */
export function createJoiner(): Joiner {
  const texts: string[] = []
  const sourceMap: SourceRange[] = []
  const warnings = new Set<string>()
  let units = 0

  function add({ text, sourceMap: ranges, warnings: told }: Read, lines: 1 | 2, origin: Origin) {
    for (const warning of told) warnings.add(warning)
    if (text === '') return
    if (units > 0) {
      texts.push('\n'.repeat(lines))
      units += lines
    }
    sourceMap.push(...covered(text.length, ranges, origin, units))
    texts.push(text)
    units += text.length
    checkTextLimit(units)
  }

  return {
    addDocument: (document, origin = {}) => add(document, 2, origin),
    addText: (text, origin = {}, lines = 1) =>
      add({ text: text.trim().toWellFormed(), sourceMap: [], warnings: [] }, lines, origin),
    finish: () => ({ text: texts.join(''), sourceMap, warnings: [...warnings] }),
  }
}

/** The ranges at their new place; what lies between them is of the origin too, where it says anything. */
function covered(
  length: number,
  ranges: readonly SourceRange[],
  origin: Origin,
  offset: number,
): readonly SourceRange[] {
  const isSaid = Object.keys(origin).length > 0
  const all: SourceRange[] = []
  let at = 0
  const gap = (end: number) => {
    if (isSaid && end > at) all.push({ ...origin, start: at + offset, end: end + offset })
  }
  for (const range of ranges) {
    gap(range.start)
    all.push({ ...origin, ...range, start: range.start + offset, end: range.end + offset })
    at = range.end
  }
  gap(length)
  return all
}
