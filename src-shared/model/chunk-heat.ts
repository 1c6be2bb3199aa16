/**
 * What was looked at, chunk by chunk: the deepest level that read it and how
 * suspicious it was found, also where nothing was accepted.
 */

import type { Range } from './spans.ts'
import type { Category, Level } from './vocabulary.ts'

/** 0: quiet. 1: some. 2: near, it asks for a look. 3: it counts as evidence. */
export const HEAT_STEPS = [0, 1, 2, 3] as const
export type HeatStep = (typeof HEAT_STEPS)[number]

/** The class that comes closest to counting, or does. */
export interface LeadingClass {
  readonly category: Category
  readonly className: string
  /** 0 to 1. */
  readonly score: number
  /** Score from which it counts. */
  readonly threshold: number
}

/** One chunk as the models read it; places are UTF-16 units of the canonical text. */
export interface ChunkHeat extends Range {
  /** The deepest level that read it; L1 where rules alone did. */
  readonly level: Level
  readonly step: HeatStep
  /** Whether the screen wanted a guard to read it and none did. */
  readonly unsure: boolean
  /** Null where no model that read it gives a verdict. */
  readonly verdict: LeadingClass | null
}
