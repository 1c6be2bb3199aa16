/**
 * What an agent is told of a scan. It reads the answer as it reads everything else, so no
 * words of an order or a threat are ever in it: their places are, and what they try. Values
 * are masked, unless the owner has it otherwise.
 */

import Type from 'typebox'
import { CATEGORIES, DECISIONS, LEVELS, SEVERITIES } from '../../../src-shared/model/vocabulary.ts'
import type { ReviewDocument } from '../../../src-shared/workspace/document.ts'
import { type ReportFinding, regionsOf, visible } from '../../present/exports.ts'
import { reportFor } from './report-for.ts'

const closed = { additionalProperties: false } as const
const place = () => Type.Integer({ minimum: 1 })

export const ToldFinding = Type.Object(
  {
    category: Type.Enum([...CATEGORIES]),
    class: Type.String(),
    severity: Type.Enum([...SEVERITIES]),
    score: Type.Number({ minimum: 0, maximum: 1 }),
    level: Type.Enum([...LEVELS]),
    /** Of the text as it was read; pages have numbers of their own. */
    line: place(),
    column: place(),
    page: Type.Optional(place()),
    /** Why, in the words of the rule or model. */
    why: Type.String(),
    /** Of secrets and personal data alone, masked where the owner has not set it otherwise. */
    evidence: Type.Optional(Type.String()),
    fingerprint: Type.String(),
  },
  closed,
)
export type ToldFinding = Type.Static<typeof ToldFinding>

export const ToldScan = Type.Object(
  {
    job_id: Type.String(),
    source: Type.String(),
    /** Absent where the scan came to none: then nothing is known, and nothing is allowed. */
    decision: Type.Optional(Type.Enum([...DECISIONS])),
    completion: Type.Enum(['complete', 'degraded', 'failed']),
    coverage: Type.Enum(['complete', 'partial']),
    /** In one sentence. */
    summary: Type.String(),
    findings: Type.Array(ToldFinding),
    /** Findings beyond those that are listed. */
    more_findings: Type.Integer({ minimum: 0 }),
  },
  closed,
)
export type ToldScan = Type.Static<typeof ToldScan>

/** An agent pays for every word it reads. */
const MOST_FINDINGS = 100

const QUOTED: ReadonlySet<string> = new Set(['dlp', 'pii'])

/** @param unmasked whether the owner lets agents see values as they are. */
export function tellScan(document: ReviewDocument, unmasked: boolean): ToldScan {
  const { job, text } = document
  const { findings } = reportFor(document, unmasked ? 'full' : 'masked')
  const regionOf = regionsOf(text)
  return {
    job_id: job.job_id,
    source: visible(job.source),
    ...(job.decision !== undefined && { decision: job.decision }),
    completion: job.completion?.state ?? 'failed',
    coverage: job.coverage.state,
    summary: summaryOf(document, findings),
    findings: findings.slice(0, MOST_FINDINGS).map((finding) => {
      const { startLine, startColumn } = regionOf(finding)
      return {
        ...headOf(finding),
        line: startLine,
        column: startColumn,
        ...(finding.page !== null && { page: finding.page }),
        why: finding.explanations[0]?.description ?? '',
        ...(QUOTED.has(finding.category) &&
          finding.evidence !== null && { evidence: visible(finding.evidence) }),
        fingerprint: finding.fingerprint,
      }
    }),
    more_findings: Math.max(0, findings.length - MOST_FINDINGS),
  }
}

/** What programs are told first of every finding, in the interface's words. */
export function headOf({ category, label, severity, score, level }: ReportFinding) {
  return { category, class: label, severity, score, level }
}

/** What was found, by class and how often; without a word of the document. */
export function summaryOf({ job }: ReviewDocument, findings: readonly ReportFinding[]): string {
  const counts = new Map<string, number>()
  for (const { category, label } of findings) {
    const name = `${category} ${label}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const found = [...counts].map(([name, count]) => (count > 1 ? `${name} (${count})` : name))
  const whole = job.completion?.state === 'complete' && job.coverage.state === 'complete'
  return [
    `Decision: ${job.decision ?? 'none'}.`,
    found.length === 0 ? 'Nothing was found.' : `Found: ${found.join(', ')}.`,
    ...(whole ? [] : ['Not everything could be checked.']),
  ].join(' ')
}
