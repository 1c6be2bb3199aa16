/** What the user chose on this machine, kept in the browser's storage. Nothing here came from the service. */

import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { CATEGORIES, type Category } from '../../src-shared/model/vocabulary.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export interface Settings {
  readonly theme: Theme
  /** Whether single letters act in the review room (WCAG 2.1.4 asks for a way to turn them off). */
  readonly singleKeys: boolean
  /** Whether values start masked: in lists, in the document, in what is copied and handed out. */
  readonly maskValues: boolean
  /** Whether the band that says what the models read stands beside texts. */
  readonly modelHeat: boolean
  /** Whether scans that ask for something are told while the window is not in front. */
  readonly notifications: boolean
  /** What the next scan looks for; null before a choice is made: all that this machine can. */
  readonly categories: readonly Category[] | null
}

export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  singleKeys: true,
  maskValues: true,
  modelHeat: true,
  notifications: false,
  categories: null,
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

/** Changes some settings; the theme holds at once. */
export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change)
  if (change.theme !== undefined) showTheme(change.theme)
}

/** The parts of a stored value that are settings: another version, or another program, may have written it. */
export function readableSettings(stored: unknown): Partial<Settings> {
  if (typeof stored !== 'object' || stored === null) return {}
  const value = stored as Record<string, unknown>
  const readable: { -readonly [K in keyof Settings]?: Settings[K] } = {}
  const theme = THEMES.find((name) => name === value.theme)
  if (theme) readable.theme = theme
  for (const name of ['singleKeys', 'maskValues', 'modelHeat', 'notifications'] as const) {
    const choice = value[name]
    if (typeof choice === 'boolean') readable[name] = choice
  }
  const names = Array.isArray(value.categories) ? value.categories : []
  const categories = CATEGORIES.filter((category) => names.includes(category))
  if (categories.length > 0) readable.categories = categories
  return readable
}

function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
}
