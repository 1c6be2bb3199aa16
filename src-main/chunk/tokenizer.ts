/**
 * Counts and places tokens.
 *
 * Provisional: until a trained tokenizer ships with the models, a token is a
 * word (a run of letters, marks, digits and underscores) or one other
 * character that is not white space.
 */

const ALONE = 0
const WORD = 1
const SPACE = 2

/** Whether a UTF-16 unit below 0x80 belongs to a word, is white space, or stands alone. */
const ASCII_KIND = asciiKinds()

const WORD_CHARACTER = /^[\p{L}\p{M}\p{N}_]$/u
const SPACE_CHARACTER = /^\s$/u

/**
 * Where the tokens of a text start, as UTF-16 indices in ascending order. One
 * pass; the length of the result is the number of tokens.
 */
export function tokenStarts(text: string): Uint32Array {
  let starts = new Uint32Array(Math.max(16, text.length >> 2))
  let count = 0
  let inWord = false
  for (let index = 0; index < text.length; ) {
    const codePoint = text.codePointAt(index) as number
    const kind = codePoint < 0x80 ? ASCII_KIND[codePoint] : kindOf(codePoint)
    if (kind !== SPACE && !(kind === WORD && inWord)) {
      if (count === starts.length) starts = grown(starts)
      starts[count++] = index
    }
    inWord = kind === WORD
    index += codePoint > 0xffff ? 2 : 1
  }
  return starts.subarray(0, count)
}

function kindOf(codePoint: number): number {
  const character = String.fromCodePoint(codePoint)
  if (WORD_CHARACTER.test(character)) return WORD
  return SPACE_CHARACTER.test(character) ? SPACE : ALONE
}

function asciiKinds(): Uint8Array {
  return Uint8Array.from({ length: 0x80 }, (_, unit) => {
    const character = String.fromCharCode(unit)
    if (/\w/.test(character)) return WORD
    return /\s/.test(character) ? SPACE : ALONE
  })
}

function grown(full: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(full.length * 2)
  larger.set(full)
  return larger
}
