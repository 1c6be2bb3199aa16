import { expect, it } from 'vitest'
import type { Segment } from '../../../src-shared/model/source-map.ts'
import { listedFields, listedParts } from './listed-fields.ts'

const TEXT = 'Call add.\n\nname: add\ndescription: Adds.\nArgs:\n  a: one\ninputSchema.type: object'
const at = TEXT.indexOf('name:')
const segments: readonly Segment[] = [
  { id: 'seg_0000', kind: 'server_instructions', graphemes: 9, start: 0, end: 9 },
  { id: 'seg_0001', kind: 'tool', graphemes: 1, start: at, end: TEXT.length },
]

it('gives each value of a definition without its label', () => {
  const values = listedFields(TEXT, segments).map(({ start, end }) => TEXT.slice(start, end))
  expect(values).toEqual(['add', 'Adds.\nArgs:\n  a: one', 'object'])
})

it('knows what a server says of itself, and no part of a page', () => {
  expect(listedParts(segments)).toHaveLength(2)
  const [first] = segments
  expect(listedParts(first ? [{ ...first, kind: 'page_text' }] : [])).toEqual([])
})
