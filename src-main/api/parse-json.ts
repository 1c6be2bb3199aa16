/** JSON from anybody: its syntax first, then its size, and only then its value. */

import { isUtf8 } from 'node:buffer'
import { hash } from 'node:crypto'
import { MAX_JUDGED_FINDINGS } from '../../src-shared/workspace/judging.ts'
import { measureJson } from './measure-json.ts'

/** More than any body holds, of which the findings that are judged at once are the most. */
const MAX_VALUES = 1.5 * MAX_JUDGED_FINDINGS
const MAX_DEPTH = 64

export type ParsedJson =
  | { readonly ok: true; readonly value: unknown }
  /** `brokenAt` is the byte, from 0, from which on it is not JSON; left out of what is not UTF-8. */
  | { readonly ok: false; readonly problem: 'malformed'; readonly brokenAt?: number }
  | { readonly ok: false; readonly problem: 'too much' }

/** The value of JSON in UTF-8. Takes time and memory in proportion to its length alone. */
export function parseJson(sent: Uint8Array): ParsedJson {
  const isMarked = sent[0] === 0xef && sent[1] === 0xbb && sent[2] === 0xbf
  const bytes = isMarked ? sent.subarray(3) : sent
  if (!isUtf8(bytes)) return { ok: false, problem: 'malformed' }
  const measure = measureJson(bytes)
  if ('brokenAt' in measure) {
    const brokenAt = sent.length - bytes.length + measure.brokenAt
    return { ok: false, problem: 'malformed', brokenAt }
  }
  if (measure.values > MAX_VALUES || measure.depth > MAX_DEPTH) {
    return { ok: false, problem: 'too much' }
  }
  const { buffer, byteOffset, length } = bytes
  return { ok: true, value: JSON.parse(Buffer.from(buffer, byteOffset, length).toString()) }
}

/** What a body holds, and the hash by which a repeat of it is known. */
export interface ReadJson {
  readonly parsed: ParsedJson
  /** Of the exact bytes, in hexadecimal digits. */
  readonly sha256: string
}

/** As {@link parseJson}. */
export function readJson(sent: Uint8Array): ReadJson {
  return { parsed: parseJson(sent), sha256: hash('sha256', sent) }
}
