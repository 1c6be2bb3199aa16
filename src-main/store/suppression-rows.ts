/** Suppressions as rows, and which findings of a job they dismiss. */

import type { Judgement, Suppression } from '../../src-shared/workspace/judging.ts'
import type { Database } from './database.ts'
import { fingerprintsOf, type JobFindings } from './job-findings.ts'
import { fromJson, toJson } from './json-column.ts'
import { readSource, type SourceIdentity } from './source-rows.ts'

/** A suppression with what it goes by. */
export interface SuppressionRule {
  readonly suppression: Suppression
  readonly groupId: string
  /** Null: everything of the group. */
  readonly fingerprints: readonly string[] | null
}

/** Writes a suppression that was made in a job, and gives its id. */
export function insertSuppression(
  db: Database,
  { suppression, groupId, fingerprints }: SuppressionRule,
  { jobId, accountId }: { readonly jobId: string; readonly accountId: string },
): number {
  const { scope, source, category, label, quote, reason, note, owner } = suppression
  const { name, content } = readSource(db, jobId)
  const row = db.get<{ id: number }>(
    `INSERT INTO suppressions
       (account_id, scope, job_id, name, content, source, group_id, fingerprints, detectors,
        category, label, quote, reason, note, owner, created_at, expires_at)
     VALUES (:accountId, :scope, :jobId, :name, :content, :source, :groupId, :fingerprints,
       :detectors, :category, :label, :quote, :reason, :note, :owner, :createdAt, :expiresAt)
     RETURNING id`,
    {
      accountId,
      jobId: scope === 'document' ? jobId : null,
      name: scope === 'source' ? name : null,
      content: scope === 'source' ? content : null,
      groupId,
      fingerprints: fingerprints && toJson(fingerprints),
      detectors: toJson(suppression.detectors),
      createdAt: suppression.created_at,
      expiresAt: suppression.expires_at,
      ...{ scope, source, category, label, quote, reason, note, owner },
    },
  )
  return (row as { id: number }).id
}

/** What holds at `now` (Unix milliseconds) for a whole account, newest first. */
export function readSuppressions(
  db: Database,
  accountId: string,
  now: number,
): readonly SuppressionRule[] {
  return db
    .all<Row>(`${SELECT} WHERE account_id = :accountId AND ${HOLDS} ORDER BY id DESC`, {
      accountId,
      now,
    })
    .map(toRule)
}

/** What holds for one job. */
export function readSuppressionsOf(
  db: Database,
  { jobId, accountId, name, content }: SuppressedJob,
  now: number,
): readonly SuppressionRule[] {
  return db
    .all<Row>(`${SELECT} ${OF_JOB} ORDER BY id DESC`, { jobId, accountId, name, content, now })
    .map(toRule)
}

/** The ids of the same, as one text; null for none. */
export function suppressionIdsOf(
  db: Database,
  { jobId, accountId, name, content }: SuppressedJob,
  now: number,
): string | null {
  const row = db.get<{ ids: string | null }>(
    `SELECT group_concat(id) AS ids FROM suppressions ${OF_JOB}`,
    { jobId, accountId, name, content, now },
  )
  return row?.ids ?? null
}

/** A job as suppressions know it. */
type SuppressedJob = SourceIdentity & { readonly jobId: string; readonly accountId: string }

/** Lifts a suppression, or puts it back (null); false where the account has none of this id in the other state. */
export function setLifted(
  db: Database,
  { accountId, id, at }: { accountId: string; id: number; at: number | null },
): boolean {
  const changed = db.run(
    `UPDATE suppressions SET lifted_at = :at
     WHERE id = :id AND account_id = :accountId AND (lifted_at IS NULL) = (:at IS NOT NULL)`,
    { accountId, id, at },
  )
  return changed > 0
}

/** The fingerprints of a job that a suppression goes for; a detector that was not there then takes one out. */
export function suppressedFingerprints(
  { suppression, groupId, fingerprints }: SuppressionRule,
  findings: JobFindings,
): readonly string[] {
  const group = findings.groups.get(groupId)
  const candidates = fingerprints ?? (group === undefined ? [] : fingerprintsOf(findings, group))
  const known = new Set(suppression.detectors)
  return [...candidates].filter((fingerprint) => {
    const claimed = findings.detectors.get(fingerprint)
    return claimed?.isSubsetOf(known) ?? false
  })
}

/** The newest suppression of each fingerprint that one goes for. */
export function suppressedIn(
  rules: readonly SuppressionRule[],
  findings: JobFindings,
): ReadonlyMap<string, Suppression> {
  const suppressed = new Map<string, Suppression>()
  for (const rule of rules) {
    for (const fingerprint of suppressedFingerprints(rule, findings)) {
      if (!suppressed.has(fingerprint)) suppressed.set(fingerprint, rule.suppression)
    }
  }
  return suppressed
}

/** What a suppression says of a finding that nobody judged by itself. */
export function suppressedJudgement(
  { id, reason, note, owner, created_at }: Suppression,
  ownNote: string | undefined,
): Judgement {
  return {
    status: 'dismissed',
    reason,
    note: ownNote || note,
    by: owner,
    at: created_at,
    origin: 'suppressed',
    suppression: id,
  }
}

const HOLDS = 'lifted_at IS NULL AND (expires_at IS NULL OR expires_at > :now)'
const OF_JOB = `
  WHERE account_id = :accountId AND ${HOLDS}
    AND (scope = 'always' OR job_id = :jobId
      OR (scope = 'source' AND (name = :name OR content = :content)))`
const SELECT = `
  SELECT id, scope, source, category, label, quote, reason, note, owner, created_at, expires_at,
    detectors, group_id, fingerprints
  FROM suppressions`

interface Row extends Omit<Suppression, 'detectors'> {
  readonly detectors: string
  readonly group_id: string
  readonly fingerprints: string | null
}

function toRule({ detectors, group_id, fingerprints, ...row }: Row): SuppressionRule {
  return {
    suppression: { ...row, detectors: fromJson(detectors) },
    groupId: group_id,
    fingerprints: fingerprints === null ? null : fromJson(fingerprints),
  }
}
