/** Groups for tests, made by the product's own grouping of findings in a text. */

import { groupFindings } from '../../src-shared/model/finding-groups.ts'
import type { DocumentFinding, ReviewDocument } from '../../src-shared/workspace/document.ts'
import type { Judgement } from '../../src-shared/workspace/judging.ts'
import { finding } from './finding.ts'
import { job } from './scans.ts'

/** Words to find in a text, the first time they stand there behind `from`. */
export interface Found extends Partial<DocumentFinding> {
  readonly words: string
  readonly from?: number
}

/** A judgement as the service gives it. */
export function judgement(more: Partial<Judgement> = {}): Judgement {
  return {
    status: 'confirmed',
    reason: null,
    note: '',
    by: 'ann',
    at: 1_000,
    origin: 'judged',
    suppression: null,
    ...more,
  }
}

/** A document of a text and what was found in it, in reading order. */
export function reviewDocument(text: string, found: readonly Found[]): ReviewDocument {
  const findings = found.map(({ words, from = 0, ...more }, id) => {
    const start = text.indexOf(words, from)
    return finding(id, start, start + words.length, more)
  })
  // Class and words stand for the hash: all that grouping asks is what is the same.
  const identities = findings.map(({ fingerprint, label, start, end }) => ({
    fingerprint,
    valueKey: `${label} ${text.slice(start, end)}`,
  }))
  const groups = groupFindings(text, findings, identities, (given) => given)
  const groupOf = new Map(groups.flatMap((group, at) => group.findings.map((id) => [id, at])))
  return {
    job: job(),
    requested: ['injection', 'pii'],
    media_type: 'text/plain',
    text,
    source_map: [],
    pages: null,
    has_original: false,
    findings: findings.map((each) => ({ ...each, group: groupOf.get(each.id) ?? null })),
    groups: groups.map((group) => ({ ...group, findings: [...group.findings] })),
    review: { revision: 0, undo: null, redo: null },
    baseline: null,
    heat: [],
    segments: [],
    changes: null,
  }
}
