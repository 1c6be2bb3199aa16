/**
 * The history, narrowed and sorted: over all of an account's jobs, a page at a time.
 *
 * The cursor holds what the page's last job was sorted by, and its number of arrival: jobs that
 * come or go meanwhile shift nothing.
 */

import { ScanError } from '../../src-shared/contract/error-codes.ts'
import {
  type HistoryResult,
  type HistorySort,
  type HistoryWords,
  readHistoryWords,
  type SortDirection,
} from '../../src-shared/model/history-query.ts'
import { FIXED_WORDS } from '../../src-shared/model/words.ts'
import type { History } from '../../src-shared/workspace/history.ts'
import type { Database, Parameters } from './database.ts'
import type { CountMade } from './decisions-made.ts'
import { deleteInBatches } from './delete-in-batches.ts'
import { entryOf } from './history-entry.ts'
import { type HistoryRow, SELECT_ENTRIES } from './history-rows.ts'

/** Which of an account's jobs are meant. */
export interface HistoryFilter {
  readonly accountId: string
  /** As typed. */
  readonly q: string
  readonly result: HistoryResult | null
}

export interface HistorySearch extends HistoryFilter {
  readonly sort: HistorySort
  readonly direction: SortDirection
  readonly limit: number
  readonly before?: string
}

/** What each column is sorted by; numbers of verdicts rise with what they ask for. */
const SORT_KEYS: Readonly<Record<HistorySort, string>> = {
  when: 'created_at',
  name: 'folded(source)',
  result: `CASE WHEN status = 'running' THEN 0 WHEN status = 'failed' THEN 2
    ELSE CASE decision WHEN 'block' THEN 5 WHEN 'review' THEN 4 WHEN 'allow' THEN 1 ELSE 3 END END`,
  decisions: '(SELECT coalesce(sum(value), 0) FROM json_each(finding_counts))',
  expires: 'coalesce(expires_at, 9007199254740991)',
}

const RESULTS: Readonly<Record<HistoryResult, string>> = {
  block: `decision = 'block'`,
  review: `decision = 'review'`,
  allow: `decision = 'allow'`,
  undecided: 'seq IN (SELECT value FROM json_each(:undecided))',
  running: `status = 'running'`,
  failed: `status = 'failed'`,
}

/**
 * One page of what the filter lets through at `now` (Unix milliseconds), with the number of all of it.
 * @throws {ScanError} `INVALID_REQUEST` where `before` is no cursor of this order.
 */
export function searchHistory(
  db: Database,
  search: HistorySearch,
  now: number,
  countMade: CountMade,
): History {
  const { where, parameters } = condition(db, search, now, countMade)
  const key = SORT_KEYS[search.sort]
  const [order, beyond] = search.direction === 'ascending' ? ['ASC', '>'] : ['DESC', '<']
  const place = search.before === undefined ? null : parseCursor(search.before)
  const rows = db.all<HistoryRow & { readonly sort_key: string | number }>(
    `SELECT entries.*, ${key} AS sort_key FROM (${SELECT_ENTRIES} WHERE ${where}) AS entries
     ${place === null ? '' : `WHERE ${key} ${beyond} :key OR (${key} = :key AND seq ${beyond} :seq)`}
     ORDER BY sort_key ${order}, seq ${order} LIMIT :limit`,
    {
      ...parameters,
      ...(place !== null && { key: place.key, seq: place.seq }),
      // One more than the page holds tells whether there is a next one.
      limit: search.limit + 1,
    },
  )
  const page = rows.slice(0, search.limit)
  const last = page.at(-1)
  const { total } = db.get<{ total: number }>(
    `SELECT count(*) AS total FROM jobs JOIN submissions ON submissions.id = submission_id WHERE ${where}`,
    parameters,
  ) as { total: number }
  return {
    jobs: page.map(({ sort_key: _, ...row }) =>
      entryOf(db, row, { accountId: search.accountId, now }, countMade),
    ),
    next: last === undefined || rows.length === page.length ? null : writeCursor(last),
    total,
  }
}

/** The jobs that the filter lets through and that have ended, the newest last. */
export function endedMatching(
  db: Database,
  filter: HistoryFilter,
  now: number,
  countMade: CountMade,
): readonly string[] {
  const { where, parameters } = condition(db, filter, now, countMade)
  return db
    .all<Pick<HistoryRow, 'job_id'>>(
      `SELECT job_id FROM jobs JOIN submissions ON submissions.id = submission_id
       WHERE ${where} AND status <> 'running' ORDER BY seq`,
      parameters,
    )
    .map(({ job_id }) => job_id)
}

/** Deletes jobs of an account by their ids, some at a time; gives their number; call again where it is not 0. */
export function deleteJobs(db: Database, accountId: string, jobIds: readonly string[]): number {
  const sql = `DELETE FROM jobs WHERE seq IN (
    SELECT seq FROM jobs JOIN json_each(:jobIds) ON job_id = value
    WHERE account_id = :accountId LIMIT 10)`
  return deleteInBatches(db, sql, { accountId, jobIds: JSON.stringify(jobIds) })
}

