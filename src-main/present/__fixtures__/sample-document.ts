/** A reviewed document for the tests of exports: small, whole, with room for a payload in every field. */

import type { DocumentFinding, ReviewDocument } from '../../../src-shared/workspace/document.ts'
import type { Judgement } from '../../../src-shared/workspace/judging.ts'
import { type Report, reportOf } from '../report.ts'

/** What a test puts in place of harmless words. */
export interface Payloads {
  readonly source?: string
  readonly evidence?: string
  readonly label?: string
  readonly title?: string
  readonly description?: string
  readonly detector?: string
  readonly note?: string
  readonly by?: string
  readonly warning?: string
}
export const PAYLOAD_FIELDS = [
  'source',
  'evidence',
  'label',
  'title',
  'description',
  'detector',
  'note',
  'by',
  'warning',
] as const satisfies readonly (keyof Payloads)[]

/** Three lines; the second finding is dismissed, the third a candidate that was not accepted. */
export function sampleDocument(payloads: Payloads = {}): ReviewDocument {
  const {
    source = 'letter.pdf',
    evidence = 'ann@nord.de',
    warning = 'hidden_text_found',
  } = payloads
  const text = `Mail ${evidence} now\r\nthen \u{1f600} bob@nord.de\nor maybe@x`
  const findings = [
    sampleFinding(text, 0, evidence, payloads),
    { ...sampleFinding(text, 1, 'bob@nord.de', payloads), judgement: dismissal(payloads) },
    { ...sampleFinding(text, 2, 'maybe@x', payloads), accepted: false, group: null },
  ]
  const group = {
    category: 'pii',
    label: payloads.label ?? 'EMAIL',
    severity: 'medium',
    score: 0.9,
    asking: false,
  } as const
  return {
    job: sampleJob(source, warning),
    requested: ['pii', 'threat'],
    media_type: 'application/pdf',
    text,
    source_map: [],
    pages: { total: 2, without_text: [2] },
    has_original: false,
    findings,
    groups: [0, 1].map((id) => ({ ...group, id: String(id).repeat(32), findings: [id] })),
    review: { revision: 1, undo: null, redo: null },
    baseline: null,
    heat: [],
    segments: [],
    changes: null,
  }
}

/** Its report with all findings and the evidence in full. */
export function sampleReport(payloads: Payloads = {}): Report {
  const made = { madeAt: 1_700_000_000_000, version: '1.2.3' }
  return reportOf(sampleDocument(payloads), { evidence: 'full' }, made)
}

function dismissal({ note = 'a demo', by = 'ann' }: Payloads): Judgement {
  return {
    status: 'dismissed',
    reason: 'test_data',
    note,
    by,
    at: 1_600_000_000_000,
    origin: 'judged',
    suppression: null,
  }
}

function sampleFinding(
  text: string,
  id: number,
  words: string,
  {
    label = 'EMAIL',
    title = 'Address',
    description = 'A mail address.',
    detector = 'pii.email',
  }: Payloads,
): DocumentFinding {
  const start = text.indexOf(words)
  const end = start + words.length
  const [before, through] = [text.slice(0, start), text.slice(0, end)]
  return {
    id,
    category: 'pii',
    level: 'L1',
    label,
    severity: 'medium',
    score: 0.9,
    accepted: true,
    asking: false,
    start,
    end,
    start_char: [...before].length,
    end_char: [...through].length,
    start_byte: Buffer.byteLength(before),
    end_byte: Buffer.byteLength(through),
    page: 1,
    fingerprint: id.toString(16).repeat(32),
    group: id,
    judgement: null,
    baseline: 'new',
    explanations: [
      {
        detector_id: detector,
        title,
        description,
        view: 'original',
        base_score: 0.9,
        score: 0.9,
        validated: [],
        context: [],
      },
    ],
  }
}

function sampleJob(source: string, warning: string): ReviewDocument['job'] {
  const extent = { documents_total: 1, documents_scanned: 1, pages_total: 2, pages_scanned: 1 }
  return {
    ark_version: '1',
    job_id: `job_${'a'.repeat(32)}`,
    source,
    status: 'completed',
    input: { kind: 'documents', media_types: ['application/pdf'] },
    extraction: { version: 'document-v1', state: 'partial', ...extent, warnings: [warning] },
    coverage: { state: 'partial', input_tokens: 12, ...extent },
    usage: { input_tokens: 12, scan_units: 1, request_units: 1, unit_version: 'scan-unit-v1' },
    progress: {},
    categories: { pii: { category: 'pii', evidence_spans: [] } },
    detectors: { pii: ['l2-names'] },
    decision: 'review',
    safety_status: 'review',
    completion: {
      state: 'degraded',
      failures: [{ stage: 'inference', kind: 'timeout', retryable: true, level: 'L2' }],
    },
  }
}
