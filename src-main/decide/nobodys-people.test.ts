import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../src-shared/__fixtures__/growth.ts'
import { FOUND_NAME } from './__fixtures__/found-name.ts'
import type { Candidate } from './candidates.ts'
import { withoutNobodysPeople } from './nobodys-people.ts'

const TALE = `Told by Ida Marlow

The rain had not stopped when Ada Quarles reached the mill. Nobody came.

"He is gone," said a voice behind her. It was old Silas Thorne with a lamp.

"Since when?"

"Three days." He shrugged. She sighed.

"Did he leave anything for me?"

"Only this," he whispered.
`
const PAPER = `Teacher: Ms Paula Renner

1. Anna and Ben share 48 apples in the ratio 2 : 3. How many does Ben get?

2. Mr Patel buys 12 pens at 85 pence each. Work out what he pays for them.

3. Tom runs 4 km in 26 minutes. How long does he need for 10 km?
`

/** Whatever of a text stays accepted when the first of each value is found. */
function keptOf(text: string, values: Readonly<Record<string, string>>): readonly string[] {
  const candidates: Candidate[] = Object.entries(values).map(([value, label]) => {
    const start = text.indexOf(value)
    return { ...FOUND_NAME, label, start, end: start + value.length }
  })
  return withoutNobodysPeople(text, candidates)
    .filter(({ accepted }) => accepted)
    .map(({ start, end }) => text.slice(start, end))
}

it('leaves out whom a tale tells of, and keeps who told it', () => {
  const people = { 'Ida Marlow': 'PERSON', 'Ada Quarles': 'PERSON', 'Silas Thorne': 'PERSON' }
  expect(keptOf(TALE, people)).toEqual(['Ida Marlow'])
})

const GENEALOGY = `The Quarles family of Weirham
Last changed 3 November 2026.
Silas Quarles, born 14.02.1848, baptised 26.03.1848, died 9.11.1921
Married 2 May 1879 to Ada Thorne (1851)
Children: Peter 1880, Mary 1882, James 1885, who went to Nebraska in 1902
The parish paid Jonah Weir for the bell.
Kept by Ida Marlow, ida@quellwerk.de
`

it('leaves out everybody of a genealogy but who keeps it', () => {
  const people = { 'Silas Quarles': 'PERSON', 'Ada Thorne': 'PERSON', 'Jonah Weir': 'PERSON' }
  const keeper = { 'Ida Marlow': 'PERSON', 'ida@quellwerk.de': 'EMAIL' }
  expect(keptOf(GENEALOGY, { ...people, ...keeper })).toEqual(['Ida Marlow', 'ida@quellwerk.de'])
})

it('keeps the residents of a home, who were born before the war', () => {
  const home = Array.from(
    { length: 12 },
    (_, at) => `Room ${at}: Ada Quarles${at}, born 1${at % 10}.03.193${at % 10}`,
  )
  const text = home.join('\n')
  expect(keptOf(text, { 'Ada Quarles3': 'PERSON' })).toEqual(['Ada Quarles3'])
})

const CREDITS = `Directed by
Ada Quarles
Cast
The Miller ... Silas Thorne
Gaffer: Una Berg
Sound: Per Roth
Make-up: Cy Ash
`

it('leaves out who made a film, and whoever is called so, beside a number of a box office', () => {
  const made = { 'Ada Quarles': 'PERSON', 'Silas Thorne': 'PERSON' }
  const found = { ...made, '01947 600 318': 'PHONE' }
  expect(keptOf(`${CREDITS}\nTickets: 01947 600 318\n`, found)).toEqual(['01947 600 318'])
  expect(keptOf(`${CREDITS}\nCall 01947 600 318\n`, found)).toHaveLength(3)
  const told = `Ida Marsh saw how Quarles did it.\n${'It rained for days, and nobody came to see them. '.repeat(3)}\n\n${CREDITS}`
  expect(keptOf(told, { ...made, Quarles: 'PERSON', 'Ida Marsh': 'PERSON' })).toEqual(['Ida Marsh'])
})

it('leaves out who is cited in the order of a list, where a sentence names the same', () => {
  const list = 'Bibliographie\n\nQUARLES Ada, La tourbe, Reims, Port, 2004.\n'
  const told = `Bo Lind follows Ada Quarles.\n\n${list}`
  const found = { 'QUARLES Ada': 'PERSON', 'Ada Quarles': 'PERSON', 'Bo Lind': 'PERSON' }
  expect(keptOf(told, found)).toEqual(['Bo Lind'])
})

it('keeps who is cited where a number tells how to reach the same', () => {
  const list = 'Линд А. К. Питание растений. М.: Нива, 1987. 240 с.\n'
  const found = { 'Линд А. К.': 'PERSON', '+7 904 355-18-07': 'PHONE' }
  expect(keptOf(`Линд А. К., тел. +7 904 355-18-07\n${list}`, found)).toEqual(Object.keys(found))
  expect(keptOf(`${list}Тел. +7 904 355-18-07`, found)).toEqual(['+7 904 355-18-07'])
})

