/** Jobs and lines of the history for tests: the parts that matter are given, the rest is filled in. */

import type { CategoryResult, Failure, Job } from '../../src-shared/contract/scan-result.ts'
import type { HistoryEntry } from '../../src-shared/workspace/history.ts'
import type { VerdictState } from '../verdict/verdict.ts'

const NO_FINDING: CategoryResult = { evidence_spans: [], accepted: false }
export const ONE_FINDING: CategoryResult = {
  evidence_spans: [{ label: 'EMAIL', text: 'a', score: 0.9 }],
  accepted: true,
}
export const INTERRUPTED: Failure = { stage: 'worker', kind: 'interrupted', retryable: true }
const TIMED_OUT: Failure = { stage: 'scanner', kind: 'timeout', retryable: true }

/** A job in which rules found nothing in two categories. */
export function job(change: Partial<Job> = {}): Job {
  return {
    ark_version: '1',
    job_id: `job_${'0'.repeat(32)}`,
    source: 'offer.pdf',
    status: 'completed',
    input: { kind: 'documents', media_types: ['application/pdf'] },
    extraction: {
      version: 'document-v1',
      state: 'complete',
      documents_total: 1,
      documents_scanned: 1,
      warnings: [],
    },
    coverage: {
      state: 'complete',
      input_tokens: 3,
      documents_total: 1,
      documents_scanned: 1,
      pages_total: 4,
      pages_scanned: 4,
    },
    usage: { input_tokens: 3, scan_units: 1, request_units: 1, unit_version: 'scan-unit-v1' },
    progress: {},
    categories: { injection: NO_FINDING, pii: NO_FINDING },
    detectors: { injection: ['native:injection'], pii: ['native:pii'] },
    completion: { state: 'complete', failures: [] },
    decision: 'allow',
    safety_status: 'benign',
    ...change,
  }
}

/** The same scan as {@link job}, as the history holds it. */
export function historyEntry(change: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    job_id: `job_${'0'.repeat(32)}`,
    source: 'offer.pdf',
    kind: 'documents',
    media_type: 'application/pdf',
    status: 'completed',
    created_at: 10,
    completed_at: 20,
    expires_at: null,
    decision: 'allow',
    safety_status: 'benign',
    completion: 'complete',
    coverage: 'complete',
    pages: { scanned: 4, total: 4 },
    failure: null,
    requested: ['injection', 'pii'],
    rules_only: true,
    left_out: false,
    rules_off: 0,
    own_table: false,
    decisions: { injection: 0, pii: 0 },
    open: null,
    confirmed: null,
    strongest: null,
    ...change,
  }
}

/** A job without some of its answers. */
export function jobWithout(given: Job, ...names: readonly (keyof Job)[]): Job {
  return Object.fromEntries(
    Object.entries(given).filter(([name]) => !names.includes(name as keyof Job)),
  ) as unknown as Job
}

const partial = { ...job().coverage, state: 'partial', pages_scanned: 2 } as const
const ended = { completed_at: 20, decision: 'review', safety_status: 'review' } as const

/** One scan of each state, as the interface answers it and as the history holds it. */
export const SCANS: Readonly<Record<VerdictState, { job: Job; entry: HistoryEntry }>> = {
  running: {
    job: jobWithout(
      job({ status: 'running', categories: {}, progress: { injection: {}, pii: {} } }),
      'decision',
      'safety_status',
      'completion',
      'detectors',
    ),
    entry: historyEntry({
      status: 'running',
      completed_at: null,
      decision: null,
      safety_status: null,
      completion: null,
      decisions: {},
    }),
  },
  // The interface decides "review" for what failed: nobody may take it for safe.
  cancelled: {
    job: job({
      status: 'failed',
      categories: {},
      detectors: {},
      decision: 'review',
      safety_status: 'review',
      completion: { state: 'failed', failures: [INTERRUPTED] },
    }),
    entry: historyEntry({
      ...ended,
      status: 'failed',
      completion: 'failed',
      failure: INTERRUPTED,
      decisions: {},
    }),
  },
  failed: {
    job: job({
      status: 'failed',
      categories: {},
      detectors: {},
      decision: 'review',
      safety_status: 'review',
      completion: { state: 'failed', failures: [TIMED_OUT] },
    }),
    entry: historyEntry({
      ...ended,
      status: 'failed',
      completion: 'failed',
      failure: TIMED_OUT,
      decisions: {},
    }),
  },
  undecided: {
    job: jobWithout(job(), 'decision'),
    entry: historyEntry({ decision: null }),
  },
  block: {
    job: job({
      decision: 'block',
      safety_status: 'attack',
      coverage: partial,
      categories: { injection: NO_FINDING, pii: ONE_FINDING },
    }),
    entry: historyEntry({
      decision: 'block',
      safety_status: 'attack',
      coverage: 'partial',
      pages: { scanned: 2, total: 4 },
      decisions: { injection: 0, pii: 1 },
    }),
  },
  review: {
    job: job({ decision: 'review', safety_status: 'review' }),
    entry: historyEntry({ decision: 'review', safety_status: 'review' }),
  },
  incomplete: {
    job: job({
      completion: { state: 'degraded', failures: [TIMED_OUT] },
      categories: { pii: NO_FINDING },
    }),
    entry: historyEntry({ completion: 'degraded', decisions: { pii: 0 } }),
  },
  clear: { job: job(), entry: historyEntry() },
}
