/** Which detectors a request leaves standing, before any of them runs. */

import type { ScanSettings } from '../../src-shared/contract/scan-request.ts'
import type { Failure } from '../../src-shared/contract/scan-result.ts'
import type { Category } from '../../src-shared/model/vocabulary.ts'

/** What planning must know of a rule. */
export interface SwitchableRule {
  readonly id: string
  readonly category: Category
  /** Whether it runs unless the request says otherwise. */
  readonly isOn: boolean
}

export interface DetectionPlan {
  /** Categories that rules will read, in the interface's order. */
  readonly ruleCategories: readonly Category[]
  /** Why each other requested category cannot be read. */
  readonly failures: readonly Failure[]
}

/**
 * Plans the detection of one document. A category for which this machine has no
 * detector is a `missing_asset`; one whose detectors the request switched off is
 * `not_ready`. Neither is ever a clean result.
 */
export function planDetection(
  settings: ScanSettings,
  rules: readonly SwitchableRule[],
): DetectionPlan {
  const ruleCategories: Category[] = []
  const failures: Failure[] = []
  for (const category of settings.categories) {
    const installed = rules.filter((rule) => rule.category === category)
    if (installed.length === 0) {
      failures.push({ stage: 'asset', kind: 'missing_asset', retryable: false, level: 'L2' })
    } else if (settings.levels.L1 && installed.some((rule) => isSwitchedOn(rule, settings.rules))) {
      ruleCategories.push(category)
    } else {
      failures.push({
        stage: 'scanner',
        kind: 'not_ready',
        retryable: false,
        level: 'L1',
        detector_id: `native:${category}`,
      })
    }
  }
  return { ruleCategories, failures }
}

function isSwitchedOn(rule: SwitchableRule, switches: ReadonlyMap<string, boolean>): boolean {
  return switches.get(rule.id) ?? rule.isOn
}
