import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { isShortTale } from './short-tale.ts'

const BY_ONE = `The jar on the sill

I was nine the summer we came to the mill. My brother Silas said that it was haunted, and our mother laughed.

Across the lane lived old Ada Quarles, who kept bees. “Your door sticks,” she said. “Kick it low.”

Behind the door stood jars, and in each jar a letter.

“Who wrote them?” Silas whispered.

I shrugged. We ran into the garden and began to look under the pots.
`
const AS_TALES_BEGIN = `Die Brezel

In Holm lebte ein Bäcker, der hieß Balthasar und konnte alles backen, nur keine Brezeln. Jeden Morgen kamen Knoten heraus, die man zu nichts gebrauchen konnte.

„Warum gibst du nicht auf?“, fragte die Nachbarin Apollonia.

Balthasar brummte nur und knetete weiter. Da kam ein Seemann vorbei und hängte sich zwanzig Knoten um den Hals.
`

it.each([
  ['told by "I"', BY_ONE],
  ['that begins as tales do', AS_TALES_BEGIN],
])('knows a tale %s', (_, text) => {
  expect(isShortTale(text)).toBe(true)
})

it.each([
  [
    'a complaint',
    `What happened on the ward

Sister Ada Quarles laughed when I asked for water. “You are never satisfied,” she said to Silas Thorne. “Never,” he said and shrugged.

I whispered to the woman in the next bed, Una Berg, that I felt faint. The nurse of the night shift found me on the floor. My daughter sighed.
`,
  ],
  ['a tale with a number', BY_ONE.replace('nine', '9')],
  ['a tale without a title', BY_ONE.replace('The jar on the sill\n\n', '')],
  ['a letter', `Dear Ada,\n\n${BY_ONE}`],
  [
    'a memory in a mail',
    BY_ONE.replace('The jar on the sill', 'From: Silas Thorne\nSubject: The jar on the sill'),
  ],
])('knows none in %s', (_, text) => {
  expect(isShortTale(text)).toBe(false)
})

it.each(['“a', '— a.\n', 'whispered ', 'a\n\n'])('reads %j in linear time', async (unit) => {
  const growth = await growthOf((size) => `T\n\n${unit.repeat(size)}`, isShortTale, 200)
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})
