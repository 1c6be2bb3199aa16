/** JSON from anybody: its syntax first, then its size, and only then its value. */

import { isUtf8 } from 'node:buffer'
import { measureJson } from './measure-json.ts'

/** Far more than any body of the interface holds, of which the gates are the most. */
const MAX_VALUES = 10_000
const MAX_DEPTH = 64

export type ParsedJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: 'malformed' | 'too much' }

/** The value of JSON in UTF-8. Takes time and memory in proportion to its length alone. */
export function parseJson(sent: Uint8Array): ParsedJson {
  const isMarked = sent[0] === 0xef && sent[1] === 0xbb && sent[2] === 0xbf
  const bytes = isMarked ? sent.subarray(3) : sent
  const measure = isUtf8(bytes) ? measureJson(bytes) : null
  if (measure === null) return { ok: false, problem: 'malformed' }
  if (measure.values > MAX_VALUES || measure.depth > MAX_DEPTH) {
    return { ok: false, problem: 'too much' }
  }
  return { ok: true, value: JSON.parse(new TextDecoder().decode(bytes)) }
}
