/** How long the last scans of an account took: by them the next one is estimated. */

import type { Level } from '../../src-shared/model/vocabulary.ts'
import type { PaceSample } from '../../src-shared/workspace/pace.ts'
import type { Database } from './database.ts'

/** More say nothing more, and the machine may have been another one. */
const SAMPLES = 40
/** Bytes of a result as it is stored: longer ones are not parsed for two numbers. */
const MAX_RESULT = 1_000_000

interface PaceRow {
  readonly bytes: number
  readonly tokens: number
  readonly milliseconds: number
  readonly maxLevel: Level | null
}

/**
 * The last completed scans with a text of their own, newest first. Documents that were
 * submitted together share one count of tokens, and tell nothing of each.
 * @param now Unix milliseconds.
 */
export function readPace(db: Database, accountId: string, now: number): readonly PaceSample[] {
  return db
    .all<PaceRow>(PACE, { accountId, now, samples: SAMPLES, maxResult: MAX_RESULT })
    .map(({ maxLevel, ...sample }) => ({ ...sample, max_level: maxLevel ?? 'L3' }))
}

export const PACE = `
  SELECT octet_length(text) AS bytes,
    json_extract(metadata, '$.usage.input_tokens') AS tokens,
    json_extract(result, '$.timings.worker_ms') AS milliseconds,
    json_extract(config, '$.max_level') AS maxLevel
  FROM jobs JOIN submissions ON submissions.id = submission_id JOIN documents USING (job_id)
  WHERE account_id = :accountId AND status = 'completed'
    AND (expires_at IS NULL OR expires_at > :now)
    AND text_encoding = 'utf8' AND octet_length(text) > 0 AND octet_length(result) <= :maxResult
    AND json_extract(metadata, '$.coverage.documents_total') = 1
    AND json_extract(metadata, '$.usage.input_tokens') > 0
    AND json_extract(result, '$.timings.worker_ms') IS NOT NULL
  ORDER BY created_at DESC, seq
  LIMIT :samples`
