/** The findings of a document with what tells them apart across scans, and as groups to decide. */

import { hash } from 'node:crypto'
import type { MergedFinding } from '../../src-shared/model/finding.ts'
import { type FindingGroup, groupFindings } from '../../src-shared/model/finding-groups.ts'
import { type FindingIdentity, identityOf } from '../../src-shared/model/fingerprint.ts'

export interface IdentifiedFindings {
  /** At the places of the findings. */
  readonly identities: readonly FindingIdentity[]
  readonly groups: readonly FindingGroup[]
}

/** See docs/fingerprints.md. About 60 ms for 20,000 findings. */
export function identifyFindings(
  text: string,
  findings: readonly MergedFinding[],
): IdentifiedFindings {
  const identities = findings.map((finding) => identityOf(text, finding, sha256))
  return { identities, groups: groupFindings(text, findings, identities, sha256) }
}

function sha256(text: string): string {
  return hash('sha256', text)
}
