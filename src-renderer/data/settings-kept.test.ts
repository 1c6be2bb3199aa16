// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  changeSettings,
  DEFAULT_SETTINGS,
  loadSettings,
  useSettings,
  useUnkept,
} from './settings-store.ts'

const sent: unknown[] = []
let kept: unknown = {}
let isUp = true

beforeEach(() => {
  sent.length = 0
  kept = {}
  isUp = true
  useSettings.setState(DEFAULT_SETTINGS)
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (!isUp) throw new TypeError('Failed to fetch')
    if (method === 'PATCH') sent.push(JSON.parse(String(body)))
    return Response.json(kept)
  })
})
afterEach(() => vi.unstubAllGlobals())

it('the service has the last word, and a theme of it holds at once', async () => {
  useSettings.setState({ maskValues: false, theme: 'light' })
  kept = { theme: 'dark', keep_days: null, single_keys: false }
  await loadSettings()
  expect(useSettings.getState()).toEqual({
    ...DEFAULT_SETTINGS,
    theme: 'dark',
    keepDays: null,
    singleKeys: false,
  })
  expect(document.documentElement.dataset.theme).toBe('dark')
})

it('what this browser alone kept goes to a service that keeps nothing', async () => {
  useSettings.setState({ maskValues: false, categories: ['pii'] })
  await loadSettings()
  expect(sent).toEqual([{ mask_values: false, categories: ['pii'] }])
})

it('sends a change alone, and says where it is not kept', async () => {
  changeSettings({ notifyNames: true })
  await vi.waitFor(() => expect(sent).toEqual([{ notify_names: true }]))
  isUp = false
  changeSettings({ notifyNames: false })
  await vi.waitFor(() => expect(useUnkept.getState().problem?.code).toBe('NO_ANSWER'))
  isUp = true
  changeSettings({ maxLevel: 'L1' })
  await vi.waitFor(() => expect(useUnkept.getState().problem).toBeNull())
})
