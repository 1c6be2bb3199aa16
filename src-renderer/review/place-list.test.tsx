// @vitest-environment happy-dom
/** The places of one value: each can be told from the others, and shows no more of other values than their masks. */

import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openRoom, serviceStandIn } from '../testing/judging-room.tsx'
import { reviewDocument } from '../testing/review-document.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const LINE = 'Ask Ann Lee at annabel.lee.of.the.sea@example.org\n'

it('tells the line of each place and masks a value beside it as a whole', async () => {
  serviceStandIn()
  const second = LINE.length + 1
  const document = reviewDocument(`${LINE}\n${LINE}`, [
    { words: 'Ann Lee', label: 'PERSON' },
    { words: 'annabel.lee.of.the.sea@example.org', label: 'EMAIL' },
    { words: 'Ann Lee', label: 'PERSON', from: second },
    { words: 'annabel.lee.of.the.sea@example.org', label: 'EMAIL', from: second },
  ])
  await openRoom('?span=0', document)
  const places = within(screen.getByRole('region', { name: 'Places' })).getAllByRole('listitem')
  expect(places.map(({ textContent }) => textContent)).toEqual([
    'Ask A•• L•• at a••••@example.orgline 1',
    'Ask A•• L•• at a••••@example.orgline 3',
  ])
})
