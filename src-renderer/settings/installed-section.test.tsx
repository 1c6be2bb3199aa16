// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { Installed } from '../../src-shared/workspace/installed.ts'
import { renderInApp } from '../testing/render-in-app.tsx'
import { InstalledSection } from './installed-section.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const SHA = 'ab12'.repeat(16)
const installed: Installed = {
  version: '0.1.0',
  rules: { total: 748, sha256: SHA, left_out: [{ file: 'mine.yaml', problems: ['no id'] }] },
  models: [
    {
      ...{ id: 'l3-guard', version: '3', level: 'L3', categories: ['injection', 'pii'] },
      ...{ sha256: SHA, licence: 'Apache-2.0', bytes: 22_400_000, is_own: false, problem: null },
    },
    {
      ...{ id: 'mine', version: null, level: 'L2', categories: [], sha256: null, licence: null },
      ...{ bytes: null, is_own: false, problem: 'manifest.json is missing' },
    },
  ],
  folders: { data: '/d', rules: '/d/rules', models: '/d/models', cache: '/c' },
  opens_folders: true,
}

it('tells version, size and hash of what scans, and what cannot run', async () => {
  await renderInApp(<InstalledSection />, { answers: [[['installed'], installed]] })
  const guard = within(screen.getByRole('row', { name: /l3-guard/ }))
  expect(guard.getByText('L3 · Injection and Personal data · 22.4 MB')).toBeTruthy()
  expect(guard.getByTitle(SHA).textContent).toBe('ab12ab12ab12…')
  expect(screen.getByText('cannot run: manifest.json is missing')).toBeTruthy()
  expect(within(screen.getByRole('row', { name: /Rules/ })).getByText('748 rules')).toBeTruthy()
})

it('tells which threats nothing here finds', async () => {
  await renderInApp(<InstalledSection />, { answers: [[['installed'], installed]] })
  const told = screen.getByText(/never tell/).textContent
  for (const words of ['secrets access', 'exfiltration attempt', 'toxic or harmful']) {
    expect(told).toContain(words)
  }
})

it('opens a folder, and says where that cannot be done', async () => {
  const refusal = {
    error: { code: 'INVALID_INPUT', message: 'Nothing shows it.', request_id: 'r' },
  }
  const fetched = vi.fn(async () => Response.json(refusal, { status: 422 }))
  vi.stubGlobal('fetch', fetched)
  await renderInApp(<InstalledSection />, { answers: [[['installed'], installed]] })
  await userEvent.setup().click(screen.getByRole('button', { name: 'Open the folder: Your rules' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing shows it.')
  expect(fetched).toHaveBeenCalledWith('/workspace/v1/folders/rules/open', expect.anything())
})

it('only copies where there is no screen to open a folder on', async () => {
  const answers = [[['installed'], { ...installed, opens_folders: false }]] as const
  await renderInApp(<InstalledSection />, { answers })
  expect(screen.queryByRole('button', { name: /^Open/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Copy the path: Data' })).toBeTruthy()
})
