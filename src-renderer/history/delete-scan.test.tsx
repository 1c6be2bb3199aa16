// @vitest-environment happy-dom
/** The question before a scan is deleted. */

import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { formatDate } from '../messages/format.ts'
import { renderInApp } from '../testing/render-in-app.tsx'
import { DeleteScan } from './delete-scan.tsx'

afterEach(cleanup)

it('says when it was scanned: a file may have been scanned more than once', async () => {
  const scannedAt = Date.UTC(2026, 10, 27, 11, 39)
  await renderInApp(<DeleteScan jobId="job_1" name="offer.pdf" scannedAt={scannedAt} />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Delete offer.pdf' }))
  const question = screen.getByRole('alertdialog', { name: 'Delete this scan?' })
  expect(question.textContent).toContain(`“offer.pdf” of ${formatDate(scannedAt)} will be`)
})
