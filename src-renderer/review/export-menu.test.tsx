// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Category } from '../../src-shared/model/vocabulary.ts'
import { COPY_FORMATS } from '../../src-shared/workspace/export-kinds.ts'
import { messages } from '../messages/en.ts'
import { renderInApp } from '../testing/render-in-app.tsx'
import { job } from '../testing/scans.ts'
import { ExportMenu } from './export-menu.tsx'
import { useReviewOptions } from './review-options.ts'

const NONE = { evidence_spans: [], accepted: false }
const checked = { pii: NONE, dlp: NONE }
const detectors = { pii: ['native:pii', 'l3-guard'], dlp: ['native:dlp'] }
const whole = {
  job: job({ categories: checked, detectors }),
  requested: ['pii', 'dlp'] as Category[],
}
const asked: Record<string, unknown>[] = []

beforeEach(() => {
  asked.length = 0
  // A browser saves what such a link leads to; this one would go there, and the tests behind it with it.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
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
  vi.restoreAllMocks()
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
  await renderInApp(<ExportMenu document={whole} />)
  await choose('Table (CSV)')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ format: 'csv', evidence: 'masked' }))
  useReviewOptions.setState({ masked: false })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy())
  await choose('Table (CSV)')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ format: 'csv', evidence: 'full' }))
})

it('names masked what is masked alone: the answer for programs holds every value', async () => {
  await renderInApp(<ExportMenu document={whole} />)
  await choose()
  const masked = screen.getByRole('group', { name: /values masked/ })
  const full = screen.getByRole('group', { name: /values in full/ })
  expect(masked.textContent).not.toContain('JSON')
  expect(full.textContent).toContain('Answer of the interface (JSON)')
})

it('gives the focus back and says what was saved', async () => {
  await renderInApp(<ExportMenu document={whole} />)
  await choose('Table (CSV)')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved: export'))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Export' }))
})

it('makes copies with values told apart, and says why there is none', async () => {
  await renderInApp(<ExportMenu document={whole} />)
  await choose('Tell values apart: [PERSON 1]', 'Redacted Word document')
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ format: 'docx', redaction: 'pseudonyms' }),
  )
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy())
  await choose('Redacted PDF')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('No letters.'))
})

it.each([
  ['complete', {}, [], null],
  [
    'partly read',
    { coverage: { ...job().coverage, state: 'partial' as const } },
    [],
    'each copy says so on top',
  ],
  ['of rules alone', { detectors: { pii: ['native:pii'] } }, [], 'No model read this document'],
  ['of injection alone', {}, ['injection'], 'did not look for: Personal data and Data leak'],
])('tells before a copy of a scan that is %s', async (_, change, asked, told) => {
  const requested = asked.length > 0 ? (asked as Category[]) : whole.requested
  await renderInApp(<ExportMenu document={{ job: { ...whole.job, ...change }, requested }} />)
  await choose()
  const copies = screen.getByRole('group', { name: /New files without/ })
  if (told === null) expect(copies.textContent).not.toMatch(/says? so on top/)
  else expect(copies.textContent).toContain(told)
  expect(screen.getByRole('menuitem', { name: 'Redacted text' }).ariaDisabled).not.toBe('true')
})

it.each([
  [
    'cancelled',
    { status: 'failed' as const, completion: { state: 'failed' as const, failures: [] } },
  ],
  ['without an answer on personal data', { categories: { dlp: NONE } }],
])('hands out no copy of a scan that is %s', async (_, change) => {
  const document = { ...whole, job: { ...whole.job, ...change } }
  await renderInApp(<ExportMenu document={document} />)
  await choose()
  expect(screen.getByRole('group', { name: /No redacted copy is made/ })).toBeTruthy()
  for (const format of COPY_FORMATS) {
    const name = messages.export.choices[format]
    expect(screen.getByRole('menuitem', { name }).getAttribute('aria-disabled')).toBe('true')
  }
})
