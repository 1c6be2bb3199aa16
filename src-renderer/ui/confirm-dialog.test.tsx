// @vitest-environment happy-dom
/** A question before something that cannot be undone, while it is being done. */

import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { DialogTrigger } from 'react-aria-components'
import { afterEach, expect, it } from 'vitest'
import { renderInApp } from '../testing/render-in-app.tsx'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

afterEach(cleanup)

async function asked(isPending: boolean) {
  let confirmed = 0
  const question = { title: 'Delete?', text: 'All of it.', action: 'Delete', problem: null }
  await renderInApp(
    <DialogTrigger>
      <Button>Ask</Button>
      <ConfirmDialog {...question} isPending={isPending} onConfirm={() => confirmed++} />
    </DialogTrigger>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  await user.click(screen.getByRole('button', { name: isPending ? /Working…/ : 'Delete' }))
  return confirmed
}

it('is done by its button', async () => {
  expect(await asked(false)).toBe(1)
})

it('says that it is under way, and is not done twice', async () => {
  expect(await asked(true)).toBe(0)
})