it('leaves out who wrote what a rule finds in a list of literature', () => {
  const list = 'Линд А. К. Питание растений. М.: Нива, 1987. 240 с.\nВыдала: Берг Т. Н.\n'
  expect(keptOf(list, { 'Линд А. К.': 'PERSON', 'Берг Т. Н.': 'PERSON' })).toEqual(['Берг Т. Н.'])
})

it('leaves out who buys apples in an exercise, and keeps who set it', () => {
  const people = { 'Paula Renner': 'PERSON', Anna: 'PERSON', Patel: 'PERSON' }
  expect(keptOf(PAPER, people)).toEqual(['Paula Renner'])
})

it('keeps who stands in a tale beside a number of somebody', () => {
  const told = TALE.replace('with a lamp', 'with a lamp and the number 078-05-1120')
  const found = { 'Silas Thorne': 'PERSON', '078-05-1120': 'SOCIAL_SECURITY' }
  expect(keptOf(told, found)).toEqual(['Silas Thorne', '078-05-1120'])
})

it('keeps who stands in an exercise with a number of somebody, and no one else', () => {
  const told = PAPER.replace('for 10 km', 'for 10 km, phone 0161 496 0818')
  const found = { Anna: 'PERSON', Tom: 'PERSON', '0161 496 0818': 'PHONE' }
  expect(keptOf(told, found)).toEqual(['Tom', '0161 496 0818'])
})

it('keeps them in whatever order the findings come', () => {
  const told = PAPER.replace('for 10 km', 'for 10 km, phone 0161 496 0818').replace(
    'Anna',
    'Anna (0161 496 0999)',
  )
  const found = {
    Tom: 'PERSON',
    '0161 496 0818': 'PHONE',
    Anna: 'PERSON',
    '0161 496 0999': 'PHONE',
  }
  expect(keptOf(told, found)).toEqual(Object.keys(found))
})

it('keeps whom initials alone name beside others who are shown', () => {
  const text = `Rain is late.\n\t-- A. B.\n%\nWho asks?\n\t-- Per Roth\n%\nNo.\n\t-- Una Berg\n\nAsk C. D. of it, and Roth.\n`
  const people = { 'A. B.': 'PERSON', 'Per Roth': 'PERSON', 'C. D.': 'PERSON', Roth: 'PERSON' }
  expect(keptOf(text, people)).toEqual(['C. D.'])
})

it('keeps people in other texts', () => {
  expect(keptOf('Ada Quarles met Silas Thorne.', { 'Ada Quarles': 'PERSON' })).toHaveLength(1)
})

it('takes linear time', async () => {
  const textOf = (size: number) => `${TALE}\n`.repeat(size)
  const work = (text: string) =>
    withoutNobodysPeople(
      text,
      Array.from(text.matchAll(/Ada Quarles/g), ({ index }) => ({
        ...FOUND_NAME,
        label: 'PERSON',
        start: index,
        end: index + 11,
      })),
    )
  expect(await growthOf(textOf, work, 50)).toBeLessThan(LINEAR_GROWTH)
})

const PAGE = `Harbour bridge opens

Silas Thorne, who drew it, cut the ribbon. Ida Marlow paid for the lamps.

Letters to the editor: Ada Quarles, ada.quarles@harbour-news.info
${'The bridge is long and grey. '.repeat(20)}
https://twitter.com/intent/tweet?url=bridge
/rss
/privacy-policy
© 2024 Harbour News
`

it('leaves out whom a page of the web tells of, and keeps who is reached there', () => {
  const people = { 'Silas Thorne': 'PERSON', 'Ida Marlow': 'PERSON' }
  expect(keptOf(PAGE.replace(/Letters.*/, ''), people)).toEqual([])
  const reached = { 'Ada Quarles': 'PERSON', 'ada.quarles@harbour-news.info': 'EMAIL' }
  expect(keptOf(PAGE, reached)).toEqual(Object.keys(reached))
})

it('keeps of a page of the web only who stands in a line with what reaches them', () => {
  const page = `Marlow wins the derby
Quarles: the new bridge is mine
Mail to ada@harbour-news.info
Ada Thorne writes of ships
Silas Renner opens his mill
Chopper 880 - Brooklyn
${'\n/sport/league'.repeat(30)}
https://twitter.com/share?url=x
https://www.facebook.com/harbournews
© 2024 Harbour News
`
  const found = {
    Marlow: 'PERSON',
    'ada@harbour-news.info': 'EMAIL',
    'Ada Thorne': 'PERSON',
    'Silas Renner': 'PERSON',
    'Chopper 880 - Brooklyn': 'ADDRESS',
  }
  expect(keptOf(page, found)).toEqual(['ada@harbour-news.info', 'Ada Thorne'])
})
