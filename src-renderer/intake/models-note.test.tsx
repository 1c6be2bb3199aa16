// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { InstalledModel, ServiceState } from '../../src-shared/workspace/service.ts'
import { serviceQuery } from '../data/queries.ts'
import { renderInApp } from '../testing/render-in-app.tsx'
import { ModelsNote } from './models-note.tsx'

afterEach(cleanup)

const model = (id: string, problem: string | null): InstalledModel => ({
  ...{ id, level: 'L2', categories: ['injection'], problem },
})

async function open(models: readonly InstalledModel[]) {
  const state: ServiceState = {
    ...{ version: '0.1.0', base_url: 'http://127.0.0.1:1', started_at: 0, data_dir: '/d' },
    ...{ running_jobs: 0, rules: { injection: 1, dlp: 1, pii: 1, threat: 1 } },
    models: [...models],
  }
  await renderInApp(<ModelsNote />, { answers: [[serviceQuery().queryKey, state]] })
  return screen.queryByRole('region', { name: 'Not everything can be looked for' })
}

it('is not there while every model can run', async () => {
  expect(await open([model('l2-screen', null)])).toBeNull()
})

it('names the models that cannot run, and leads to why', async () => {
  const note = await open([model('l2-screen', null), model('l3-guard', 'it is not there')])
  expect(note?.textContent).toContain('l3-guard cannot run')
  expect(note?.textContent).not.toContain('l2-screen')
  expect(screen.getByRole('link', { name: 'Why' }).getAttribute('href')).toBe('/server')
})

it('says that rules are alone where no model is installed', async () => {
  expect((await open([]))?.textContent).toContain('rules alone')
})
