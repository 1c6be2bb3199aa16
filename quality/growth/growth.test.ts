/** Reading stays linear in what was once not, or what is most easily not; `npm run bench -- growth` tells of all. */

import { expect, it } from 'vitest'
import { extractDocument } from '../../src-main/extract/extract-document.ts'
import { growthOf, LINEAR_GROWTH } from '../../src-shared/__fixtures__/growth.ts'
import { DIMENSIONS } from './dimensions.ts'
import { FURTHER_DIMENSIONS } from './further-dimensions.ts'

const WATCHED = [
  'docx: styles based on each other',
  'docx: text boxes',
  'docx: blocks of a layout table',
  'pdf: marks within marks',
  'pdf: fields within fields',
  'pdf: fields of a page',
  'pdf: rows with wrapped cells',
  'xlsx: hidden columns',
  'odt: styles',
  'rtf: groups',
]
const read = (bytes: Uint8Array) => extractDocument({ name: 'file', bytes, formats: 'all' })

it.each(WATCHED)('%s', async (name) => {
  const dimension = [...DIMENSIONS, ...FURTHER_DIMENSIONS].find((each) => each.name === name)
  if (!dimension) throw new Error(`there is no dimension ${name}`)
  const { size, make } = dimension
  expect(await growthOf(make, read, 4 * size)).toBeLessThan(LINEAR_GROWTH)
})
