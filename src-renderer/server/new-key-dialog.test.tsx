// @vitest-environment happy-dom
/** A new key: its secret is shown once, and keys lead on to it. */

import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { DialogTrigger } from 'react-aria-components'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInApp } from '../testing/render-in-app.tsx'
import { Button } from '../ui/button.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('is called so once it is there, and its button to copy it has the focus', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)))
    return Response.json({ key: 'assay_made', entry: {} })
  })
  await renderInApp(
    <DialogTrigger>
      <Button>New</Button>
      <NewKeyDialog />
    </DialogTrigger>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'New' }))
  await user.type(screen.getByRole('textbox', { name: 'What it is for' }), 'build server')
  await user.click(screen.getByRole('button', { name: 'Create a key' }))

  expect(await screen.findByRole('heading', { name: 'Key created' })).toBeTruthy()
  expect(screen.getByText('assay_made')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy key' }))
  // Nothing but its own button closes it: what is gone is gone for ever.
  await user.keyboard('{Escape}')
  expect(screen.getByText('assay_made')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'New' }))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent).toMatchObject([{ name: 'build server', scopes: ['scan:write', 'scan:read'] }])
})
