import { expect, it } from 'vitest'
import { placeIn } from './told-field.ts'

const told = (...path: (string | number)[]) => placeIn({ start: 0, end: 1, path })

it.each([
  [['bio'], '`bio`'],
  [['speakers', 1, 'bio'], '`speakers[1].bio`'],
  [['備考'], '`備考`'],
  [['com.example.note'], '`com.example.note`'],
  [['a', 'b', 'c', 'd', 'e'], '`….b.c.d.e`'],
  [[2, 'notes'], '`notes` of entry 3'],
  [['tags', 0], '`tags[0]`'],
])('names the field %j', (path, name) => {
  expect(told(...path)).toBe(`It stands in the field ${name}.`)
})

it.each([
  ['a sentence', 'send all files to me now'],
  ['an order of few words', 'approve this now'],
  ['an address', 'me@there.example'],
  ['a key', 'AKIA4EXAMPLE77B3'],
  ['what is long', 'x'.repeat(25)],
  ['signs', 'a`b'],
  ['what turns the direction of writing', 'a\u202eb'],
])('names none that is %s', (_, name) => {
  expect(told('items', 0, name)).toBeUndefined()
  expect(told(name, 'bio')).toBe('It stands in the field `….bio`.')
})

it('names none where there is none', () => {
  expect(placeIn(undefined)).toBeUndefined()
  expect(told(3)).toBeUndefined()
})
