/** What holds of a job's findings: what was said of them in it, and what suppressions dismiss. */

import type { Judgement, ReviewChanges, ReviewState } from '../../src-shared/workspace/judging.ts'
import type { Database } from './database.ts'
import type { JobFindings } from './job-findings.ts'
import { changedSince, readAction, readSaid, revisionOf, undoAndRedo } from './review-rows.ts'
import { readSource } from './source-rows.ts'
import { readSuppressionsOf, suppressedIn, suppressedJudgement } from './suppression-rows.ts'

/** A job that may be reviewed: it is there and the account's. */
export interface ReviewedJob {
  readonly jobId: string
  readonly accountId: string
  readonly findings: JobFindings
}

/** How far judging has come. */
export function reviewState(db: Database, jobId: string): ReviewState {
  const { undo, redo } = undoAndRedo(db, jobId)
  return {
    revision: revisionOf(db, jobId),
    undo: readAction(db, undo),
    redo: readAction(db, redo),
  }
}

/**
 * What holds of every fingerprint of which anything was said.
 * @param only answers for these alone; others may be missing, or be there without their own words.
 */
export function judgementsOf(
  db: Database,
  job: ReviewedJob,
  now: number,
  only?: readonly string[],
): ReadonlyMap<string, Judgement> {
  const holding = new Map<string, Judgement>()
  const said = new Map(readSaid(db, job.jobId, only).map((each) => [each.fingerprint, each]))
  for (const [fingerprint, { judgement }] of said) {
    if (judgement !== null) holding.set(fingerprint, judgement)
  }
  for (const [fingerprint, suppression] of suppressions(db, job, now)) {
    const own = said.get(fingerprint)
    if (own?.isJudged) continue
    holding.set(fingerprint, suppressedJudgement(suppression, own?.judgement?.note))
  }
  return holding
}

/** The state, and what holds of all that changed after a revision. */
export function changesSince(
  db: Database,
  job: ReviewedJob,
  since: number,
  now: number,
): ReviewChanges {
  const changed = changedSince(db, job.jobId, since)
  const holding = changed.length === 0 ? undefined : judgementsOf(db, job, now, changed)
  return {
    ...reviewState(db, job.jobId),
    changes: changed.map((fingerprint) => ({
      fingerprint,
      judgement: holding?.get(fingerprint) ?? null,
    })),
  }
}

function suppressions(db: Database, { jobId, accountId, findings }: ReviewedJob, now: number) {
  const source = readSource(db, jobId)
  return suppressedIn(readSuppressionsOf(db, { jobId, accountId, ...source }, now), findings)
}
