/** Breaks files in many small ways, the same way for the same seed. */

import { createHash } from 'node:crypto'

/** Numbers from 0 to below 1 that follow from a seed. */
export function randomOf(seed: number): () => number {
  let drawn = 0
  return () => {
    const digest = createHash('sha256').update(`${seed}:${drawn++}`).digest()
    return digest.readUInt32BE() / 0x1_0000_0000
  }
}

/** Words that parsers act on. */
const TOKENS = [
  '\0\0\0\0',
  '\xff\xff\xff\xff',
  '99999999999',
  '-1',
  ' R ',
  '<<',
  '>>',
  'stream\n',
  'endstream',
  'endobj',
  'startxref\n0\n%%EOF',
  '/Kids [1 0 R]',
  '/Length 1',
  '/Filter /FlateDecode',
  'PK\x03\x04',
  'PK\x01\x02',
  'PK\x05\x06',
  '<!--',
  '-->',
  '<![CDATA[',
  '<!DOCTYPE x [<!ENTITY a "b">]>',
  '&a;',
  '&#xffffffff;',
  '<w:p>',
  '</w:t>',
  '<div><div><div>',
  '<style>',
  '<template>',
  '\u{fffd}',
]

type Change = (bytes: Buffer, random: () => number) => Buffer

const CHANGES: readonly Change[] = [
  function flipBits(bytes, random) {
    const changed = Buffer.from(bytes)
    for (let left = 1 + Math.floor(random() * 8); left > 0; left--) {
      const place = Math.floor(random() * changed.length)
      changed[place] = (changed[place] ?? 0) ^ (1 << Math.floor(random() * 8))
    }
    return changed
  },
  function cutOut(bytes, random) {
    const [start, end] = stretch(bytes, random)
    return Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)])
  },
  function repeat(bytes, random) {
    const [start, end] = stretch(bytes, random)
    return Buffer.concat([bytes.subarray(0, end), bytes.subarray(start)])
  },
  function move(bytes, random) {
    const [start, end] = stretch(bytes, random)
    const place = Math.floor(random() * start)
    return Buffer.concat([
      bytes.subarray(0, place),
      bytes.subarray(start, end),
      bytes.subarray(place, start),
      bytes.subarray(end),
    ])
  },
  function insertToken(bytes, random) {
    const place = Math.floor(random() * bytes.length)
    const token = TOKENS[Math.floor(random() * TOKENS.length)] ?? ''
    return Buffer.concat([bytes.subarray(0, place), Buffer.from(token), bytes.subarray(place)])
  },
  function changeNumber(bytes, random) {
    const numbers = [...bytes.toString('latin1').matchAll(/\d+/g)]
    const number = numbers[Math.floor(random() * numbers.length)]
    if (number === undefined) return bytes
    const other = String(Math.floor(random() ** 4 * 1e10))
    const end = number.index + number[0].length
    return Buffer.concat([bytes.subarray(0, number.index), Buffer.from(other), bytes.subarray(end)])
  },
  (bytes, random) => bytes.subarray(0, Math.floor(random() * bytes.length)),
]

function stretch(bytes: Buffer, random: () => number): readonly [number, number] {
  const start = Math.floor(random() * bytes.length)
  return [start, Math.min(bytes.length, start + 1 + Math.floor(random() ** 3 * bytes.length))]
}

/** The bytes after one to four changes. */
export function mutated(bytes: Uint8Array, seed: number): Uint8Array {
  const random = randomOf(seed)
  let changed = Buffer.from(bytes)
  for (let left = 1 + Math.floor(random() * 4); left > 0 && changed.length > 0; left--) {
    const change = CHANGES[Math.floor(random() * CHANGES.length)] as Change
    changed = Buffer.from(change(changed, random))
  }
  return new Uint8Array(changed)
}
