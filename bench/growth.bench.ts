/**
 * How reading a document grows with each thing of which it can have more: the
 * exponent, 1 where it is linear and 2 where it is quadratic. Below 1 stands what
 * costs little beside opening the file.
 */

import { DIMENSIONS } from '../quality/growth/dimensions.ts'
import { FURTHER_DIMENSIONS } from '../quality/growth/further-dimensions.ts'
import { extractDocument } from '../src-main/extract/extract-document.ts'
import { growthExponent, growthOf } from '../src-shared/__fixtures__/growth.ts'
import { type Figure, median } from './figure.ts'

/** So many times what the tests read: there, what every file costs would hide what each thing costs. */
const SCALE = 4
/** One alone says .98 or 1.18 of the same thing. */
const ROUNDS = 3

export async function measure(): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const { name, size, make } of [...DIMENSIONS, ...FURTHER_DIMENSIONS]) {
    const read = (bytes: Uint8Array) => extractDocument({ name: 'file', bytes, formats: 'all' })
    const growths: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      growths.push(await growthOf(make, read, SCALE * size))
    }
    figures.push({ name, value: growthExponent(median(growths)), unit: 'exponent' })
  }
  return figures
}
