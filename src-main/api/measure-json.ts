/** Reads the syntax of JSON (RFC 8259) without making anything of it: one pass, and a bit for each open bracket. */

export interface JsonMeasure {
  /** Members and items, those of members and items included. */
  readonly values: number
  readonly depth: number
}

/** What is not JSON, and the byte, from 0, at which the name, value or sign begins that is none. */
export interface BrokenJson {
  readonly brokenAt: number
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const COLON = 0x3a
const OBJECT = 0x7b
const OBJECT_END = 0x7d
const ARRAY = 0x5b
const ARRAY_END = 0x5d
const WORDS = ['true', 'false', 'null'].map((word) => Buffer.from(word))
/** Bytes of numbers; which of them are one tells {@link NUMBER}. */
const NUMBER_BYTES = /[-+.0-9eE]/
const NUMBER = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?$/
const IS_NUMBER_BYTE = Uint8Array.from({ length: 256 }, (_, byte) =>
  NUMBER_BYTES.test(String.fromCharCode(byte)) ? 1 : 0,
)

/** How much a text in UTF-8 holds, or where it is not JSON. */
export function measureJson(bytes: Uint8Array): JsonMeasure | BrokenJson {
  const open = new Bits()
  let values = 0
  let depth = 0
  let at = skipSpace(bytes, 0)
  for (;;) {
    // A value, or the end of an empty object or array that was just opened.
    const byte = bytes[at]
    if (byte === OBJECT || byte === ARRAY) {
      values++
      open.push(byte === OBJECT)
      depth = Math.max(depth, open.length)
      at = skipSpace(bytes, at + 1)
      if (bytes[at] !== (byte === OBJECT ? OBJECT_END : ARRAY_END)) {
        if (byte === ARRAY) continue
        const value = afterName(bytes, at)
        if (value < 0) return { brokenAt: at }
        at = value
        continue
      }
    } else {
      values++
      const end = afterScalar(bytes, at)
      if (end < 0) return { brokenAt: at }
      at = end
    }
    // What was begun may end here, as often as there are ends, or go on with a comma.
    at = skipSpace(bytes, at)
    if (byte === OBJECT || byte === ARRAY) {
      open.pop()
      at = skipSpace(bytes, at + 1)
    }
    while (open.length > 0 && bytes[at] === (open.last() ? OBJECT_END : ARRAY_END)) {
      open.pop()
      at = skipSpace(bytes, at + 1)
    }
    if (open.length === 0) return at === bytes.length ? { values, depth } : { brokenAt: at }
    if (bytes[at] !== COMMA) return { brokenAt: at }
    at = skipSpace(bytes, at + 1)
    if (open.last()) {
      const value = afterName(bytes, at)
      if (value < 0) return { brokenAt: at }
      at = value
    }
  }
}

/** Where the value of a member begins; -1 where no name and colon stand here. */
function afterName(bytes: Uint8Array, start: number): number {
  const end = bytes[start] === QUOTE ? afterString(bytes, start) : -1
  if (end < 0) return -1
  const colon = skipSpace(bytes, end)
  return bytes[colon] === COLON ? skipSpace(bytes, colon + 1) : -1
}

function afterScalar(bytes: Uint8Array, start: number): number {
  if (bytes[start] === QUOTE) return afterString(bytes, start)
  for (const word of WORDS) {
    if (word.every((byte, index) => bytes[start + index] === byte)) return start + word.length
  }
  let end = start
  while (IS_NUMBER_BYTE[bytes[end] ?? 0] === 1) end++
  const number = Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString('latin1')
  return NUMBER.test(number) ? end : -1
}

/** Behind the closing quote; -1 where the string is broken. */
function afterString(bytes: Uint8Array, start: number): number {
  for (let at = start + 1; at < bytes.length; at++) {
    const byte = bytes[at] as number
    if (byte === QUOTE) return at + 1
    if (byte < 0x20) return -1
    if (byte !== BACKSLASH) continue
    at++
    const escaped = String.fromCharCode(bytes[at] ?? 0)
    if (escaped === 'u') {
      for (let digit = 1; digit <= 4; digit++) {
        if (!/[0-9a-fA-F]/.test(String.fromCharCode(bytes[at + digit] ?? 0))) return -1
      }
      at += 4
    } else if (!'"\\/bfnrt'.includes(escaped)) return -1
  }
  return -1
}

function skipSpace(bytes: Uint8Array, start: number): number {
  let at = start
  for (; ; at++) {
    const byte = bytes[at]
    if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) return at
  }
}

/** A stack of bits: brackets can be as deep as a body is long. */
class Bits {
  #bytes = new Uint8Array(64)
  #length = 0

  get length(): number {
    return this.#length
  }

  push(bit: boolean): void {
    const place = this.#length >> 3
    if (place === this.#bytes.length) {
      const longer = new Uint8Array(2 * place)
      longer.set(this.#bytes)
      this.#bytes = longer
    }
    const mask = 1 << (this.#length & 7)
    const byte = this.#bytes[place] ?? 0
    this.#bytes[place] = bit ? byte | mask : byte & ~mask
    this.#length++
  }

  pop(): void {
    this.#length--
  }

  last(): boolean {
    const top = this.#length - 1
    return (((this.#bytes[top >> 3] ?? 0) >> (top & 7)) & 1) === 1
  }
}
