/**
 * How reading a document grows with each thing of which it can have more: the
 * exponent, 1 where it is linear and 2 where it is quadratic. Below 1 stands what
 * costs little beside opening the file.
 */

import { DIMENSIONS } from '../quality/growth/dimensions.ts'
import { FURTHER_DIMENSIONS } from '../quality/growth/further-dimensions.ts'
import { extractDocument } from '../src-main/extract/extract-document.ts'
import { growthExponent, growthOf } from '../src-shared/__fixtures__/growth.ts'
import type { Figure } from './figure.ts'

/** So many times what the tests read: there, what every file costs would hide what each thing costs. */
const SCALE = 4

export async function measure(): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const { name, size, make } of [...DIMENSIONS, ...FURTHER_DIMENSIONS]) {
    const read = (bytes: Uint8Array) => extractDocument({ name: 'file', bytes, formats: 'all' })
    const growth = await growthOf(make, read, SCALE * size)
    figures.push({ name, value: growthExponent(growth), unit: 'exponent' })
  }
  return figures
}
