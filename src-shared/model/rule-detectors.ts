/** How the detectors that are rules are called where models are called by the id of their pack. */

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
