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

it.each([', A, 2004.', '. Aa', `${BOOK} `, '\n@misc{', '\nAU  - A'])(
  'reads a text made of %j in linear time',
  async (unit) => {
    const growth = await growthOf(
      (size) => `Bibliographie\n${unit.repeat(size)}`,
      referencesOf,
      500,
    )
    expect(growth).toBeLessThan(LINEAR_GROWTH)
  },
)
