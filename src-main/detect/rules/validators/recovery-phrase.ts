/**
 * The recovery phrase of a wallet, proved by its checksum (BIP-39): words of one list, 11 bits each, of which the last
 * few are the begin of a hash of the others. One in sixteen rows of twelve words of the list passes by chance, and
 * sentences have no twelve words of it in a row. What nobody drew is no key: vectors of the standard repeat one byte, and
 * phrases for trials one word (`test test … junk`).
 */

import { createHash } from 'node:crypto'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { once } from '../../../../src-shared/model/once.ts'

const BITS_A_WORD = 11
/** Words of a phrase; for each three of them it has one bit of the hash. */
const LENGTHS: ReadonlySet<number> = new Set([12, 15, 18, 21, 24])
const WORDS_A_BIT = 3
const WORD = /[a-z]+/g

const places = once(() => new Map(wordlist.map((word, place) => [word, place])))

/** Share of different words among those of a phrase that was drawn: of twelve out of 2,048 two are the same once in 31. */
const LEAST_DIFFERENT = 1 / 2

/** Whether a value is a drawn recovery phrase in English, with a blank, a comma, a number or the end of a line between its words. */
export function checkedPhrase(value: string): boolean {
  const words = value.toLowerCase().match(WORD) ?? []
  if (!LENGTHS.has(words.length)) return false
  let bits = 0n
  for (const word of words) {
    const place = places().get(word)
    if (place === undefined) return false
    bits = (bits << BigInt(BITS_A_WORD)) | BigInt(place)
  }
  const checked = words.length / WORDS_A_BIT
  const bytes = (words.length * BITS_A_WORD - checked) / 8
  const entropy = bits >> BigInt(checked)
  const data = Buffer.from(entropy.toString(16).padStart(2 * bytes, '0'), 'hex')
  if (new Set(words).size < words.length * LEAST_DIFFERENT || new Set(data).size === 1) return false
  const [first = 0] = createHash('sha256').update(data).digest()
  return first >> (8 - checked) === Number(bits & BigInt((1 << checked) - 1))
}
