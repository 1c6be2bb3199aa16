import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../src-shared/__fixtures__/growth.ts'
import { FOUND_NAME } from './__fixtures__/found-name.ts'
import type { Candidate } from './candidates.ts'
import { withoutNamedPremises } from './named-premises.ts'

/** Lines that make a text a document. */
const REST = '\n\nBring a cup.\nDoors at six.\nDogs may come.\nIt may rain.\nAll are welcome.'

/** What of a text is told, where candidates with these labels were found in it, each at its first place. */
function keptOf(
  text: string,
  found: Readonly<Record<string, string>>,
  rest = REST,
): readonly string[] {
  const candidates = Object.entries(found).map(([value, label]): Candidate => {
    const start = text.indexOf(value)
    expect(start, value).toBeGreaterThanOrEqual(0)
    return { ...FOUND_NAME, label, start, end: start + value.length }
  })
  return withoutNamedPremises(`${text}${rest}`, candidates)
    .filter(({ accepted }) => accepted)
    .map(({ start, end }) => text.slice(start, end))
}

it.each([
  ['We meet at the Parish Hall, 4 Mill Lane. Ada Marlow cooks.', '4 Mill Lane', 'Ada Marlow'],
  ['Spory rozstrzyga Sąd Rejonowy w Holmie, ul. Wały 4.', 'ul. Wały 4', ''],
  ['Une plainte : Musée de la Lampe, 12 place Haute.', '12 place Haute', ''],
  ['Tickets £16 from Quarles, 87 North Street.', '87 North Street', ''],
  ['## Pfarrbüro\n\nKirchgasse 1, 97616 Holm', 'Kirchgasse 1, 97616 Holm', ''],
])('leaves out the street of premises: %j', (text, street, name) => {
  const people = name === '' ? {} : { [name]: 'PERSON' }
  expect(keptOf(text, { [street]: 'ADDRESS', ...people })).toEqual(name === '' ? [] : [name])
})

it('leaves out the number behind the street of premises', () => {
  const text = 'Call the Town Hall, 4 Mill Lane, tel. 01787 881160.'
  expect(keptOf(text, { '4 Mill Lane': 'ADDRESS', '01787 881160': 'PHONE' })).toEqual([])
})

it.each([
  ['Bring cakes to Ada Marlow, 4 Mill Lane.', '4 Mill Lane'],
  ['Tickets from Ada Marlow, 4 Mill Lane.', '4 Mill Lane'],
  ['She met me at the Parish Hall. She lives with Ada Marlow, 4 Mill Lane.', '4 Mill Lane'],
  ['At the Town Hall ask for Ada Marlow, 4 Mill Lane.', '4 Mill Lane'],
  ['She left the Town Hall at five, then home, 4 Mill Lane. Ada Marlow', '4 Mill Lane'],
  ['Complainant\n\n4 Mill Lane, Holm. Ada Marlow', '4 Mill Lane'],
])('keeps the street of somebody: %j', (text, street) => {
  expect(keptOf(text, { [street]: 'ADDRESS', 'Ada Marlow': 'PERSON' })).toContain(street)
})

it('keeps the street of a few lines, which may be cut out of what is about somebody', () => {
  const text = 'We meet at the Parish Hall, 4 Mill Lane.'
  expect(keptOf(text, { '4 Mill Lane': 'ADDRESS' }, '')).toEqual(['4 Mill Lane'])
})

it('keeps the number of whoever is named with a firm', () => {
  const text = 'Referee: Ada Marlow, Town Hall, tel. 01787 881160'
  const found = { 'Ada Marlow': 'PERSON', '01787 881160': 'PHONE' }
  expect(keptOf(text, found)).toEqual(Object.keys(found))
})

it('keeps a number that somebody carries, and one behind a ticket of a help desk', () => {
  for (const before of ['She works at the Town Hall, mobile ', 'Ticket 4711: call back ']) {
    expect(keptOf(`${before}01787 881160.`, { '01787 881160': 'PHONE' })).toHaveLength(1)
  }
})

it.each(['Hall, ', 'mob', 'A'])(
  'takes linear time with many "%s"',
  { timeout: 60_000 },
  async (unit) => {
    const growth = await growthOf(
      (size) => `${REST}\nmuseum ${unit.repeat(size)}; 4 Mill Lane`,
      (text) =>
        withoutNamedPremises(text, [
          { ...FOUND_NAME, label: 'ADDRESS', start: text.length - 11, end: text.length },
        ]),
      2_000,
    )
    expect(growth).toBeLessThan(LINEAR_GROWTH)
  },
)
