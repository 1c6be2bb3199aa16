import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../src-shared/__fixtures__/growth.ts'
import { referencesOf } from './references.ts'

const BOOK = 'LIND (Ada), Les foires, Reims, Éd. du Port, 2004.'

it.each([
  `Bibliographie\n\n${BOOK}\n`,
  `Orientation bibliographique\n\n${BOOK}\n`,
  'Select bibliography\n\nLind, A., ed. The Mills. 2 vols. Leeds, 1968–1970.\n',
  'References\n\nLind, A. Peat. Mires 14 (2012): 77-101.\n',
])('knows the entry of %j', (text) => {
  const start = text.indexOf('\n\n') + 2
  expect(referencesOf(text)).toEqual([{ start, end: text.length - 1 }])
})

it.each([
  BOOK,
  'References\n\nAda Lind, Head of Accounts, Quellwerk, 2019.\n',
  `${' '.repeat(9)}References\n\nAda Lind, Head of Accounts, Quellwerk, 2019.\n`,
  'Références\n\nAda Lind, directrice, Quellwerk, 2016-2019.\n',
  'Bibliographie\n\nLIND Ada, Reims, Port, 2004, tel. 03 81 55 01 22, Dole, 2004.\n',
])('knows none in %j', (text) => {
  expect(referencesOf(text)).toEqual([])
})

const NUMBERED = `[1] A. Lind, Peat, http://mires.example/
peat.pdf
[2] T. Roth and Ada Lind, Mires for all, Institute of Bogs, Leeds,
2000.

[3] Roth, Tom, Berg, Eva, Moss. Addison-Wes-
ley (2009).
`

it('knows all entries below a head that are numbered in brackets, if most have a year', () => {
  const entries = referencesOf(`References\n\n${NUMBERED}`)
  expect(entries).toHaveLength(3)
  const tasks = NUMBERED.replace('Addison-Wes-\nley', 'Leeds')
  expect(referencesOf(`Actions\n\n${tasks}`)).toEqual([])
  expect(referencesOf(`References\n\n${tasks}`)).toEqual([])
  expect(referencesOf(`References\n\n${NUMBERED.replaceAll(/ ?\(?\d{4}\)?/g, '')}`)).toEqual([])
})

it('knows entries that are numbered in brackets below no head by what papers are found by', () => {
  const papers = Array.from(
    { length: 3 },
    (_, at) => `[${at + 14}] A. Lind, Mires 9, 71 (200${at}).`,
  )
  expect(referencesOf(papers.join('\n'))).toHaveLength(3)
  expect(referencesOf(papers.slice(1).join('\n'))).toEqual([])
})

it('knows all lines of a list without signs between its entries', () => {
  const entry =
    'Lind, A. and Roth, T. (1991). “Peat and\nwhat is under it”. In: Mires\n50.2, pp. 179–211.\n'
  expect(referencesOf(`Bibliography\n${entry.repeat(4)}`)).toHaveLength(12)
})

it('reads an entry over a line end, and a head in small capitals', () => {
  expect(
    referencesOf('R EFERENCES\n\nA. Lind. Peat. Mires, 3:\n115–118, March 2003.'),
  ).toHaveLength(1)
})

it.each([
  ', A, 2004.',
  '\n[7] A 2004',
  '\n[7] A\n\nReferences',
  '. Aa',
  `${BOOK} `,
  '\n@misc{',
  '\nAU  - A',
])('reads a text made of %j in linear time', async (unit) => {
  const growth = await growthOf((size) => `Bibliographie\n${unit.repeat(size)}`, referencesOf, 500)
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})
