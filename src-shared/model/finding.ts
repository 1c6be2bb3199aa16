/**
 * A detector's claim on a stretch of the canonical text, and why it claims it.
 *
 * The explanation is data, not a sentence: the screen, the report and the tests
 * each read from it what they need.
 */

import type { Range } from './spans.ts'
import type { Category, Level, Severity } from './vocabulary.ts'

/** Normalised copies of the canonical text that a detector can read. */
export const VIEWS = [
  'original',
  'lowered',
  'folded',
  'decoded',
  'revealed',
  'labelled',
  'joined',
] as const
export type View = (typeof VIEWS)[number]

/** Why one detector claims a stretch. */
export interface Explanation {
  /** Id of the rule or model. */
  readonly detectorId: string
  readonly title: string
  readonly description: string
  readonly view: View
  /** Score before validators and context, 0 to 1. */
  readonly baseScore: number
  /** Score after them, 0 to 1. */
  readonly score: number
  /** Names of the validators that the value passed. */
  readonly validated: readonly string[]
  /** Words nearby that raised or lowered the score, with what each changed. */
  readonly context: readonly { readonly word: string; readonly change: number }[]
}

/** One detector's claim; places are UTF-16 units of the canonical text. */
export interface Finding extends Range {
  readonly category: Category
  readonly level: Level
  /** What the evidence span is labelled with: group, family or class. */
  readonly label: string
  readonly severity: Severity
  /** 0 to 1. */
  readonly score: number
  readonly explanation: Explanation
}

/** Findings of several detectors that claim the same label over shared text, folded into one. */
export interface MergedFinding extends Range {
  readonly category: Category
  readonly level: Level
  readonly label: string
  readonly severity: Severity
  readonly score: number
  /** Whether the score reaches the threshold of its category. */
  readonly accepted: boolean
  /** Whether it was rejected and asks for a look all the same: close to it, where nothing was accepted. */
  readonly asking?: boolean
  /** Strongest first. */
  readonly explanations: readonly Explanation[]
}
