import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../src-shared/__fixtures__/growth.ts'
import { formRows } from './form-rows.ts'

const isWanted = (label: string) => /name|birth|phone|account/i.test(label)
const read = (text: string) =>
  formRows(text, isWanted).fields.map(({ key, start, end }) => `${key}=${text.slice(start, end)}`)

it('reads two fields a line by the colons of their labels', () => {
  expect(read('Apellido:\tCarrascosa\tSegundo:\tPiqueras\nNombre:\tAmparo\tNIF:\t0755')).toEqual([
    'Apellido=Carrascosa',
    'Segundo=Piqueras',
    'Nombre=Amparo',
    'NIF=0755',
  ])
})

it('reads them without colons where most rows have a label that is wanted', () => {
  const text =
    'Resident name\tDorothy May\tRoom\t14\nDate of birth\t02/03/1938\tPhone\t01524 441 882'
  expect(read(text)).toEqual([
    'Resident name=Dorothy May',
    'Room=14',
    'Date of birth=02/03/1938',
    'Phone=01524 441 882',
  ])
  expect(formRows(text, isWanted).blocks).toEqual([{ start: 0, end: text.length }])
})

it('finds them among lines without tabs or with one, and parts blocks by them', () => {
  const row = 'Name:\tJule\tPhone:\t0431 55'
  expect(read(`Register\n\none\ttab\n${row}\nno tab\n\n${row}\n\tx`)).toEqual([
    'Name=Jule',
    'Phone=0431 55',
    'Name=Jule',
    'Phone=0431 55',
  ])
})

it.each([
  ['heads and rows', 'Name\tAmount\tPhone kind\tState\nJule Sommer\t96\tmobile\topen'],
  ['heads of values', 'No\tName\tTown\tPhone\n1\tJule Sommer\tKiel\t0431 55'],
  ['rows of numbers', 'Name\tx\tPhone\ty\n101\t2\t303\t4\n102\t2\t304\t4'],
  ['an odd count of cells', 'Name:\tJule\tPhone:'],
  ['a list of fields', 'Name:\tJule\nPhone:\t0431 55'],
])('leaves %s to tables', (_, text) => {
  expect(formRows(text, isWanted)).toEqual({ fields: [], blocks: [] })
})

it.each(['Name:\tx\tPhone:\ty\n', 'name\tx\tphone\ty\n', 'a\tb\t', 'a\t\t\t\n', 'a\tb\nno tab\n'])(
  'takes time that grows no faster than the text: %j',
  async (piece) => {
    const growth = await growthOf(
      (size) => piece.repeat(size),
      (text) => formRows(text, isWanted),
      8_000,
    )
    expect(growth).toBeLessThan(LINEAR_GROWTH)
  },
)
