/**
 * Puts what a document holds for programs behind all of its text, as the last part of it: rules alone read it there
 * (`chunk/scripts.ts`), so that what people read is judged as if it stood alone.
 */

import type { SourceRange } from '../../src-shared/model/source-map.ts'
import { utf8Length } from '../../src-shared/model/text-offsets.ts'
import type { Formats } from '../intake/submission.ts'
import type { CanonicalDocument } from './canonical-document.ts'

/**
 * UTF-8 bytes of scripts that are read, and of a document with them: a page must not be refused for the size of what
 * nobody reads on it, and no plan takes more (see `text-limit.ts`). Programs of others that a page has within it are longer.
 */
const MAX_SCRIPTS = 500_000
const MAX_DOCUMENT = 1_000_000
/** Of each at least, where there are too many to read all: a few letters of every one say nothing. */
const FEWEST = 1_000
const BREAK = '\n\n'

/**
 * The document with its scripts as text, or without them: over the public interface none is scanned. Where all are too long
 * the longest are cut, with the warning `scripts_cut`.
 */
export function withScripts(
  { scripts = [], ...document }: CanonicalDocument,
  formats: Formats = 'contract',
): CanonicalDocument {
  if (scripts.length === 0 || formats === 'contract') return document
  const room = Math.min(MAX_SCRIPTS, MAX_DOCUMENT - utf8Length(document.text))
  const read = shares(scripts, room)
  const isCut = read.some((text, place) => text.length < (scripts[place] as string).length)
  const warnings = isCut ? [...document.warnings, 'scripts_cut'] : document.warnings
  const added = read.filter((text) => text !== '').join(BREAK)
  if (added === '') return { ...document, warnings }
  const before = document.text === '' ? '' : `${document.text}${BREAK}`
  const text = before + added
  const range: SourceRange = { start: before.length, end: text.length, part: 'script' }
  return { ...document, text, sourceMap: [...document.sourceMap, range], warnings }
}

/**
 * What of each is read: the short ones whole and the rest to one length, so that a long one hides no other.
 * @param room UTF-8 bytes of all.
 */
function shares(scripts: readonly string[], room: number): readonly string[] {
  const sizes = scripts.map((script) => utf8Length(script) + BREAK.length)
  const ascending = [...sizes.keys()].sort((a, b) => (sizes[a] as number) - (sizes[b] as number))
  const read: string[] = []
  let left = Math.max(0, room)
  for (const [at, place] of ascending.entries()) {
    const share = Math.min(left, Math.max(FEWEST, Math.floor(left / (ascending.length - at))))
    const size = sizes[place] as number
    const script = (scripts[place] as string).toWellFormed()
    read[place] = size <= share ? script : firstBytes(script, share - BREAK.length)
    left -= Math.min(size, share)
  }
  return read
}

/** As much of a text as fits, without parting a character. */
function firstBytes(text: string, bytes: number): string {
  if (bytes <= 0) return ''
  return text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(bytes)).read)
}
