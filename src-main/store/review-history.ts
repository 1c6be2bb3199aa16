/** The history of a review: every step, newest first, a page at a time. */

import type { FindingStatus } from '../../src-shared/model/judging.ts'
import type { JudgementHistory, ReviewAction } from '../../src-shared/workspace/judging.ts'
import type { Database } from './database.ts'
import type { ReviewedJob } from './job-review.ts'
import { SELECT_ACTIONS } from './review-rows.ts'

/** What to read. */
export interface HistoryOf {
  /** Id of a finding; all of the job where it is left out. */
  readonly finding?: number
  /** Only steps before this one. */
  readonly before?: number
}

const PAGE = 200

export function readReviewHistory(
  db: Database,
  { jobId, findings }: ReviewedJob,
  { finding, before = Number.MAX_SAFE_INTEGER }: HistoryOf,
): JudgementHistory {
  const of = { jobId, before, limit: PAGE + 1 }
  const rows =
    finding === undefined
      ? db.all<Row>(OF_JOB, of)
      : db.all<Row>(OF_FINDING, { ...of, fingerprint: findings.fingerprints[finding] ?? '' })
  const page = rows.slice(0, PAGE)
  return {
    entries: page.map(({ from = null, to = null, ...action }) => ({ action, from, to })),
    next: rows.length > page.length ? (page.at(-1)?.seq ?? null) : null,
  }
}

interface Row extends ReviewAction {
  readonly from?: FindingStatus | null
  readonly to?: FindingStatus | null
}

const OF_JOB = `${SELECT_ACTIONS}
  WHERE job_id = :jobId AND seq < :before ORDER BY seq DESC LIMIT :limit`

/** A status that nobody gave is open; a step that left the status alone has no from and to. */
const OF_FINDING = `
  SELECT step.*,
    CASE WHEN field IS NULL THEN NULL ELSE coalesce(was.status, 'open') END AS "from",
    CASE WHEN field IS NULL THEN NULL ELSE coalesce(now.status, 'open') END AS "to"
  FROM (${SELECT_ACTIONS}
    WHERE job_id = :jobId AND seq < :before AND EXISTS (SELECT 1 FROM review_changes
      WHERE action = seq AND fingerprint = :fingerprint)
    ORDER BY seq DESC LIMIT :limit) AS step
  LEFT JOIN review_changes AS change
    ON change.action = step.seq AND fingerprint = :fingerprint AND field = 'status'
  LEFT JOIN review_actions AS was ON was.seq = change.before
  LEFT JOIN review_actions AS now ON now.seq = change.after
  ORDER BY step.seq DESC`
