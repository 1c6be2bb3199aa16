import { describe, expect, it } from 'vitest'
import { resultComplaints } from './check-result.ts'

const TEXT = '😀 jane.doe@mail.org'

/** What a good answer says; each test changes one thing of it. */
function answer() {
  const pii = {
    category: 'pii',
    class_name: 'EMAIL',
    level: 'L1',
    model: 'native:pii',
    confidence: 0.85,
    duration_ms: 1,
    accepted: true,
    final_result: { class_name: 'EMAIL', confidence: 0.85, source: 'l1' },
    decision_evidence: {
      stage: 'l1',
      decisive_chunks: [
        {
          chunk_id: 0,
          source: 'l1',
          class_name: 'EMAIL',
          confidence: 0.85,
          span: { start: 2, end: 19 },
        },
      ],
    },
    evidence_spans: [
      {
        label: 'EMAIL',
        text: 'jane.doe@mail.org',
        score: 0.85,
        start_char: 2,
        end_char: 19,
        start_byte: 5,
        end_byte: 22,
      },
    ],
  }
  const verdict = { decision: 'review', safety_status: 'review', categories: { pii } }
  const job = {
    ...verdict,
    status: 'completed',
    progress: { pii: { category: 'pii', stage: 'done', completed_chunks: 1, total_chunks: 1 } },
    detectors: { pii: ['native:pii', 'l2-names'] },
    completion: {
      state: 'complete',
      failures: [] as { stage: string; kind: string; retryable: boolean }[],
    },
    segments: [{ id: 'seg_0000', kind: 'page_text', graphemes: 19, ...verdict }],
  }
  return {
    ...verdict,
    status: 'completed',
    extraction: { warnings: ['hidden_text_found', 'pdf_page_without_text:3'] },
    jobs: [job],
    segments: [{ id: 'seg_0000', kind: 'page_text', graphemes: 19 }],
  }
}

/** A span before the other one. */
const FIRST = {
  label: 'EMAIL',
  text: '😀',
  score: 0.5,
  start_char: 0,
  end_char: 1,
  start_byte: 0,
  end_byte: 4,
}

type Answer = ReturnType<typeof answer>

const job = ({ jobs }: Answer) => jobs[0] as Answer['jobs'][number]
const pii = (body: Answer) => job(body).categories.pii
const span = (body: Answer) => pii(body).evidence_spans[0] as Record<string, unknown>
const chunk = (body: Answer) =>
  pii(body).decision_evidence.decisive_chunks[0] as Record<string, unknown>

describe('within a result', () => {
  it('all is well where it agrees with itself', () => {
    expect(resultComplaints(answer(), TEXT)).toEqual([])
    expect(resultComplaints(answer())).toEqual([])
  })

  it.each<[string, (body: Answer) => unknown]>([
    ['a warning of its own', (body) => body.extraction.warnings.push('mcp_item_changed:1')],
    ['a page without a number', (body) => body.extraction.warnings.push('pdf_page_without_text:')],
    ['a kind of segment', (body) => Object.assign(body.segments[0] as object, { kind: 'script' })],
    ['segments out of order', (body) => Object.assign(body.segments[0] as object, { id: 'seg_1' })],
    ['a class of another category', (body) => Object.assign(pii(body), { class_name: 'API_KEY' })],
    ['an accepted class that is benign', (body) => Object.assign(pii(body), { accepted: false })],
    ['a source', (body) => Object.assign(pii(body).final_result, { source: 'rules' })],
    ['another class in the end', (body) => (pii(body).final_result.class_name = 'PHONE')],
    ['a confidence', (body) => (pii(body).confidence = 1.2)],
    ['no time', (body) => Object.assign(pii(body), { duration_ms: undefined })],
    ['a level', (body) => (pii(body).level = 'L0')],
    ['a detector of another category', (body) => job(body).detectors.pii.push('native:dlp')],
    ['no evidence', (body) => Object.assign(pii(body), { decision_evidence: undefined })],
    ['evidence without chunks', (body) => pii(body).decision_evidence.decisive_chunks.pop()],
    ['a stage of evidence', (body) => (pii(body).decision_evidence.stage = 'default')],
    ['a chunk behind the text', (body) => (chunk(body).span = { start: 2, end: 99 })],
    ['a source of a chunk', (body) => (chunk(body).source = 'union')],
    ['a label', (body) => (span(body).label = 'attack')],
    ['a score', (body) => (span(body).score = -0.1)],
    ['a place in UTF-16', (body) => Object.assign(span(body), { start_char: 3, end_char: 20 })],
    [
      'bytes of another place',
      (body) => Object.assign(span(body), { start_byte: 4, end_byte: 21 }),
    ],
    ['bytes that are too many', (body) => (span(body).end_byte = 23)],
    ['a text cut short', (body) => (span(body).text = 'jane')],
    ['spans out of order', (body) => pii(body).evidence_spans.push(FIRST)],
    ['what is blocked without a reason', (body) => decide(body, 'block', 'attack')],
    ['a review that is benign', (body) => (job(body).safety_status = 'benign')],
    ['a submission weaker than its job', (body) => (body.decision = 'allow')],
    ['a category that is not done', (body) => (job(body).progress.pii.stage = 'l1')],
    ['more chunks than there are', (body) => (job(body).progress.pii.completed_chunks = 2)],
    ['a completed job that failed', (body) => (job(body).completion.state = 'failed')],
    ['a failed job that did not', (body) => (job(body).status = 'failed')],
    ['a running job with a result', (body) => (job(body).status = 'running')],
    [
      'a kind of failure',
      (body) =>
        job(body).completion.failures.push({ stage: 'worker', kind: 'x', retryable: false }),
    ],
  ])('%s is complained of', (_what, change) => {
    const body = structuredClone(answer())
    change(body)

    expect(resultComplaints(body, TEXT)).not.toEqual([])
  })

  it('an accepted attack is blocked, and what was not wholly scanned is not allowed', () => {
    const attack = {
      status: 'completed',
      extraction: { warnings: [] },
      decision: 'review',
      safety_status: 'review',
      categories: { threat: { accepted: true } },
    }
    const partial = {
      status: 'completed',
      extraction: { warnings: [] },
      decision: 'allow',
      safety_status: 'review',
      completion: { state: 'degraded' },
    }

    expect(resultComplaints(attack)).toContain('an accepted attack is review')
    expect(resultComplaints(partial)).toContain('what was not wholly scanned is allowed')
  })
})

function decide(body: Answer, decision: string, safety: string): void {
  for (const each of [body, job(body), ...job(body).segments]) {
    Object.assign(each, { decision, safety_status: safety, categories: {} })
  }
}
