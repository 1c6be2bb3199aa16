import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { productionsOf } from './productions.ts'

const FILM = `THE WEIR

Directed by
Ada Quarles

Cast
The Miller ..... Silas Thorne

Edited by
Una Berg
Gaffer: Per Roth
`

/** The stretches of a text that are credits, as they read. */
const creditsIn = (text: string): readonly string[] =>
  productionsOf(text).map(({ start, end }) => text.slice(start, end))

it.each([
  ['a film', FILM],
  ['a play', 'Regie: Ada Quarles\nBühnenbild: Silas Thorne\nMusik: Per Roth\nMaske – Una Berg\n'],
  ['a film in Polish', 'Reżyseria: A. Q.\nScenariusz: S. T.\nZdjęcia: P. R.\nMuzyka: U. B.\n'],
  ['a film in Russian', 'Режиссёр: А.\nСценарий: Б.\nОператор: В.\nВ ролях: Г.\n'],
  ['a film in Japanese', '監督:林\n脚本:森\n撮影:原\n音楽:谷\n'],
  [
    'a game',
    '== Art ==\nAda\n\n== Music ==\nPer\n\n== Translations ==\nUna\n\nSound Design     Silas\n',
  ],
])('knows the credits of %s', (_, text) => {
  expect(productionsOf(text)).toHaveLength(1)
})

it('begins with the first job and goes on where people are listed below the last', () => {
  const [credits = ''] = creditsIn(
    `Ada Lind saw it.\n\n${FILM}\nIda Marsh, Tom Lowe\n\nThe film was shown to all who had come from the two villages along the weir.\nBo Ek\n`,
  )
  expect(credits).toMatch(/^Directed by/)
  expect(credits).toContain('Ida Marsh, Tom Lowe')
  expect(credits).not.toContain('Bo Ek')
})

it.each([
  ['few jobs', 'Directed by\nAda Quarles\nCast\nSilas Thorne\nEdited by\nUna Berg\n'],
  [
    'a firm',
    'Director: Ada Lind\nEditor: Per Roth\nAccounts: Una Berg\nWriter: Bo Ek\nSales: Cy Ash\n',
  ],
  ['jobs in sentences', FILM.replaceAll('\n', ' ')],
  ['jobs far apart', FILM.replaceAll('\n\n', `\n${'It rained.\n'.repeat(150)}`)],
  ['a wedding', 'Photography: Ada Lind\nMusic: Per Roth\nCake: Una Berg\nFlowers: Bo Ek\n'],
])('knows none in %s', (_, text) => {
  expect(productionsOf(text)).toEqual([])
})

it.each(['Cast\n', 'Cast:', 'art  ', ' \t', 'Music\n\n', `${FILM}\n`])(
  'reads a text made of %j in linear time',
  async (unit) => {
    const growth = await growthOf((size) => unit.repeat(size), productionsOf, 500)
    expect(growth).toBeLessThan(LINEAR_GROWTH)
  },
)