/**
 * `labelWords` without case, as SQL: calling it once a finding takes five times as long. What is
 * called otherwise than in the interface is found by both names. Both parts are of our own table,
 * letters and underscores.
 */
const RENAMED = [...FIXED_WORDS].map(
  ([label, words]) =>
    `WHEN '${label}' THEN '${words.toLowerCase()} ${label.toLowerCase().replaceAll('_', ' ')}'`,
)
const LABEL_WORDS = `CASE upper(label) ${RENAMED.join(' ')}
  ELSE lower(replace(label, '_', ' ')) END`

/** What a word is looked for in; texts of documents are not among it, and no index holds any of it. */
const HAS_WORD = `instr(folded(source), word.value)
  OR EXISTS (SELECT 1 FROM findings WHERE findings.job_id = jobs.job_id AND accepted = 1
    AND instr(${LABEL_WORDS}, word.value))
  OR EXISTS (SELECT 1 FROM review_state JOIN review_actions ON review_actions.seq = review_state.note
    WHERE review_state.job_id = jobs.job_id
      AND instr(folded(coalesce(review_actions.note, '')), word.value))`

/** Most explanations are passed over by their letters, before one is read. */
const CLAIMED_BY = `SELECT 1 FROM findings WHERE findings.job_id = jobs.job_id AND accepted = 1
  AND explanations LIKE :rule ESCAPE '\\' AND EXISTS (SELECT 1 FROM json_each(explanations) AS why
    WHERE json_extract(why.value, '$.detectorId') LIKE :rule ESCAPE '\\')`

/**
 * The jobs of which a decision is open, by their numbers of arrival. What is open is told by fingerprints, which no
 * column holds; of jobs that nobody judged and nothing dismisses all is.
 */
function undecidedIn(
  db: Database,
  accountId: string,
  now: number,
  countMade: CountMade,
): readonly number[] {
  return db
    .all<Pick<HistoryRow, 'seq' | 'job_id' | 'status'>>(
      `SELECT seq, job_id, status FROM jobs
       WHERE account_id = :accountId AND (expires_at IS NULL OR expires_at > :now)
         AND status <> 'running' AND ${SORT_KEYS.decisions} > 0`,
      { accountId, now },
    )
    .filter((job) => countMade(job, accountId, now)?.open !== 0)
    .map(({ seq }) => seq)
}

/** The SQL is put together from the parts of this file alone; values are parameters. */
function condition(
  db: Database,
  { accountId, q, result }: HistoryFilter,
  now: number,
  countMade: CountMade,
) {
  const read = readHistoryWords(q)
  const parts = ['account_id = :accountId', '(expires_at IS NULL OR expires_at > :now)']
  const parameters: { [name: string]: string | number } = { accountId, now }
  for (const wanted of new Set([result, read.result])) {
    if (wanted === null) continue
    parts.push(RESULTS[wanted])
    if (wanted === 'undecided') {
      parameters.undecided = JSON.stringify(undecidedIn(db, accountId, now, countMade))
    }
  }
  if (read.kind !== null) {
    parts.push('kind = :kind')
    parameters.kind = read.kind
  }
  if (read.category !== null) {
    parts.push(`json_extract(finding_counts, '$.' || :category) > 0`)
    parameters.category = read.category
  }
  for (const [name, column] of [
    ['from', 'created_at >= :from'],
    ['to', 'created_at < :to'],
  ] as const) {
    const time: HistoryWords['from'] = read[name]
    if (time === null) continue
    parts.push(column)
    parameters[name] = time
  }
  if (read.rule !== null) {
    parts.push(`EXISTS (${CLAIMED_BY})`)
    parameters.rule = `%${read.rule.replaceAll(/[_%\\]/g, '\\$&')}%`
  }
  // All words in one value: how many there are must not make a statement of its own.
  if (read.words.length > 0) {
    parts.push(`NOT EXISTS (
      SELECT 1 FROM json_each(:words) AS word WHERE NOT (${HAS_WORD}))`)
    parameters.words = JSON.stringify(read.words)
  }
  return { where: parts.join(' AND '), parameters: parameters satisfies Parameters }
}

function writeCursor({ sort_key, seq }: HistoryRow & { readonly sort_key: string | number }) {
  return Buffer.from(JSON.stringify([sort_key, seq])).toString('base64url')
}

function parseCursor(cursor: string): { readonly key: string | number; readonly seq: number } {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (Array.isArray(value) && value.length === 2) {
      const [key, seq]: readonly unknown[] = value
      const isKey = typeof key === 'string' || typeof key === 'number'
      if (isKey && typeof seq === 'number' && Number.isSafeInteger(seq)) return { key, seq }
    }
  } catch {
    // Told below.
  }
  throw new ScanError('INVALID_REQUEST', 'The query parameter "before" is not a page\'s "next".')
}
