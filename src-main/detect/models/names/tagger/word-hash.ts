/** FNV-1a (Fowler, Noll, Vo; IETF draft-eastlake-fnv) over UTF-16 units instead of bytes, in 32 bits. */

const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/** Hash of the units of a text from `start` to `end`, begun with the kind of what is hashed. */
export function hashOf(kind: number, text: string, start: number, end: number): number {
  let hash = begin(kind)
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  return mixed(hash)
}

/** The same of numbers. */
export function hashOfNumbers(kind: number, numbers: readonly number[]): number {
  let hash = begin(kind)
  for (const number of numbers) hash = Math.imul(hash ^ number, PRIME)
  return mixed(hash)
}

function begin(kind: number): number {
  return Math.imul(OFFSET ^ kind, PRIME)
}

/** The upper bits folded in: those of the product hang on the last unit the most. */
function mixed(hash: number): number {
  return (hash ^ (hash >>> 15)) >>> 0
}
