import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { creditsOfPaper } from './papers.ts'

const BYLINE = 'On peat\n\nAda Quarles1, Silas Thorne2\n1 University of Holm\nada@holm.example\n\n'
const ABSTRACT = 'ABSTRACT\nPeat grows slowly. We measured how slowly.\n\n'
const THANKS = 'Acknowledgements\n\nWe thank Per Roth for the corer.\n\n'
const REFERENCES = `References

Lind, A. (1990). Bogs. Journal of Peat 12, 7-16.
Berg, U. (1996). Fens. Journal of Peat 18, 77-96.
Roth, P. (2001). Mires. Journal of Peat 23, 1-6.
`
const creditsIn = (text: string): readonly string[] =>
  creditsOfPaper(text).map(({ start, end }) => text.slice(start, end))

it('tells the lines of the authors and the thanks of a paper', () => {
  expect(creditsIn(BYLINE + ABSTRACT + THANKS + REFERENCES)).toEqual([
    BYLINE,
    'We thank Per Roth for the corer.',
  ])
})

it('knows a paper by where it is found', () => {
  expect(
    creditsIn(`https://doi.org/10.1016/j.peat.2026.04.011\n${BYLINE}${ABSTRACT}`),
  ).toHaveLength(1)
})

it.each([
  ['a report without references', BYLINE + ABSTRACT + THANKS],
  ['a file on somebody', `Patient: Ada Quarles\nada@holm.example\n\nSummary\nSeen twice.\n`],
  ['a list of books', BYLINE + REFERENCES],
])('tells nothing of %s', (_, text) => {
  expect(creditsIn(text)).toEqual([])
})

it('reads in linear time', async () => {
  const growth = await growthOf(
    (size) => `${BYLINE}${'Abstract\nAcknowledgements\n'.repeat(size)}`,
    creditsOfPaper,
    200,
  )
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})
