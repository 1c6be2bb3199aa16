/** The findings of jobs as judging knows them: by fingerprint and by group. They never change once a job has ended. */

import type { MergedFinding } from '../../src-shared/model/finding.ts'
import type { FindingGroup } from '../../src-shared/model/finding-groups.ts'
import type { Range } from '../../src-shared/model/spans.ts'
import { identifyFindings } from '../decide/identify-findings.ts'
import type { DocumentStore } from './document-store.ts'

export interface JobFindings {
  /** By the findings' ids. */
  readonly fingerprints: readonly string[]
  readonly groups: ReadonlyMap<string, FindingGroup>
  /** What claims the findings that share a fingerprint. */
  readonly detectors: ReadonlyMap<string, ReadonlySet<string>>
  /** Places of the findings in the text, by their ids. */
  readonly ranges: readonly Range[]
}

/** The text of a job and what was found in it, where the caller has read them already. */
export interface ScannedText {
  readonly text: string
  readonly findings: readonly MergedFinding[]
}

/**
 * Reads the findings of a job; null where it is unknown, expired or another account's.
 * Without findings while it runs.
 */
export type ReadJobFindings = (
  jobId: string,
  accountId: string | null,
  scanned?: ScannedText,
) => JobFindings | null

export function createJobFindings(documents: DocumentStore): ReadJobFindings {
  return (jobId, accountId, scanned) => {
    if (scanned !== undefined) return jobFindings(scanned.text, scanned.findings)
    const document = documents.getDocument(jobId, accountId)
    return document && jobFindings(document.text, documents.getFindings(jobId, accountId))
  }
}

/** The same of findings that were just made. */
export function jobFindings(text: string, findings: readonly MergedFinding[]): JobFindings {
  const { identities, groups } = identifyFindings(text, findings)
  const detectors = new Map<string, Set<string>>()
  for (const [id, { explanations }] of findings.entries()) {
    const { fingerprint } = identities[id] as (typeof identities)[0]
    const known = detectors.get(fingerprint) ?? new Set()
    for (const { detectorId } of explanations) known.add(detectorId)
    detectors.set(fingerprint, known)
  }
  return {
    fingerprints: identities.map(({ fingerprint }) => fingerprint),
    groups: new Map(groups.map((group) => [group.id, group])),
    detectors,
    ranges: findings.map(({ start, end }) => ({ start, end })),
  }
}

/** The fingerprints of a group's findings, each once. */
export function fingerprintsOf(
  { fingerprints }: JobFindings,
  { findings }: FindingGroup,
): ReadonlySet<string> {
  return new Set(findings.map((id) => fingerprints[id] as string))
}
