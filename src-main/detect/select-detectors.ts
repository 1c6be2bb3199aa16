/** Which detectors a request runs, before any of them does: its levels, its switches, and what is installed. */

import type { Failure } from '../../src-shared/contract/scan-result.ts'
import type { ScanSettings } from '../../src-shared/contract/scan-settings.ts'
import { ruleDetectorId } from '../../src-shared/model/rule-detectors.ts'
import type { Category } from '../../src-shared/model/vocabulary.ts'
import {
  type InstalledPacks,
  type SelectedModels,
  selectModels,
} from './models/judge/select-models.ts'
import { judges } from './models/pack/manifest-heads.ts'
import type { ModelPack } from './models/pack/model-contract.ts'

/** What the choice must know of a rule. */
export interface SwitchableRule {
  readonly id: string
  readonly category: Category
  /** Whether it runs unless the request says otherwise. */
  readonly isOn: boolean
}

/** Rules by their category: asked for every text, and there are thousands of them. */
export type RulesByCategory = ReadonlyMap<Category, readonly SwitchableRule[]>

export interface SelectedDetectors {
  /** Categories that rules will read, in the interface's order. */
  readonly ruleCategories: readonly Category[]
  readonly models: SelectedModels
  /** Why other requested categories, or levels of them, cannot be read. */
  readonly failures: readonly Failure[]
}

/**
 * Selects the detectors of one document. A category for which this machine has no
 * detector is a `missing_asset`; one whose detectors the request switched off is
 * `not_ready`. Neither is ever a clean result.
 */
export function selectDetectors(
  settings: ScanSettings,
  rules: RulesByCategory,
  installed: InstalledPacks,
): SelectedDetectors {
  const models = selectModels(settings, installed)
  const ruleCategories: Category[] = []
  const failures: Failure[] = [...models.failures]
  for (const category of settings.categories) {
    const ownRules = rules.get(category) ?? []
    const reads = ({ manifest }: ModelPack) => judges(manifest, category)
    const broken = installed.broken.filter(({ categories }) => categories.includes(category))
    const runs = (rule: SwitchableRule) => isSwitchedOn(rule, settings.rules)
    const isModelled = [...models.screens, ...models.guards, ...models.taggers].some(reads)
    // A threat starts at L2: its rules stand beside networks, never in their place.
    const hasRules = category !== 'threat' || isModelled
    if (settings.levels.L1 && hasRules && ownRules.some(runs)) {
      ruleCategories.push(category)
    } else if (isModelled) {
      // The models read it alone.
    } else if (
      models.failures.some((failure) => broken.some(({ id }) => id === failure.detector_id))
    ) {
      // What would have read it is told already.
    } else if (
      (hasRules && ownRules.length > 0) ||
      broken.length > 0 ||
      installed.packs.some(reads)
    ) {
      failures.push({
        stage: 'scanner',
        kind: 'not_ready',
        retryable: false,
        ...(hasRules ? { level: 'L1', detector_id: ruleDetectorId(category) } : { level: 'L2' }),
      })
    } else {
      failures.push({ stage: 'asset', kind: 'missing_asset', retryable: false, level: 'L2' })
    }
  }
  return { ruleCategories, models, failures }
}

function isSwitchedOn(rule: SwitchableRule, switches: ReadonlyMap<string, boolean>): boolean {
  return switches.get(rule.id) ?? rule.isOn
}
