/** How the detectors that are rules are called where models are called by the id of their pack. */

import type { Job } from '../contract/scan-result.ts'
import type { Category } from './vocabulary.ts'

const PREFIX = 'native:'

/** The id of all rules of a category together. */
export function ruleDetectorId(category: Category): string {
  return PREFIX + category
}

/** Whether a detector's id stands for rules. */
export function isRuleDetector(id: string): boolean {
  return id.startsWith(PREFIX)
}

/** Whether no model read anything of a document. */
export function isByRulesOnly({ detectors = {} }: Pick<Job, 'detectors'>): boolean {
  return Object.values(detectors).flat().every(isRuleDetector)
}
