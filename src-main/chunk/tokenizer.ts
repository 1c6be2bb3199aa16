/** Places tokens as the models that ship with the program read them; their number is what a plan counts. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resourcesDir } from '../entry-points.ts'
import { readMergeTable } from './tokenize/merge-table.ts'
import { createTokenStarts } from './tokenize/token-starts.ts'

/** What `write-merge-table.ts` makes of `tokenizer.json`, in resources. */
export const MERGE_TABLE_FILE = 'tokenizer.merges'

let shipped: ((text: string) => Uint32Array) | undefined

/**
 * Where the tokens of a text start, as UTF-16 indices in ascending order; the
 * tokens of a letter that is several bytes start at the same place. About
 * sixty megabytes a second of text in ASCII.
 */
export function tokenStarts(text: string): Uint32Array {
  shipped ??= createTokenStarts(readMergeTable(readNumbers()))
  return shipped(text)
}

function readNumbers(): Uint16Array {
  const { buffer, byteOffset, byteLength } = readFileSync(join(resourcesDir(), MERGE_TABLE_FILE))
  return new Uint16Array(buffer, byteOffset, byteLength / Uint16Array.BYTES_PER_ELEMENT)
}
