import { describe, expect, it } from 'vitest'
import type {
  CategoryResult,
  Failure,
  Job,
  Progress,
} from '../../src-shared/contract/scan-result.ts'
import type { Category } from '../../src-shared/model/vocabulary.ts'
import type { DetectorCategories } from '../data/detectors.ts'
import { historyEntry, job, jobWithout, ONE_FINDING, SCANS } from '../testing/scans.ts'
import { presentVerdict } from './present-verdict.ts'
import { progressShare, progressWords } from './progress.ts'
import { pagesWithoutText, VERDICT_STATES, verdictOfEntry, verdictOfJob } from './verdict.ts'

const rejected: CategoryResult = { ...ONE_FINDING, accepted: false }

const missing: Failure = { stage: 'asset', kind: 'missing_asset', retryable: false, level: 'L2' }
/** No id tells its category. */
const detectors: DetectorCategories = new Map([
  ['guard-7', ['threat']],
  ['not-about-threat', ['injection']],
])
const verdictOf = (given: Job, requested: readonly Category[] = []) =>
  verdictOfJob(given, requested, detectors)
const partial: Job['coverage'] = { ...job().coverage, state: 'partial' }
describe('the state', () => {
  it.each<[string, Job, string]>([
    ['everything well', job(), 'clear'],
    ['running', job({ status: 'running' }), 'running'],
    ['failed', job({ status: 'failed' }), 'failed'],
    ['stopped by whoever asked for it', SCANS.cancelled.job, 'cancelled'],
    ['nothing usable', job({ completion: { state: 'failed' } }), 'failed'],
    ['block', job({ decision: 'block' }), 'block'],
    ['review', job({ decision: 'review' }), 'review'],
    ['allow beside a safety status of review', job({ safety_status: 'review' }), 'review'],
    ['no decision', jobWithout(job(), 'decision'), 'undecided'],
    ['allow, but degraded', job({ completion: { state: 'degraded' } }), 'incomplete'],
    ['allow, but partly read', job({ coverage: partial }), 'incomplete'],
  ])('%s', (_, given, state) => {
    expect(verdictOf(given).state).toBe(state)
  })

  it('is not green while a requested category is absent', () => {
    expect(verdictOf(job(), ['injection', 'pii']).state).toBe('clear')
    expect(verdictOf(job(), ['injection', 'pii', 'threat']).state).toBe('incomplete')
  })
})

describe('the outcomes', () => {
  it.each([
    ['as the document or the history counts them', { pii: 3 }, 3],
    ['none where another category tells all of it', { pii: null }, 0],
    ['not before somebody has counted', null, null],
  ])('count decisions, never rejected candidates: %s', (_, counts, decisions) => {
    const given = job({ categories: { pii: ONE_FINDING, dlp: rejected } })
    expect(verdictOfJob(given, [], detectors, counts).outcomes).toEqual([
      { category: 'dlp', state: 'none' },
      { category: 'pii', state: 'findings', decisions },
    ])
  })

  it('do not take spans that were left out for none', () => {
    const leftOut: CategoryResult = { evidence_spans: [], accepted: true }
    expect(verdictOf(job({ categories: { pii: leftOut } })).outcomes).toEqual([
      { category: 'pii', state: 'findings', decisions: null },
    ])
  })

  it('say why a category was not checked', () => {
    const given = job({ completion: { state: 'degraded', failures: [missing] } })
    expect(verdictOf(given, ['pii', 'threat']).outcomes.at(-1)).toEqual({
      category: 'threat',
      state: 'not_checked',
      failure: missing,
    })
  })

  it('give a category its own failure, and name it where only the failure does', () => {
    const own: Failure = { ...missing, kind: 'timeout', detector_id: 'guard-7' }
    const given = job({ completion: { state: 'degraded', failures: [missing, own] } })
    expect(verdictOf(given).outcomes.at(-1)).toMatchObject({ category: 'threat', failure: own })
  })

  it('do not take the failure of another detector for theirs, whatever its id sounds like', () => {
    const other: Failure = { ...missing, detector_id: 'not-about-threat' }
    const given = job({ completion: { state: 'degraded', failures: [other] } })
    expect(verdictOf(given, ['pii', 'threat']).outcomes.at(-1)).toEqual({
      category: 'threat',
      state: 'not_checked',
      failure: null,
    })
  })

  it('wait while the job runs', () => {
    const given = job({ status: 'running', categories: {}, progress: { dlp: {} } })
    expect(verdictOf(given).outcomes).toEqual([{ category: 'dlp', state: 'waiting' }])
  })
})

describe('the history', () => {
  it.each(VERDICT_STATES)('says the same of a scan that is %s as its job does', (state) => {
    const { job: given, entry } = SCANS[state]
    const ofJob = verdictOf(given, entry.requested)
    const ofEntry = verdictOfEntry(entry)
    expect([ofJob.state, ofEntry.state]).toEqual([state, state])
    expect({ ...ofEntry, failures: [], outcomes: [] }).toEqual({
      ...ofJob,
      failures: [],
      outcomes: [],
    })
    expect(ofEntry.outcomes.map(({ state: outcome }) => outcome)).toEqual(
      ofJob.outcomes.map(({ state: outcome }) => outcome),
    )
  })

  it('is not green while a requested category has no count', () => {
    expect(verdictOfEntry(historyEntry({ decisions: { pii: 0 } })).state).toBe('incomplete')
  })
})

describe('progress', () => {
  const at = (stage: string, done: number) =>
    job({
      progress: {
        injection: { stage, completed_chunks: done, total_chunks: 4 } as Progress,
        pii: { stage: 'l1', completed_chunks: 0, total_chunks: 4 },
      },
    })

  it('grows from stage to stage, and names what is at work', () => {
    const steps = [
      ...[at('l1', 0), at('l2', 1), at('l2', 4), at('l3', 0), at('l3', 3), at('l3', 4)],
      at('done', 4),
    ]
    const shares = steps.map((step) => progressShare(step) ?? Number.NaN)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.at(-1)).toBe(0.5)
    expect(steps.map(progressWords)).toEqual([
      'Rules read the text…',
      'Injection: screened 1 of 4 passages',
      'Models read the text…',
      'Injection: read closely 0 of 4 passages',
      'Injection: read closely 3 of 4 passages',
      'Models read suspicious sentences once more…',
      'Rules read the text…',
    ])
  })

  it('is unknown before anything is planned', () => {
    expect(progressShare(job())).toBeNull()
    expect(progressWords(job({ progress: { pii: { stage: 'queued' } } }))).toBe('Scanning…')
  })
})

it('reads pages without text from the warnings', () => {
  const warnings = ['pdf_page_without_text:12', 'hidden_text_found', 'pdf_page_without_text:3']
  expect(pagesWithoutText(warnings)).toEqual([3, 12])
})

it('says in every place that things in a document were not read', () => {
  const { extraction } = job()
  const warnings = ['hidden_text_found', 'embedded_objects_skipped']
  for (const verdict of [
    verdictOf(job({ decision: 'review', extraction: { ...extraction, warnings } })),
    verdictOfEntry(historyEntry({ decision: 'review', left_out: true })),
  ]) {
    expect(presentVerdict(verdict).gaps).toEqual(['Not all in it read'])
  }
  expect(presentVerdict(verdictOf(job())).gaps).toEqual([])
})
