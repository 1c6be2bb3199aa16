// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderInApp } from '../testing/render-in-app.tsx'
import { ExportMenu } from './export-menu.tsx'
import { useReviewOptions } from './review-options.ts'

const asked: Record<string, unknown>[] = []

beforeEach(() => {
  asked.length = 0
  useReviewOptions.setState(useReviewOptions.getInitialState())
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    const request = JSON.parse(String(init.body))
    asked.push(request)
    return request.format === 'pdf'
      ? Response.json({ error: { code: 'INVALID_INPUT', message: 'No letters.' } }, { status: 422 })
      : new Response('x')
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function choose(...names: readonly string[]) {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Export' }))
  for (const name of names) {
    await user.click(
      screen.queryByRole('menuitem', { name }) ?? screen.getByRole('menuitemcheckbox', { name }),
    )
  }
}

it('hands out what is shown: masked until the reviewer shows values', async () => {
  await renderInApp(<ExportMenu jobId="job_1" />)
  await choose('Table (CSV)')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ format: 'csv', evidence: 'masked' }))
  useReviewOptions.setState({ masked: false })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy())
  await choose('Table (CSV)')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ format: 'csv', evidence: 'full' }))
})

it('makes copies with values told apart, and says why there is none', async () => {
  await renderInApp(<ExportMenu jobId="job_1" />)
  await choose('Tell values apart: [PERSON 1]', 'Redacted Word document')
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ format: 'docx', redaction: 'pseudonyms' }),
  )
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy())
  await choose('Redacted PDF')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('No letters.'))
})
