/** Places in a text as other programs tell them. */

import { lastAtMost, TextOffsets } from '../../src-shared/model/text-offsets.ts'
import type { DocumentFinding } from '../../src-shared/workspace/document.ts'

/** A region of SARIF 2.1.0 §3.30. Lines and columns count from 1, columns in code points. */
export interface TextRegion {
  readonly startLine: number
  readonly startColumn: number
  readonly endLine: number
  /** Of the character behind the region. */
  readonly endColumn: number
  readonly charOffset: number
  readonly charLength: number
  readonly byteOffset: number
  readonly byteLength: number
}

export type RegionOf = (
  finding: Pick<DocumentFinding, 'start_char' | 'end_char' | 'start_byte' | 'end_byte'>,
) => TextRegion

/** Formats whose text is the file, character by character (see `extract/extract-text.ts`). */
const TEXT_TYPES: ReadonlySet<string> = new Set(['text/plain', 'text/markdown'])

/** Whether lines of the text are lines of the file. */
export function isFileItself(mediaType: string): boolean {
  return TEXT_TYPES.has(mediaType)
}

/**
 * Regions as lines and columns, characters and bytes; lines end with LF or CRLF (§3.14.16). They are
 * looked for when the first is asked for: in most texts nothing was found.
 */
export function regionsOf(text: string): RegionOf {
  let starts: readonly number[] | undefined
  const placeOf = (char: number) => {
    starts ??= lineStartsOf(text)
    const line = lastAtMost(starts, char)
    return { line: line + 1, column: char - (starts[line] ?? 0) + 1 }
  }
  return ({ start_char, end_char, start_byte, end_byte }) => {
    const [from, to] = [placeOf(start_char), placeOf(end_char)]
    return {
      startLine: from.line,
      startColumn: from.column,
      endLine: to.line,
      endColumn: to.column,
      charOffset: start_char,
      charLength: end_char - start_char,
      byteOffset: start_byte,
      byteLength: end_byte - start_byte,
    }
  }
}

/** In code points. */
function lineStartsOf(text: string): readonly number[] {
  const offsets = new TextOffsets(text)
  const starts = [offsets.toWire(0).char]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    starts.push(offsets.toWire(at + 1).char)
  }
  return starts
}
