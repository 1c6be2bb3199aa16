import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { playsOf } from './play.ts'

const SPEECHES = 'GÉRONTE. – Qui a frappé ?\nBLANCHETTE (bas): Valère.\n'.repeat(2)

it.each(['ACTE II, SCÈNE 3', 'ACT ONE', 'Erster AKT', 'ДЕЙСТВИЕ I', '  *SCENE 2. A kitchen*'])(
  'begins an act at %j',
  (head) => {
    const text = `By Ida Marlow\n${head}\n${SPEECHES}`
    expect(playsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      `${head}\n${SPEECHES}`,
    ])
  },
)

it.each([
  `HEARING 2\n${SPEECHES}`,
  'ACT ONE\nGÉRONTE: Non.\nGÉRONTE: Si.\nGÉRONTE: Non.\nGÉRONTE: Si.\n',
  'ACT ONE\nNAME: Ada Lind\nBORN: 1988\n',
  `Act I of the agreement\n${SPEECHES}`,
])('sees no play in %j', (text) => {
  expect(playsOf(text)).toEqual([])
})

it.each(['ACT I\n', 'ACT ONE\nAB: x\n', 'AA (', ' ', 'A, b'])(
  'takes linear time for %j',
  async (unit) => {
    expect(await growthOf((size) => unit.repeat(size), playsOf, 2_000)).toBeLessThan(LINEAR_GROWTH)
  },
)
