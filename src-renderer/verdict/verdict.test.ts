import { describe, expect, it } from 'vitest'
import type { CategoryResult, Failure, Job } from '../../src-shared/contract/scan-result.ts'
import type { Category } from '../../src-shared/model/vocabulary.ts'
import type { DetectorCategories } from '../data/detectors.ts'
import { pagesWithoutText, progressShare, verdictOf as readVerdict, workOf } from './verdict.ts'

const nothing: CategoryResult = { evidence_spans: [], accepted: false }
const something: CategoryResult = {
  evidence_spans: [{ label: 'EMAIL', text: 'a', score: 0.9 }],
  accepted: true,
}
const rejected: CategoryResult = { ...something, accepted: false }

const job = (change: Partial<Job> = {}): Job => ({
  ark_version: '1',
  job_id: `job_${'0'.repeat(32)}`,
  source: 'text',
  status: 'completed',
  input: { kind: 'text', media_types: ['text/plain'] },
  extraction: {
    version: 'document-v1',
    state: 'complete',
    documents_total: 1,
    documents_scanned: 1,
    warnings: [],
  },
  coverage: { state: 'complete', input_tokens: 3, documents_total: 1, documents_scanned: 1 },
  usage: { input_tokens: 3, scan_units: 1, request_units: 1, unit_version: 'scan-unit-v1' },
  progress: {},
  categories: { injection: nothing, pii: nothing },
  completion: { state: 'complete', failures: [] },
  decision: 'allow',
  safety_status: 'benign',
  ...change,
})

const missing: Failure = { stage: 'asset', kind: 'missing_asset', retryable: false, level: 'L2' }
/** No id tells its category. */
const detectors: DetectorCategories = new Map([
  ['guard-7', ['threat']],
  ['not-about-threat', ['injection']],
])
const verdictOf = (given: Job, requested: readonly Category[] = []) =>
  readVerdict(given, requested, detectors)
const partial: Job['coverage'] = { ...job().coverage, state: 'partial' }
const undecided = (): Job => {
  const { decision: _, ...rest } = job()
  return rest
}

describe('the headline', () => {
  it.each<[string, Job, string]>([
    ['everything well', job(), 'clear'],
    ['running', job({ status: 'running' }), 'running'],
    ['failed', job({ status: 'failed' }), 'failed'],
    ['nothing usable', job({ completion: { state: 'failed' } }), 'failed'],
    ['block', job({ decision: 'block' }), 'block'],
    ['review', job({ decision: 'review' }), 'review'],
    ['allow beside a safety status of review', job({ safety_status: 'review' }), 'review'],
    ['no decision', undecided(), 'undecided'],
    ['allow, but degraded', job({ completion: { state: 'degraded' } }), 'passed'],
    ['allow, but partly read', job({ coverage: partial }), 'passed'],
  ])('%s', (_, given, headline) => {
    expect(verdictOf(given).headline).toBe(headline)
  })

  it('is not green while a requested category is absent', () => {
    expect(verdictOf(job(), ['injection', 'pii']).headline).toBe('clear')
    expect(verdictOf(job(), ['injection', 'pii', 'threat']).headline).toBe('passed')
  })
})

describe('the rows', () => {
  it('count findings, never rejected candidates', () => {
    const { rows } = verdictOf(job({ categories: { pii: something, dlp: rejected } }))
    expect(rows).toEqual([
      { category: 'dlp', state: 'none' },
      { category: 'pii', state: 'findings', count: 1 },
    ])
  })

  it('do not take spans that were left out for none', () => {
    const leftOut: CategoryResult = { evidence_spans: [], accepted: true }
    expect(verdictOf(job({ categories: { pii: leftOut } })).rows).toEqual([
      { category: 'pii', state: 'findings', count: null },
    ])
  })

  it('say why a category was not checked', () => {
    const given = job({ completion: { state: 'degraded', failures: [missing] } })
    expect(verdictOf(given, ['pii', 'threat']).rows.at(-1)).toEqual({
      category: 'threat',
      state: 'not_checked',
      failure: missing,
    })
  })

  it('give a category its own failure, and name it where only the failure does', () => {
    const own: Failure = { ...missing, kind: 'timeout', detector_id: 'guard-7' }
    const given = job({ completion: { state: 'degraded', failures: [missing, own] } })
    expect(verdictOf(given).rows.at(-1)).toMatchObject({ category: 'threat', failure: own })
  })

  it('do not take the failure of another detector for theirs, whatever its id sounds like', () => {
    const other: Failure = { ...missing, detector_id: 'not-about-threat' }
    const given = job({ completion: { state: 'degraded', failures: [other] } })
    expect(verdictOf(given, ['pii', 'threat']).rows.at(-1)).toEqual({
      category: 'threat',
      state: 'not_checked',
      failure: null,
    })
  })

  it('wait while the job runs', () => {
    const given = job({ status: 'running', categories: {}, progress: { dlp: {} } })
    expect(verdictOf(given).rows).toEqual([{ category: 'dlp', state: 'waiting' }])
  })
})

describe('progress', () => {
  it('is the share of chunks over all categories', () => {
    const progress: Job['progress'] = {
      injection: { stage: 'done', completed_chunks: 4, total_chunks: 4 },
      pii: { stage: 'l1', completed_chunks: 1, total_chunks: 4 },
    }
    expect(progressShare(job({ progress }))).toBe(0.625)
    expect(workOf(job({ progress }))).toEqual({ category: 'pii', done: 1, total: 4 })
  })

  it('is unknown before anything is planned', () => {
    expect(progressShare(job())).toBeNull()
    expect(workOf(job({ progress: { pii: { stage: 'queued' } } }))).toBeNull()
  })
})

it('reads pages without text from the warnings', () => {
  const warnings = ['pdf_page_without_text:12', 'hidden_text_found', 'pdf_page_without_text:3']
  expect(pagesWithoutText(warnings)).toEqual([3, 12])
})
