import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../../src-shared/__fixtures__/growth.ts'
import { alignedHeads } from './aligned-tables.ts'
import { standsAmongThings } from './columns-of-things.ts'

function isAmongThings(marked: string): boolean {
  const start = marked.indexOf('⟦')
  const text = marked.replace(/[⟦⟧]/g, '')
  return standsAmongThings(text, alignedHeads(text))({ start, end: marked.indexOf('⟧') - 1 })
}

it.each([
  'Name,Role,Site\nIda Berg,⟦Page Turner⟧,Hull\nPer Holm,Usher,York\n',
  '| Name | Position |\n|---|---|\n| Jonas Falk | Chief ⟦Usher⟧ |\n',
  '{"name": "Ida Berg", "jobTitle": "x", "role": "⟦Page Turner⟧"}',
  '{"customer": {"name": "Ida Berg"}, "items": [{"name": "⟦Mug Greta⟧", "qty": 6}]}',
  'No.   Model     Colour   Price\n4410  ⟦Juliette⟧  blue     699\n4411  Gaspard   grey     749\n',
  'Owner;Make;Plate\nIda Berg;⟦Mercedes⟧;X\nPer Holm;Skoda;Y\n',
])('knows that a post or a thing stands in %j', (marked) => {
  expect(isAmongThings(marked)).toBe(true)
})

it.each([
  'Name,Role,Site\n⟦Ida Berg⟧,Page Turner,Hull\nPer Holm,Usher,York\n',
  'Model,Owner\nOctavia⟦,Ida Berg⟧\nVito,Per Holm\n',
  'No.   Model     Owner\n4410  Juliette  ⟦Ida Berg⟧\n4411  Gaspard   Per Holm\n',
  'No.   Model     Colour\n4410  Juliette  blue\n\n      ⟦Ida Berg⟧\n',
  'Her role is clear: ⟦Ida Berg⟧ turns the pages.\n',
  '{"customer": {"name": "⟦Ida Berg⟧"}, "items": [{"name": "Mug Greta", "qty": 6}]}',
  '{"items": [{"name": "Mug", "buyer": {"name": "⟦Ida Berg⟧"}}]}',
  '{"role": "usher", "name": "⟦Ida Berg⟧"}',
])('knows that somebody stands in %j', (marked) => {
  expect(isAmongThings(marked)).toBe(false)
})

it('knows it far below the heads', () => {
  const row = (name: string) => `4410  ${name}  blue\n`
  const text = `No.   Model     Colour\n${row('Juliette').repeat(400)}`
  expect(isAmongThings(`${text}${row('⟦Juliette⟧')}`)).toBe(true)
  expect(isAmongThings(`${text}\n${row('⟦Juliette⟧')}`)).toBe(false)
})

it('takes linear time', { timeout: 60_000 }, async () => {
  const growth = await growthOf(
    (size) => `name,role\n${'Ida Berg,Page Turner\n'.repeat(size)}`,
    (text) =>
      standsAmongThings(
        text,
        alignedHeads(text),
      )({ start: text.length - 12, end: text.length - 1 }),
    1_000,
  )
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})
