// @vitest-environment happy-dom
/** Which pane the keys of the room show, where the window has room for one. */

import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { messages } from '../messages/en.ts'
import {
  freshRooms,
  openRoom,
  said,
  selectedRow,
  serviceStandIn,
} from '../testing/judging-room.tsx'
import { useReviewOptions } from './review-options.ts'

freshRooms()
beforeEach(() => void serviceStandIn())

const pane = () => useReviewOptions.getState().pane

it.each([
  ['t', 'two readers'],
  ['v', 'the next view'],
  ['h', 'hidden characters'],
  ['{Control>}f{/Control}', 'the find bar'],
])('%s shows the document, which has %s', async (key) => {
  const { user } = await openRoom()
  expect(pane()).toBe('list')
  await user.keyboard(key)
  expect(pane()).toBe('document')
})

it('N shows the details, with the focus in the note', async () => {
  const { user } = await openRoom()
  await user.keyboard('n')
  expect(pane()).toBe('detail')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Note' }))
})

it('what only steps or judges stays where it is', async () => {
  const { user } = await openRoom()
  await user.keyboard('jka')
  expect(pane()).toBe('list')
})

it('the digits say what of the list is left', async () => {
  const { user } = await openRoom('')
  await user.keyboard('3')
  expect(said()).toBe('Only personal data: 3 of 4 decisions')
  await user.keyboard('1')
  expect(said()).toBe('Only injection and personal data: 4 decisions')
  await user.keyboard('31')
  expect(said()).toBe('All categories: 4 decisions')
})

it('what a key changes in the view of the document is said', async () => {
  const { user } = await openRoom()
  await user.keyboard('h')
  expect(said()).toBe('No hidden characters')
  await user.keyboard('t')
  expect(said()).toBe('A person sees all that a model reads')
  expect(messages.document.hiddenShown(2, true)).toBe('2 hidden characters shown')
  expect(messages.document.hiddenShown(2, false)).toBe('2 hidden characters not shown')
})

it('what a filter leaves out is decided by no key', async () => {
  const calls = serviceStandIn()
  const { user } = await openRoom('?span=0')
  await user.keyboard('3')
  await screen.findByText(/^Nothing selected/)
  for (const key of ['a', 'd', 's', 'n']) {
    await user.keyboard(key)
    expect(said()).toBe('Nothing is selected')
    await user.keyboard('3')
    await user.keyboard('3')
  }
  expect(calls).toEqual([])
  // What it lets through stays selected.
  await user.keyboard('j1')
  expect(selectedRow().textContent).toContain('Credit card')
})

it('the digit of a category without decisions empties no list', async () => {
  const { user, router } = await openRoom('')
  await user.keyboard('2')
  expect(said()).toBe('Data leak: no decisions')
  expect(router.state.location.search).not.toHaveProperty('category')
  expect(screen.queryByText('Nothing passes the filter')).toBeNull()
})

it('the digit takes back a filter of the address that lets nothing through', async () => {
  const { user } = await openRoom('?category=dlp')
  expect(screen.getByText('Nothing passes the filter')).toBeTruthy()
  await user.keyboard('2')
  expect(said()).toBe('All categories: 4 decisions')
})
