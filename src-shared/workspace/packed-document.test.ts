import { Compile } from 'typebox/compile'
import { describe, expect, it } from 'vitest'
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
    asking: false,
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
  const job = { job_id: 'job_1', categories: {} } as ReviewDocument['job']
  const groups = findings.flatMap(({ id, group, category, label, severity, score, asking }) =>
    group === null
      ? []
      : [{ id: key(id), category, label, severity, score, asking, findings: [id] }],
  )
  return {
    job,
    requested: ['pii'],
    media_type: 'text/plain',
    text: 'x',
    source_map: [],
    pages: null,
    has_original: false,
    findings,
    groups,
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
      finding(2, { group: 1, judgement, explanations: [] }),
    ],
  ],
])('gives back what was packed: %s', (_, findings) => {
  const packed = packDocument(document(findings))
  const sent = JSON.parse(JSON.stringify(packed)) as PackedDocument
  expect(unpackDocument(sent)).toEqual({ ...document(findings), known: '..' })
  const errors = Compile(PackedDocument).Errors(sent)
  expect(errors.filter(({ instancePath }) => !instancePath.startsWith('/job'))).toEqual([])
})

it('writes what repeats once', () => {
  const findings = Array.from({ length: 1_000 }, (_, id) => finding(id, { judgement }))
  const packed = packDocument(document(findings))
  expect(packed.found.value?.findings.claims).toHaveLength(1)
  expect(packed.found.value?.findings.judgements).toHaveLength(1)
  expect(packed.found.value?.findings.start_char).toBeNull()
  expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(document(findings)).length / 5)
})

it('leaves out the evidence of the job, and keeps whether there was any', () => {
  const evidence_spans = [{ label: 'EMAIL', text: 'a@b.c', score: 0.9 }]
  const whole = document([])
  const job = { ...whole.job, categories: { pii: { evidence_spans }, dlp: { evidence_spans: [] } } }
  expect(packDocument({ ...whole, job }).job.categories).toEqual({
    pii: { evidence_spans: [], accepted: true },
    dlp: { evidence_spans: [], accepted: false },
  })
})

describe('looking again', () => {
  const tagOf = (part: object) => String(JSON.stringify(part).length)
  const first = document([finding(0)])
  const had = unpackDocument(packDocument(first, { tagOf }))

  it('sends nothing of what is known, and gives the same parts', () => {
    const { body, found, heat } = packDocument(first, { tagOf, known: had.known })
    expect([body.value, found.value, heat.value]).toEqual([null, null, null])
    const again = unpackDocument(packDocument(first, { tagOf, known: had.known }), had)
    expect(again).toEqual(had)
    expect(again.findings).toBe(had.findings)
  })

  it('sends the part that is new', () => {
    const more = document([finding(0), finding(1)])
    const packed = packDocument(more, { tagOf, known: had.known })
    expect([packed.body.value, packed.heat.value]).toEqual([null, null])
    expect(unpackDocument(packed, had)).toMatchObject(more)
  })

  it('needs the parts that were said to be known', () => {
    const packed = packDocument(first, { tagOf, known: had.known })
    expect(() => unpackDocument(packed)).toThrow('A part of the document is missing.')
  })
})
