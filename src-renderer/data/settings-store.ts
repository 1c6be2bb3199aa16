/**
 * What the user chose. The service keeps it, so that it holds in every window and on every port;
 * the browser's storage has a copy, from which the first paint takes its theme.
 */

import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { GateMap } from '../../src-shared/contract/scan-request.ts'
import type { Policy } from '../../src-shared/model/policy.ts'
import { CATEGORIES, type Category, LEVELS, type Level } from '../../src-shared/model/vocabulary.ts'
import {
  DEFAULT_KEEP_DAYS,
  DENSITIES,
  type Density,
  MAX_KEEP_DAYS,
  type Preferences,
  THEMES,
  type Theme,
} from '../../src-shared/workspace/preferences.ts'
import { WORKSPACE_ROUTES } from '../../src-shared/workspace/routes.ts'
import { callJson, type Problem, problemFrom } from './http-client.ts'

export { DENSITIES, type Density, THEMES, type Theme }

/** {@link Preferences}, none of them missing. */
export interface Settings {
  readonly theme: Theme
  readonly density: Density
  /** Keys of the review room in place of the usual ones, by command. */
  readonly keys: Readonly<Record<string, string>>
  readonly singleKeys: boolean
  readonly maskValues: boolean
  readonly modelHeat: boolean
  readonly notifications: boolean
  readonly notifyNames: boolean
  readonly categories: readonly Category[] | null
  readonly maxLevel: Level | null
  /** Rules that the owner switched, by id; where one is left out, its own default holds. */
  readonly rules: GateMap
  readonly keepDays: number | null
  /** The owner's table of decisions; null: the default one. The service alone keeps it. */
  readonly policy: Policy | null
}

export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  density: 'comfortable',
  keys: {},
  singleKeys: true,
  maskValues: true,
  modelHeat: true,
  notifications: false,
  notifyNames: false,
  categories: null,
  maxLevel: null,
  rules: {},
  keepDays: DEFAULT_KEEP_DAYS,
  policy: null,
}

/** The settings; `public/theme.js` reads the same entry before the first paint. */
export const useSettings = create<Settings>()(
  persist(() => DEFAULT_SETTINGS, {
    name: 'assay.settings',
    version: 2,
    // Version 1 wrote down what it chose by itself as if the user had.
    migrate: (stored) => ({ ...readableSettings(stored), categories: null }) as Settings,
    merge: (stored, current) => ({ ...current, ...readableSettings(stored) }),
  }),
)

/** Why the last change was not kept by the service; null where it was. */
export const useUnkept = create<{ readonly problem: Problem | null }>()(() => ({ problem: null }))

/** Changes some settings; they hold at once, and the service keeps them. */
export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change)
  showAppearance(useSettings.getState())
  void keep(change)
}

/**
 * Takes over what the service keeps. What an earlier version kept in this browser alone goes to
 * a service that keeps nothing yet.
 */
export async function loadSettings(): Promise<void> {
  const kept = await callJson<Preferences>(WORKSPACE_ROUTES.preferences).catch(() => null)
  if (kept === null) return
  const settings = fromPreferences(kept)
  if (Object.keys(settings).length === 0) {
    const { getState } = useSettings
    const chosen = changedFrom(DEFAULT_SETTINGS, getState())
    if (Object.keys(chosen).length > 0) await keep(chosen)
    return
  }
  useSettings.setState({ ...DEFAULT_SETTINGS, ...settings })
  showAppearance(useSettings.getState())
}

/** One after the other: the last change is the one that is kept. */
let keeping: Promise<void> = Promise.resolve()

function keep(change: Partial<Settings>): Promise<void> {
  keeping = keeping.then(() => send(change))
  return keeping
}

async function send(change: Partial<Settings>): Promise<void> {
  try {
    await callJson(WORKSPACE_ROUTES.preferences, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(toPreferences(change)),
    })
    useUnkept.setState({ problem: null })
  } catch (error) {
    useUnkept.setState({ problem: problemFrom(error) })
  }
}

/** The parts of a stored value that are settings: another version, or another program, may have written it. */
export function readableSettings(stored: unknown): Partial<Settings> {
  if (typeof stored !== 'object' || stored === null) return {}
  const value = stored as Record<string, unknown>
  const readable: { -readonly [K in keyof Settings]?: Settings[K] } = {}
  const theme = THEMES.find((name) => name === value.theme)
  if (theme) readable.theme = theme
  const density = DENSITIES.find((name) => name === value.density)
  if (density) readable.density = density
  if (isKeys(value.keys)) readable.keys = value.keys
  for (const name of SWITCHES) {
    const choice = value[name]
    if (typeof choice === 'boolean') readable[name] = choice
  }
  const names = Array.isArray(value.categories) ? value.categories : []
  const categories = CATEGORIES.filter((category) => names.includes(category))
  if (categories.length > 0) readable.categories = categories
  const level = LEVELS.find((name) => name === value.maxLevel)
  if (level) readable.maxLevel = level
  const { keepDays } = value
  if (keepDays === null || (Number.isInteger(keepDays) && isKeepDays(keepDays as number))) {
    readable.keepDays = keepDays as number | null
  }
  return readable
}

const SWITCHES = [
  'singleKeys',
  'maskValues',
  'modelHeat',
  'notifications',
  'notifyNames',
] as const satisfies readonly (keyof Settings)[]

/** Only this program writes them: what a key is, its service has checked. */
function isKeys(value: unknown): value is Settings['keys'] {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((key) => typeof key === 'string')
  )
}

function isKeepDays(days: number): boolean {
  return days >= 1 && days <= MAX_KEEP_DAYS
}

function changedFrom(from: Settings, to: Settings): Partial<Settings> {
  const names = Object.keys(from) as (keyof Settings)[]
  return Object.fromEntries(
    names.filter((name) => to[name] !== from[name]).map((name) => [name, to[name]]),
  )
}

/** The service writes names as the interface does: `single_keys`. */
function toPreferences(settings: Partial<Settings>): Preferences {
  const entries = Object.entries(settings).map(([name, value]) => [
    name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    value,
  ])
  return Object.fromEntries(entries) as Preferences
}

function fromPreferences(preferences: Preferences): Partial<Settings> {
  const entries = Object.entries(preferences).map(([name, value]) => [
    name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ])
  return Object.fromEntries(entries) as Partial<Settings>
}

function showAppearance({ theme, density }: Settings): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  if (density === 'comfortable') delete dataset.density
  else dataset.density = density
}
