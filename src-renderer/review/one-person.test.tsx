// @vitest-environment happy-dom
/** A person who is called by parts of a name is one decision, told by the full name wherever it stands. */

import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openRoom, serviceStandIn } from '../testing/judging-room.tsx'
import { reviewDocument } from '../testing/review-document.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('says the full name in the list and all forms in the detail', async () => {
  serviceStandIn()
  const text = 'Tom wrote to Ann. Best, Tom Becker. Becker knows.'
  const document = reviewDocument(text, [
    { words: 'Tom', label: 'PERSON' },
    { words: 'Ann', label: 'PERSON' },
    { words: 'Tom Becker', label: 'PERSON' },
    { words: 'Becker', label: 'PERSON', from: text.indexOf('Becker knows') },
  ])
  await openRoom('?span=0', document)
  const rows = within(screen.getByRole('region', { name: 'Findings' })).getAllByRole('option')
  expect(rows.map(({ textContent }) => textContent?.match(/[TA]••(?: B•+)?/)?.[0])).toEqual([
    'T•• B•••••',
    'A••',
  ])
  expect(screen.getByText('One person, called T•• B•••••, B••••• and T••')).toBeTruthy()
  expect(screen.getAllByText(/^Place 1 of 3$/)).toHaveLength(1)
})
