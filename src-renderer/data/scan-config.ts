/** What the next scan does: its categories and how far it goes, always a combination that the interface takes. */

import type { GateMap, ScanConfig } from '../../src-shared/contract/scan-request.ts'
import type { Category, Level } from '../../src-shared/model/vocabulary.ts'

/** What an item of the queue is scanned for. */
export interface ScanChoice {
  readonly categories: readonly Category[]
  /** Null: as far as the machine can. */
  readonly maxLevel: Level | null
  /** Rules that the owner switched, by id. */
  readonly rules?: GateMap
}

/** No rule tells a threat: without models it is not looked for. */
export function possible(choice: ScanChoice): ScanChoice {
  const { categories, maxLevel } = choice
  if (maxLevel !== 'L1') return choice
  const told = categories.filter((category) => category !== 'threat')
  // A scan looks for something.
  return told.length > 0 ? { ...choice, categories: told } : { ...choice, maxLevel: null }
}

/** The choice in the words of the interface. */
export function configOf({ categories, maxLevel, rules = {} }: ScanChoice): ScanConfig {
  return {
    categories: [...categories],
    ...(maxLevel !== null && { max_level: maxLevel }),
    ...(Object.keys(rules).length > 0 && { gates: { rules: { ...rules } } }),
  }
}

export const PRESETS = {
  thorough: { categories: null, maxLevel: null },
  quick: { categories: null, maxLevel: 'L1' },
  personal: { categories: ['pii'], maxLevel: null },
} as const satisfies Record<
  string,
  { readonly categories: readonly Category[] | null; readonly maxLevel: Level | null }
>
export type Preset = keyof typeof PRESETS

/** The preset that settings are; null where they are none. */
export function presetOf(
  categories: readonly Category[] | null,
  maxLevel: Level | null,
): Preset | null {
  for (const [name, preset] of Object.entries(PRESETS)) {
    const isSame = (preset.categories?.join() ?? null) === (categories?.join() ?? null)
    if (isSame && preset.maxLevel === maxLevel) return name as Preset
  }
  return null
}
