// @vitest-environment happy-dom
/** What the room is opened on; the service is a stand-in. */

import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ReviewDocument } from '../../src-shared/workspace/document.ts'
import {
  DOCUMENT,
  freshRooms,
  JOB_ID,
  selectedRow,
  serviceStandIn,
} from '../testing/judging-room.tsx'
import { renderInApp } from '../testing/render-in-app.tsx'
import { useReviewOptions } from './review-options.ts'
import { ReviewPanes } from './review-panes.tsx'

freshRooms()

const CHANGES: NonNullable<ReviewDocument['changes']> = {
  server_url: 'https://tools.example/mcp',
  previous_scan_at: 1_700_000_000_000,
  added: [],
  removed: [],
  changed: [{ kind: 'tool', name: 'add', before: 'Adds two.', after: 'Adds three.' }],
}

async function open(document: ReviewDocument) {
  serviceStandIn()
  const { router } = await renderInApp(<ReviewPanes document={document} isGone={false} />, {
    address: `/review/${JOB_ID}`,
  })
  await waitFor(() => expect(router.state.location.search).not.toEqual({}))
  return router.state.location.search
}

it('opens on what weighs most', async () => {
  expect(await open(DOCUMENT)).toEqual({ span: 0 })
})

it('looks in no document for what was looked for in the one before', async () => {
  useReviewOptions.setState({ findAsked: {} })
  await open(DOCUMENT)
  expect(useReviewOptions.getState().findAsked).toBeNull()
})

it('shows what a server changed, and beside it what weighs most, ready to be decided', async () => {
  expect(await open({ ...DOCUMENT, changes: CHANGES })).toEqual({ span: 0, view: 'changes' })
  expect(screen.getByRole('region', { name: /^Changed since/ })).toBeTruthy()
  expect(selectedRow().textContent).toContain('Prompt injection')
  expect(screen.queryByText(/^Nothing selected/)).toBeNull()
})
