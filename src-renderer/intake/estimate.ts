/** What a scan will cost: its tokens guessed from its size, its time by how long the scans of this window took. */

import { useQueryClient } from '@tanstack/react-query'
import { TOKENS_PER_SCAN_UNIT } from '../../src-shared/contract/limits.ts'
import type { Job } from '../../src-shared/contract/scan-result.ts'

export interface Estimate {
  readonly tokens: number
  readonly units: number
  /** Null until something was scanned. */
  readonly milliseconds: number | null
}

/** Bytes of UTF-8 that a token takes in English prose, about: a rule of thumb, never measured here. Other scripts take more tokens. */
const BYTES_PER_TOKEN = 4

/** @param bytes of text, in UTF-8. */
export function useEstimate(bytes: number): Estimate {
  const client = useQueryClient()
  const jobs = client.getQueriesData<Job>({ queryKey: ['job'] }).flatMap(([, job]) => job ?? [])
  const tokens = Math.ceil(bytes / BYTES_PER_TOKEN)
  const pace = tokensPerMs(jobs)
  return {
    tokens,
    units: Math.max(1, Math.ceil(tokens / TOKENS_PER_SCAN_UNIT)),
    milliseconds: pace === null ? null : Math.max(100, Math.round(tokens / pace / 100) * 100),
  }
}

/** The pace of the middle scan that ended; a few small ones that were quick do not count for a large one. */
export function tokensPerMs(jobs: readonly Job[]): number | null {
  const paces = jobs.flatMap(({ status, usage, timings }) => {
    const took = timings?.worker_ms ?? timings?.total_ms ?? 0
    return status === 'completed' && took > 0 ? [usage.input_tokens / took] : []
  })
  return paces.toSorted((a, b) => a - b)[Math.floor((paces.length - 1) / 2)] ?? null
}
