// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CATEGORIES, CLASS_NAMES } from '../../src-shared/model/vocabulary.ts'
import { decidingOf } from '../messages/en/deciding.ts'
import { detail, freshRooms, openRoom, row, serviceStandIn } from '../testing/judging-room.tsx'

freshRooms()

it('says below the buttons by what to decide, until it is decided', async () => {
  serviceStandIn()
  const { user } = await openRoom('?span=1')
  const said = () => detail().queryByText('Confirm if')
  expect(said()?.parentElement?.textContent).toBe('Confirm if it can be paid with.')
  const bar = detail().getByRole('region', { name: 'Your decision' })
  expect(bar.compareDocumentPosition(said() as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.keyboard('a')
  await waitFor(() => expect(row(/Credit card.*Confirmed/)).toBeTruthy())
  await user.click(row(/Credit card/))
  expect(said()).toBeNull()
})

it('has a sentence that ends, to each side, for every class', () => {
  for (const category of CATEGORIES) {
    for (const label of [...CLASS_NAMES[category], 'CLASS_OF_AN_OWN_RULE', 'constructor']) {
      const sides = decidingOf(category, label)
      expect(new Set(sides).size).toBe(2)
      for (const side of sides) expect(side).toMatch(/^\p{Ll}.+\.$/u)
    }
  }
})

it('tells apart what a password, its hash and a marking are decided by', () => {
  const sides = ['CREDENTIAL', 'PASSWORD_HASH', 'CONFIDENTIAL_MARKING'].map(
    (label) => decidingOf('dlp', label)[1],
  )
  expect(new Set(sides).size).toBe(3)
})
