/** Thread entry of large bodies: JSON in bytes in, its value or what is wrong with it out, and the bytes. */

import { giveBackMemory } from '../workers/give-back-memory.ts'
import { movedResult } from '../workers/moved-result.ts'
import type { ParsedBody } from './body-parsers.ts'
import { parseJson } from './parse-json.ts'

/** Bytes of a body of which what is left over is worth collecting: some milliseconds. */
const LARGE = 1024 * 1024

export default function parse(bytes: Uint8Array<ArrayBuffer>): ParsedBody {
  // V8 lets a hundred megabytes of the last bodies lie before it looks by itself.
  if (bytes.length > LARGE) giveBackMemory()
  return movedResult({ parsed: parseJson(bytes), bytes }, [bytes.buffer])
}
