/** A job's row as the history tells it. */

import type { Failure, Progress } from '../../src-shared/contract/scan-result.ts'
import {
  type AppliedConfig,
  rulesOff,
  settingsOf,
} from '../../src-shared/contract/scan-settings.ts'
import { isRuleDetector } from '../../src-shared/model/rule-detectors.ts'
import { leavesFilesOut } from '../../src-shared/model/words.ts'
import type { HistoryEntry } from '../../src-shared/workspace/history.ts'
import type { SubmissionMetadata } from '../scan/job-record.ts'
import type { DecisionsMade } from './decisions-made.ts'
import { fromJson } from './json-column.ts'

export const SELECT_ENTRIES = `
  SELECT seq, job_id, source, media_type, status, created_at, completed_at, expires_at, decision,
    safety_status, completion, finding_counts, is_counted, metadata, kind, config, progress,
    -- Only of failed jobs: their results are short, those of others can have megabytes.
    CASE status WHEN 'failed' THEN json_extract(result, '$.completion.failures[0]') END AS failure
  FROM jobs JOIN submissions ON submissions.id = submission_id`

export interface HistoryRow
  extends Omit<
    HistoryEntry,
    | 'coverage'
    | 'pages'
    | 'left_out'
    | 'decisions'
    | 'open'
    | 'confirmed'
    | 'strongest'
    | 'failure'
    | 'requested'
    | 'rules_only'
    | 'rules_off'
    | 'own_table'
  > {
  readonly seq: number
  readonly metadata: string
  readonly config: string
  readonly progress: string
  readonly failure: string | null
  readonly finding_counts: string
  /** Whether those are decisions: 1, or findings: 0. */
  readonly is_counted: 0 | 1
}

/** @param made what is decided of it; null: all is open. */
export function toEntry(
  row: HistoryRow,
  made: DecisionsMade | null,
  strongest: HistoryEntry['strongest'],
): HistoryEntry {
  const {
    seq: _,
    is_counted: __,
    metadata,
    finding_counts,
    config,
    progress,
    failure,
    ...entry
  } = row
  const models = Object.values(fromJson<Record<string, Progress>>(progress)).map(
    ({ model }) => model,
  )
  const { coverage, extraction } = fromJson<SubmissionMetadata>(metadata)
  const asked = fromJson<AppliedConfig>(config)
  return {
    ...entry,
    failure: failure === null ? null : fromJson<Failure>(failure),
    requested: [...settingsOf(asked).categories],
    rules_only: models.every((model) => model === undefined || isRuleDetector(model)),
    rules_off: rulesOff(asked),
    // The default table is never written down.
    own_table: asked.policy !== undefined,
    coverage: coverage.state,
    pages:
      coverage.pages_total === undefined
        ? null
        : { scanned: coverage.pages_scanned ?? 0, total: coverage.pages_total },
    left_out: leavesFilesOut(extraction.warnings),
    decisions: fromJson(finding_counts),
    open: made?.open ?? null,
    confirmed: made?.confirmed ?? null,
    strongest,
  }
}
