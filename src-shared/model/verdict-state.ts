/**
 * What the four answers of a job (decision, safety status, completion, coverage) come to, and its
 * headline: one reading for the screens and for every report. It errs to the careful side: what is
 * called clear needs all four, and a result for every requested category.
 */

import type { Job } from '../contract/scan-result.ts'

export const VERDICT_STATES = [
  'running',
  /** Ended by whoever asked for it: nothing counts as checked. */
  'cancelled',
  'failed',
  /** Ended without a decision, which is not "allow". */
  'undecided',
  'block',
  'review',
  /** "Allow", but of less than was asked for. */
  'incomplete',
  /** The only green one. */
  'clear',
] as const
export type VerdictState = (typeof VERDICT_STATES)[number]

export const VERDICT_HEADLINES: Readonly<Record<VerdictState, string>> = {
  running: 'Scanning',
  cancelled: 'Cancelled, not checked',
  failed: 'Scan failed',
  clear: 'No action needed',
  incomplete: 'No action needed in what was checked',
  review: 'Needs a look',
  block: 'Block',
  undecided: 'No decision given',
}

/** The answers that decide, wherever they stand. */
export interface VerdictAnswers {
  readonly status: Job['status']
  readonly cancelled: boolean
  readonly decision: Job['decision'] | null
  readonly safety: Job['safety_status'] | null
  readonly completion: NonNullable<Job['completion']>['state'] | null
  readonly coverage: Job['coverage']['state']
}

/** @param everyCategory whether every requested category has a result. */
export function verdictState(answers: VerdictAnswers, everyCategory: boolean): VerdictState {
  const { status, cancelled, decision, safety, completion, coverage } = answers
  if (status === 'running') return 'running'
  if (status === 'failed' || completion === 'failed') return cancelled ? 'cancelled' : 'failed'
  if (decision === 'block') return 'block'
  if (decision === 'review') return 'review'
  if (decision !== 'allow') return 'undecided'
  // "allow" beside a safety status of "review" means: not to be released without a look.
  if (safety !== 'benign') return 'review'
  const whole = completion === 'complete' && coverage === 'complete' && everyCategory
  return whole ? 'clear' : 'incomplete'
}

/** The answers of a job. */
export function answersOf(job: Job): VerdictAnswers {
  return {
    status: job.status,
    cancelled: (job.completion?.failures ?? []).some(({ kind }) => kind === 'interrupted'),
    decision: job.decision ?? null,
    safety: job.safety_status ?? null,
    completion: job.completion?.state ?? null,
    coverage: job.coverage.state,
  }
}
