import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { exercisesOf } from './exercises.ts'

const saidIn = (text: string): readonly string[] =>
  exercisesOf(text).map(({ start, end }) => text.slice(start, end).trim())

it('finds what is to be worked out from numbers, and none of what stands above', () => {
  const paper = `Mathematics, class 6. Teacher: Ms Paula Renner

1. Anna and Ben share 48 apples in the ratio 2 : 3. How many does Ben get?

2. Mr Patel buys 12 pens at 85 pence each. Work out what he pays for them.

3. Tom runs 4 km in 26 minutes. How long does he need for 10 km?

4. What does Lucy see when she looks into the table?
`
  expect(saidIn(paper).map((each) => each.slice(0, 7))).toEqual([
    '1. Anna',
    '2. Mr P',
    '3. Tom ',
    '4. What',
  ])
})

it.each([
  ['marks', 'Question {n}: Explain why Anna and her brother left the village. [4 marks]'],
  ['points, in German', 'Aufgabe {n}: Lena kauft mit ihrer Mutter im Laden ein. (3 Punkte)'],
  ['German', '{n}) Lena kauft 3 Hefte zu 2,40 €. Wie viele Hefte bekommt sie für 12 €?'],
  ['French', '{n}. Léa a 24 billes et en donne 5 à Paul. Combien lui en reste-t-il ?'],
  ['Spanish', '{n}. Lucía tiene 15 caramelos y da 4 a Pablo. ¿Cuántos le quedan?'],
])('finds them by %s', (_, exercise) => {
  const paper = [1, 2, 3].map((n) => exercise.replace('{n}', String(n))).join('\n\n')
  expect(saidIn(paper)).toHaveLength(3)
})

it.each([
  ['people in turn', '1. Anna Berg (34)\n2. Bob Roe (41)\n3. Cara Lind (29)\n'],
  [
    'results',
    '1. Anna Berg, Leeds (12 pts)\n2. Bob Roe, York (9 pts)\n3. Cara Lind, Hull (7 pts)\n',
  ],
  [
    'minutes',
    `1. Anna Berg and Bob Roe were absent.
2. Ms Lind asked how many licences we need: 40 or 50, said Mr Roe.
3. Next meeting: 12 May.
4. Any other business: none.
`,
  ],
  [
    'answers to questions',
    `1. How many days of leave does Anna Berg have? 25 days, and 3 more.
2. How much does parking cost? 12 euros a day, 200 a month.
3. How long does Bob Roe need for it? From 3 to 5 days.
`,
  ],
])('finds none among %s', (_, text) => {
  expect(saidIn(text)).toEqual([])
})

it.each([
  ['heads', '1. '],
  ['lines of heads', '1. a b c d e how many 2 3\n'],
  ['underscores', '1. ___________________\n'],
  ['one long exercise', 'how many 2 _'],
])('takes linear time for %s', async (_, piece) => {
  const growth = await growthOf((size) => `1. \n2. \n${piece.repeat(size)}`, exercisesOf, 1_000)
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})
