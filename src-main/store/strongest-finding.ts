/** The finding that weighs most of a job, for lists of jobs: read from its rows, without its text. */

import { PASSAGE_CATEGORIES } from '../../src-shared/model/finding-groups.ts'
import { SURENESS_FROM } from '../../src-shared/model/sureness.ts'
import { SEVERITIES } from '../../src-shared/model/vocabulary.ts'
import type { HistoryEntry } from '../../src-shared/workspace/history.ts'
import type { Database } from './database.ts'

const ATTACK = `category IN (${[...PASSAGE_CATEGORIES].map((name) => `'${name}'`).join(', ')})`

/** The order of `groupFindings`; behind it, as in the list of decisions, what is folded there. */
const STRONGEST = `
  SELECT category, label, severity, coalesce(json_extract(explanations, '$[0].detectorId'), '') AS detector_id,
    coalesce(json_extract(explanations, '$[0].title'), '') AS title
  FROM findings WHERE job_id = :jobId AND (accepted = 1 OR asking = 1)
  ORDER BY accepted = 1 AND severity = 'low', accepted DESC,
    ${ATTACK} AND severity IN ('critical', 'high') DESC,
    instr('${SEVERITIES.join(' ')}', severity), ${ATTACK} DESC,
    CASE WHEN ${ATTACK} THEN score ELSE (score >= ${SURENESS_FROM.medium}) + (score >= ${SURENESS_FROM.high}) END DESC, ordinal
  LIMIT 1`

/**
 * Null where nothing was found that anybody has to decide. Of a passage in which something of low severity was accepted
 * and something else asks for a look, the latter is told: whether two are one passage only the text says.
 */
export function strongestFinding(db: Database, jobId: string): HistoryEntry['strongest'] {
  return db.get<NonNullable<HistoryEntry['strongest']>>(STRONGEST, { jobId }) ?? null
}
