/** Thread entry of large bodies: JSON in bytes in, its value or what is wrong with it out. */

import { giveBackMemory } from '../workers/give-back-memory.ts'
import { type ParsedJson, parseJson } from './parse-json.ts'

/** Bytes of a body of which what is left over is worth collecting: some milliseconds. */
const LARGE = 1024 * 1024

export default function parse(body: Uint8Array): ParsedJson {
  // V8 lets a hundred megabytes of the last bodies lie before it looks by itself.
  if (body.length > LARGE) giveBackMemory()
  return parseJson(body)
}
