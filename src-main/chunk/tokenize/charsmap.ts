/**
 * The `Precompiled` normaliser of SentencePiece models (XLM-R, T5, ALBERT): a map
 * from characters to what replaces them, as a double array (Darts-clone) of 32-bit
 * units over UTF-8 bytes, followed by the replacements, each ended by a NUL. Looked
 * up like the Rust library does: of a grapheme of up to five bytes the shortest
 * entry with which it begins, else each character by itself.
 */

import { type AlignedText, applyEdits, type Edit } from './aligned.ts'
import { unitsAt } from './characters.ts'
import { TokenizerError } from './tokenizer-error.ts'

const utf8 = new TextEncoder()

/** Where characters may join or be mapped: control characters, and what is not ASCII with its neighbours. */
const NOT_PLAIN = /[\x00-\x1f\x7f]+|[\x20-\x7e]?(?:[^\x00-\x7f]+[\x20-\x7e]?)+/gu

/** Segmenting is slow, so what short stretches become is remembered, for so many of up to this length. */
const KNOWN_LIMIT = 20_000
const KNOWN_LENGTH = 8

type Charsmap = (part: string) => string | undefined

/**
 * The normaliser of a `precompiled_charsmap` in Base64; throws TokenizerError where
 * it is cut short. Printing ASCII is taken to stay as it is where it stands alone.
 */
export function createCharsmap(base64: string): (source: AlignedText) => AlignedText {
  const lookUp = readCharsmap(Buffer.from(base64, 'base64'))
  const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })
  const known = new Map<string, readonly Edit[]>()

  function editsIn(stretch: string): readonly Edit[] {
    const edits: Edit[] = []
    for (const { segment, index } of segmenter.segment(stretch)) {
      addGraphemeEdits(edits, segment, index, lookUp)
    }
    return edits
  }

  /** As `editsIn`, whose answers about short stretches it keeps. */
  function knownEdits(stretch: string): readonly Edit[] {
    if (stretch.length > KNOWN_LENGTH) return editsIn(stretch)
    let edits = known.get(stretch)
    if (edits === undefined) {
      edits = editsIn(stretch)
      if (known.size >= KNOWN_LIMIT) known.clear()
      known.set(stretch, edits)
    }
    return edits
  }

  function* editsOf(text: string): Generator<Edit> {
    for (const { 0: stretch, index } of text.matchAll(NOT_PLAIN)) {
      for (const edit of knownEdits(stretch)) yield { ...edit, index: index + edit.index }
    }
  }
  return (source) => applyEdits(source, editsOf(source.text))
}

function addGraphemeEdits(edits: Edit[], grapheme: string, at: number, lookUp: Charsmap): void {
  const whole = Buffer.byteLength(grapheme) < 6 ? lookUp(grapheme) : undefined
  if (whole !== undefined) {
    edits.push({ index: at, length: grapheme.length, text: whole })
    return
  }
  for (let index = 0; index < grapheme.length; ) {
    const length = unitsAt(grapheme, index)
    const text = lookUp(grapheme.slice(index, index + length))
    if (text !== undefined) edits.push({ index: at + index, length, text })
    index += length
  }
}

function readCharsmap(bytes: Buffer): Charsmap {
  const size = bytes.length >= 4 ? bytes.readUInt32LE(0) : 0
  if (size < 4 || size % 4 !== 0 || size + 4 > bytes.length) {
    throw new TokenizerError('tokenizer.json: precompiled_charsmap is cut short or no charsmap')
  }
  const units = Uint32Array.from({ length: size / 4 }, (_, index) =>
    bytes.readUInt32LE(4 + index * 4),
  )
  const replacements = bytes.subarray(4 + size)
  return (part) => {
    const at = shortestPrefix(units, utf8.encode(part))
    if (at === undefined) return undefined
    const end = replacements.indexOf(0, at)
    return replacements.toString('utf8', at, end === -1 ? replacements.length : end)
  }
}

/** The value of the shortest key with which `bytes` begins (Darts-clone, commonPrefixSearch). */
function shortestPrefix(units: Uint32Array, bytes: Uint8Array): number | undefined {
  let unit = units[0] ?? 0
  let node = offsetOf(unit)
  for (const byte of bytes) {
    node ^= byte
    unit = units[node] ?? 0
    if ((unit & 0x8000_00ff) !== byte) return undefined
    node ^= offsetOf(unit)
    if (unit & 0x100) return (units[node] ?? 0) & 0x7fff_ffff
  }
  return undefined
}

function offsetOf(unit: number): number {
  return (unit >>> 10) << ((unit & 0x200) >>> 6)
}
