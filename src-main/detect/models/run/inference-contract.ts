/** What the inference worker is asked and answers, as plain data. */

import type { ModelPack } from '../pack/model-contract.ts'

/** Texts for one pack to read, each by itself. */
export interface InferenceRequest {
  readonly pack: ModelPack
  readonly texts: readonly string[]
}

/** A class of a head with its probability, 0 to 1. */
export interface ClassScore {
  readonly name: string
  readonly score: number
}

/** A stretch of a text that a token head gives to one class; UTF-16 units of the text. */
export interface LabelledSpan extends ClassScore {
  readonly start: number
  readonly end: number
  /** Of a tagger: whether its likeliest labelling has it; what it may be instead is told beside. */
  readonly isLikeliest?: boolean
}

/** What one head says of one text. */
export interface HeadReading {
  /** Of a sequence head: every class, in the order of the manifest. */
  readonly classes: readonly ClassScore[]
  /** Of a token head: ascending, without overlap. */
  readonly spans: readonly LabelledSpan[]
}

/** What a pack says of one text. */
export interface TextReading {
  /** In the order of the manifest's heads. */
  readonly heads: readonly HeadReading[]
  /** How likely it is that L3 would answer otherwise; 1 where the pack has no router. */
  readonly router: number
  /** Whether the network did not have to run for it. */
  readonly cached: boolean
}

/**
 * The readings of the first texts, at least of one, as many as there was time for; or why the pack
 * could not read: errors lose their class between threads.
 */
export type InferenceResponse =
  | { readonly ok: true; readonly readings: readonly TextReading[] }
  | { readonly ok: false; readonly kind: 'initialization_failure' | 'inference_failure' }
