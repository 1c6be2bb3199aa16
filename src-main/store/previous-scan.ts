/**
 * A scan beside the one of the same source before it: judgements are taken
 * over, and what is new and gone is kept, because the earlier scan goes first.
 */

import type { MergedFinding } from '../../src-shared/model/finding.ts'
import { isDecided } from '../../src-shared/model/finding-groups.ts'
import type { BaselineState } from '../../src-shared/model/judging.ts'
import { maskedStretches, maskedText, QUOTE_READ, quoteOf } from '../../src-shared/model/mask.ts'
import type { Category } from '../../src-shared/model/vocabulary.ts'
import type { GoneFinding } from '../../src-shared/workspace/judging.ts'
import type { StoredJob } from '../scan/job-record.ts'
import type { Database } from './database.ts'
import { type JobFindings, jobFindings } from './job-findings.ts'
import { judgementsOf } from './job-review.ts'
import { fromJson, toJson } from './json-column.ts'
import { changeField, type Field, insertAction, readSaid } from './review-rows.ts'

/** A job that has ended, with what was found in it. */
export interface EndedScan {
  readonly job: StoredJob
  readonly text: string
  readonly findings: readonly MergedFinding[]
}

/** Gone findings that are kept to be shown; the rest is counted. */
const GONE_SHOWN = 100

/**
 * Takes over what was said in the earlier scan, also of what is not found this time: it may be
 * found the next time again. Each step is copied once, with who said it and when.
 */
export function carryJudgements(db: Database, from: string, to: string, now: number): void {
  const said = readSaid(db, from)
  for (const field of ['status', 'note'] as const) {
    const byAction = Map.groupBy(said, (each) => each[ACTION_OF[field]])
    for (const [action, each] of byAction) {
      if (action === null) continue
      const copy = copyAction(db, action, to, now)
      const fingerprints = each.map(({ fingerprint }) => fingerprint)
      changeField(db, { jobId: to, action: copy, field }, fingerprints, copy)
    }
  }
}

const ACTION_OF = { status: 'statusAction', note: 'noteAction' } as const satisfies Record<
  Field,
  string
>

function copyAction(db: Database, action: number, jobId: string, at: number): number {
  const said = db.get<Omit<Parameters<typeof insertAction>[1], 'jobId' | 'kind' | 'at'>>(
    `SELECT reviewer AS by, decided_at AS decidedAt, status, reason, note
     FROM review_actions WHERE seq = :action`,
    { action },
  )
  if (said === undefined) throw new RangeError('a step that holds is not there')
  return insertAction(db, { ...said, jobId, kind: 'carried', at })
}

/** Keeps what is new and what is gone since the earlier scan. */
export function insertBaseline(db: Database, before: EndedScan, now: EndedScan, at: number): void {
  const compared = comparedCategories(before.job, now.job)
  const earlier = jobFindings(before.text, before.findings)
  const known = decidedIn(before.findings, earlier, compared)
  const found = decidedIn(now.findings, jobFindings(now.text, now.findings), compared)
  const gone = [...known].filter(([fingerprint]) => !found.has(fingerprint))
  db.run(
    `INSERT INTO baselines (job_id, previous, previous_at, compared, added, gone, gone_total)
     VALUES (:jobId, :previous, :previousAt, :compared, :added, :gone, :goneTotal)`,
    {
      jobId: now.job.jobId,
      previous: before.job.jobId,
      previousAt: before.job.createdAt,
      compared: toJson(compared),
      added: toJson([...found.keys()].filter((fingerprint) => !known.has(fingerprint))),
      gone: toJson(goneFindings(db, before, earlier, gone.slice(0, GONE_SHOWN), at)),
      goneTotal: gone.length,
    },
  )
}

/** Those that both scans checked to the end, with the same settings. */
function comparedCategories(before: StoredJob, now: StoredJob): readonly string[] {
  const isComparable =
    before.result?.completion.state === 'complete' &&
    now.result?.completion.state === 'complete' &&
    settings(before) === settings(now)
  if (!isComparable) return []
  return Object.keys(now.result.categories).filter((name) =>
    Object.hasOwn(before.result?.categories ?? {}, name),
  )
}

function settings({ config: { categories: _, ...rest } }: StoredJob): string {
  return JSON.stringify(rest, (_, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}

/** Findings of some categories that are to be decided, the first of each fingerprint. */
function decidedIn(
  findings: readonly MergedFinding[],
  { fingerprints }: JobFindings,
  categories: readonly string[],
): ReadonlyMap<string, MergedFinding> {
  const first = new Map<string, MergedFinding>()
  for (const [id, finding] of findings.entries()) {
    const fingerprint = fingerprints[id] as string
    if (!isDecided(finding) || !categories.includes(finding.category)) continue
    if (!first.has(fingerprint)) first.set(fingerprint, finding)
  }
  return first
}

function goneFindings(
  db: Database,
  { job, text, findings }: EndedScan,
  identified: JobFindings,
  gone: readonly (readonly [string, MergedFinding])[],
  at: number,
): readonly GoneFinding[] {
  const { jobId, accountId } = job
  if (accountId === null || gone.length === 0) return []
  const reviewed = { jobId, accountId, findings: identified }
  const judgements = judgementsOf(db, reviewed, at)
  const stretches = maskedStretches(findings)
  return gone.map(([fingerprint, finding]) => ({
    category: finding.category,
    label: finding.label,
    severity: finding.severity,
    quote: quoteOf(maskedText(text, finding, stretches, QUOTE_READ)),
    status: judgements.get(fingerprint)?.status ?? 'open',
  }))
}

/** What was kept of the comparison. */
export interface StoredBaseline {
  readonly jobId: string
  readonly createdAt: number
  readonly gone: readonly GoneFinding[]
  readonly goneTotal: number
  /** Of a finding of this job. */
  readonly stateOf: (
    finding: Pick<MergedFinding, 'category' | 'accepted' | 'asking'>,
    fingerprint: string,
  ) => BaselineState | null
}

/** What was stored of the comparison with the scan before, by its columns; null where there was none. */
export function baselineColumns(db: Database, jobId: string): BaselineColumns | null {
  const row = db.get<Omit<BaselineColumns, Json> & Record<Json, string>>(
    `SELECT previous, previous_at, compared, added, gone, gone_total
     FROM baselines WHERE job_id = :jobId`,
    { jobId },
  )
  if (row === undefined) return null
  const { compared, added, gone, ...rest } = row
  return { ...rest, compared: fromJson(compared), added: fromJson(added), gone: fromJson(gone) }
}

export function readBaseline(db: Database, jobId: string): StoredBaseline | null {
  const columns = baselineColumns(db, jobId)
  if (columns === null) return null
  const compared = new Set(columns.compared)
  const added = new Set(columns.added)
  return {
    jobId: columns.previous,
    createdAt: columns.previous_at,
    gone: columns.gone,
    goneTotal: columns.gone_total,
    stateOf(finding, fingerprint) {
      if (!isDecided(finding) || !compared.has(finding.category)) return null
      return added.has(fingerprint) ? 'new' : 'unchanged'
    },
  }
}

interface BaselineColumns {
  readonly previous: string
  readonly previous_at: number
  readonly compared: Category[]
  readonly added: string[]
  readonly gone: GoneFinding[]
  readonly gone_total: number
}

/** Columns that hold JSON. */
type Json = 'compared' | 'added' | 'gone'
