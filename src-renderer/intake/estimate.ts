/** What a scan will cost, by the scans of this machine that were nearest to it in size, and whether the plan lets it through. */

import { TOKENS_PER_SCAN_UNIT } from '../../src-shared/contract/limits.ts'
import type { Level } from '../../src-shared/model/vocabulary.ts'
import type { PaceSample, SizeLimits } from '../../src-shared/workspace/pace.ts'

export interface Estimate {
  readonly tokens: number
  readonly units: number
  /** Null until something was scanned as far as this would be. */
  readonly milliseconds: number | null
}

/** A size beyond the plan's. Bytes are counted, tokens estimated. */
export interface OverLimit {
  readonly kind: 'bytes' | 'tokens'
  readonly measured: number
  readonly limit: number
  readonly plan: string
}

/** Bytes of UTF-8 that a token takes in English prose, about: what holds until something was scanned here. */
const BYTES_PER_TOKEN = 4
/** Scans that are asked: a small one says little of a large one, of which most time is reading. */
const NEAREST = 5
/** Nobody plans with less. */
const STEP_MS = 100

export function estimateOf(bytes: number, level: Level, samples: readonly PaceSample[]): Estimate {
  const ratio = middle(nearest(bytes, samples).map((sample) => sample.bytes / sample.tokens))
  const tokens = Math.ceil(bytes / (ratio ?? BYTES_PER_TOKEN))
  const alike = samples.filter(({ max_level }) => max_level === level)
  const pace = middle(nearest(bytes, alike).map((sample) => sample.milliseconds / sample.bytes))
  return {
    tokens,
    units: Math.max(1, Math.ceil(tokens / TOKENS_PER_SCAN_UNIT)),
    milliseconds:
      pace === null ? null : Math.max(STEP_MS, Math.round((bytes * pace) / STEP_MS) * STEP_MS),
  }
}

/** The limit that a text is beyond, bytes first, as the service checks it; null where it passes. */
export function overLimit(
  bytes: number,
  tokens: number,
  { plan, canonical_bytes, tokens_per_submission }: SizeLimits,
): OverLimit | null {
  if (bytes > canonical_bytes)
    return { kind: 'bytes', measured: bytes, limit: canonical_bytes, plan }
  if (tokens_per_submission === null || tokens <= tokens_per_submission) return null
  return { kind: 'tokens', measured: tokens, limit: tokens_per_submission, plan }
}

/** Those whose size is the fewest times larger or smaller. */
function nearest(bytes: number, samples: readonly PaceSample[]): readonly PaceSample[] {
  const apart = (sample: PaceSample) => Math.abs(Math.log(sample.bytes / Math.max(1, bytes)))
  return samples.toSorted((a, b) => apart(a) - apart(b)).slice(0, NEAREST)
}

function middle(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? null
}
