/** The evasion table: every place comes to what its row says, and nothing is found in the harmless twins. */

import { describe, expect, it } from 'vitest'
import { evasionTable, outcomeOf } from './evasion-table.ts'
import { PLACES, TWINS } from './places.ts'
import { createTrial, type Row } from './try-place.ts'

const trial = createTrial()
const named = ({ format, place }: Pick<Row, 'format' | 'place'>) => `${format}: ${place}`

describe('an order hidden in', () => {
  it.each(PLACES.map((place) => [named(place), place] as const))('%s', async (_, place) => {
    const row = await trial.tryPlace(place)
    expect({ ...row, outcome: outcomeOf(row) }).toMatchObject({ outcome: place.expected })
  })
})

describe('nothing is found in', () => {
  it.each(TWINS.map((twin) => [`${twin.format}: ${twin.what}`, twin] as const))(
    '%s',
    async (_, twin) => {
      expect(await trial.tryTwin(twin)).toMatchObject({ decision: 'allow', found: [] })
    },
  )
})

it('every place has a name of its own', () => {
  expect(new Set(PLACES.map(named)).size).toBe(PLACES.length)
})

it('the table tells what was missed', () => {
  const row: Row = {
    format: 'text',
    place: 'a margin',
    expected: 'seen',
    seen: false,
    hidden: false,
    decision: 'allow',
    safety: 'benign',
    warnings: [],
  }
  const table = evasionTable(
    [row, { ...row, place: 'a line', seen: true, decision: 'block' }],
    [{ format: 'text', what: 'a poem', decision: 'block', found: ['injection_x 0.80'] }],
  )
  expect(table).toMatch(/a margin +- +- +allow +benign +expected: seen\n/)
  expect(table).toMatch(/text +2 +1 +1 +0 +0 +1 +1\n/)
  expect(table).toContain('1 harmless twins, found in 1\n  text a poem: injection_x 0.80')
})
