import type { Range } from '../../../../src-shared/model/spans.ts'
import type { Severity } from '../../../../src-shared/model/vocabulary.ts'

/** Confidence from which a candidate is accepted where it stands in such a place; the usual one where left out. */
export interface PlaceThresholds {
  readonly tales?: number | undefined
  /** Where it is a part of a longer text. */
  readonly documents?: number | undefined
  /** Where it is a command or program without a sign of an attack. */
  readonly commands?: number | undefined
}

/** One class that a level gives to a stretch; places are UTF-16 units of the canonical text. */
export interface ModelCandidate extends Range {
  readonly chunkId: number
  readonly source: 'l2' | 'l3' | 'union'
  /** Id of the pack; of a union the guard's. */
  readonly model: string
  readonly className: string
  readonly severity: Severity
  /** 0 to 1. */
  readonly confidence: number
  /** Confidence from which it is accepted. */
  readonly threshold: number
  /** The same in places where more is asked of it. */
  readonly thresholdsIn?: PlaceThresholds
  /** Confidence from which it asks for a look where it is rejected; the policy's own where left out. */
  readonly reviewFrom?: number | undefined
  /** That of a chunk the same pack judges each sentence by itself as one that asks for nothing. */
  readonly isUnborne?: true
  /** That of a sentence the same pack judges the chunk around it as one that asks for nothing. */
  readonly isAlone?: true
  /** That of a sentence which is named for the class of its chunk: what it was by itself, 0 to 1. */
  readonly byItself?: number
  /** That of a note to an assistant, which a guard read by itself. */
  readonly isNote?: true
  readonly accepted: boolean
}
