import { Compile } from 'typebox/compile'
import { expect, it } from 'vitest'
import type { DocumentFinding, ReviewDocument } from './document.ts'
import { PackedDocument, packDocument, unpackDocument } from './packed-document.ts'

const key = (id: number) => id.toString(16).padStart(32, '0')

function finding(id: number, more: Partial<DocumentFinding> = {}): DocumentFinding {
  const [start, end] = [id * 10, id * 10 + 4]
  return {
    id,
    category: 'pii',
    level: 'L1',
    label: 'EMAIL',
    severity: 'medium',
    score: 0.85,
    accepted: true,
    start,
    end,
    start_char: start,
    end_char: end,
    start_byte: start,
    end_byte: end,
    page: null,
    fingerprint: key(id),
    group: id,
    judgement: null,
    baseline: null,
    explanations: [
      {
        detector_id: 'pii_email',
        title: 'Email address',
        description: 'An address of a mailbox.',
        view: 'original',
        base_score: 0.8,
        score: 0.85,
        validated: ['domain'],
        context: [{ word: 'mail', change: 0.05 }],
      },
    ],
    ...more,
  }
}

function document(findings: DocumentFinding[]): ReviewDocument {
  const job = { job_id: 'job_1' } as ReviewDocument['job']
  return {
    job,
    requested: ['pii'],
    media_type: 'text/plain',
    text: 'x',
    source_map: [],
    pages: null,
    has_original: false,
    findings,
    groups: [],
    review: { revision: 0, undo: null, redo: null },
    baseline: null,
    heat: [],
    segments: [],
    changes: null,
  }
}

const judgement = {
  status: 'dismissed',
  reason: 'test_data',
  note: 'demo',
  by: 'ann',
  at: 1,
  origin: 'judged',
  suppression: null,
} as const

it.each([
  ['nothing', []],
  ['a plain text', [finding(0), finding(1)]],
  ['units that differ', [finding(0, { end_char: 3, end_byte: 9 }), finding(1, { start_byte: 15 })]],
  [
    'everything that can be absent or not',
    [
      finding(0, { judgement, page: 3, baseline: 'new' }),
      finding(1, { group: null, accepted: false, score: 0.2 }),
      finding(2, { judgement, explanations: [] }),
    ],
  ],
])('gives back what was packed: %s', (_, findings) => {
  const packed = packDocument(document(findings))
  const sent = JSON.parse(JSON.stringify(packed)) as PackedDocument
  expect(unpackDocument(sent)).toEqual(document(findings))
  const errors = Compile(PackedDocument).Errors(sent)
  expect(errors.filter(({ instancePath }) => !instancePath.startsWith('/job'))).toEqual([])
})

it('writes what repeats once', () => {
  const findings = Array.from({ length: 1_000 }, (_, id) => finding(id, { judgement }))
  const packed = packDocument(document(findings))
  expect(packed.findings.claims).toHaveLength(1)
  expect(packed.findings.judgements).toHaveLength(1)
  expect(packed.findings.start_char).toBeNull()
  expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(document(findings)).length / 5)
})
