/** One truth: what is said of a scan in each state, in each file that is handed out; the app's places have a table of their own. */

import { describe, expect, it } from 'vitest'
import type { Job } from '../../src-shared/contract/scan-result.ts'
import {
  answersOf,
  VERDICT_HEADLINES,
  VERDICT_STATES,
  type VerdictState,
  verdictState,
} from '../../src-shared/model/verdict-state.ts'
import type { ReviewDocument } from '../../src-shared/workspace/document.ts'
import type { ScanOutcome } from '../decide/scan-outcome.ts'
import { sampleDocument } from './__fixtures__/sample-document.ts'
import { receiptOf } from './receipt.ts'
import { toReceiptFile } from './receipt-file.ts'
import { reportOf } from './report.ts'
import { csvStream, toCsv } from './report-csv.ts'
import { toHtml } from './report-html.ts'
import { toJson } from './report-json.ts'
import { toSarif } from './report-sarif.ts'

const FAILED = { stage: 'scanner', kind: 'timeout', retryable: true } as const
const NONE = { evidence_spans: [], accepted: false }
const pages = { total: 4, without_text: [3, 4] }

/** What makes a document that is clear one of another state. */
const IN_STATE: Readonly<
  Record<VerdictState, { readonly job: Partial<Job>; readonly pages?: ReviewDocument['pages'] }>
> = {
  running: { job: { status: 'running', categories: {}, detectors: {} } },
  cancelled: {
    job: {
      ...{ status: 'failed', decision: 'review', safety_status: 'review' },
      ...{ categories: {}, detectors: {} },
      completion: {
        state: 'failed',
        failures: [{ stage: 'worker', kind: 'interrupted', retryable: true }],
      },
    },
  },
  failed: {
    job: {
      ...{ status: 'failed', decision: 'review', safety_status: 'review' },
      ...{ categories: {}, detectors: {} },
      completion: { state: 'failed', failures: [FAILED] },
    },
  },
  undecided: { job: {} },
  block: {
    job: {
      ...{ decision: 'block', safety_status: 'attack' },
      categories: { injection: NONE, pii: { evidence_spans: [], accepted: true } },
      coverage: { ...sampleDocument().job.coverage, state: 'partial' },
    },
    pages,
  },
  review: { job: { decision: 'review', safety_status: 'review' } },
  incomplete: {
    job: { completion: { state: 'degraded', failures: [FAILED] }, categories: { pii: NONE } },
  },
  clear: { job: {} },
}
/** What each state is told with, besides its headline: its scope and its gaps. */
const SAID: Readonly<Record<VerdictState, readonly string[]>> = {
  running: ['nothing checked', 'still running', 'Injection was not checked.'],
  cancelled: ['nothing checked', 'stopped before its end', 'Injection was not checked.'],
  failed: ['nothing checked', 'Failed: scanner, timeout.', 'Injection was not checked.'],
  undecided: ['rules only, 2 categories'],
  block: ['rules only, 2 categories', 'Pages without readable text: 3, 4.'],
  review: ['rules only, 2 categories'],
  incomplete: ['rules only, 1 category', 'Injection was not checked.', 'Failed: scanner, timeout.'],
  clear: ['rules only, 2 categories'],
}

/** A document in a state, with its findings only where something was found. */
function documentIn(state: VerdictState): ReviewDocument {
  const sample = sampleDocument()
  const { job: change, pages: unread = { total: 4, without_text: [] } } = IN_STATE[state]
  const job: Job = {
    ...sample.job,
    ...{ decision: 'allow', safety_status: 'benign' },
    categories: { injection: NONE, pii: NONE },
    detectors: { injection: ['native:injection'], pii: ['native:pii'] },
    completion: { state: 'complete', failures: [] },
    coverage: { ...sample.job.coverage, state: 'complete' },
    extraction: { ...sample.job.extraction, warnings: [] },
    ...change,
  }
  for (const name of ['decision', 'safety_status', 'completion'] as const) {
    if (state === 'running' || (state === 'undecided' && name === 'decision')) delete job[name]
  }
  const isFound = state === 'block'
  return {
    ...sample,
    ...{ job, pages: unread, requested: ['injection', 'pii'] },
    ...(isFound ? {} : { findings: [], groups: [] }),
  }
}

const NOTHING_FOUND = { status: 'completed', findings: [] } as unknown as ScanOutcome
const ENGINE = { version: '1', rules: 'a'.repeat(64), models: [] }

const report = (document: ReviewDocument) => reportOf(document, {}, { madeAt: 0, version: '1' })
const FILES = {
  CSV: (document: ReviewDocument) => toCsv([report(document)]),
  SARIF: (document: ReviewDocument) => toSarif([report(document)]),
  HTML: (document: ReviewDocument) => toHtml([report(document)]),
  receipt: (document: ReviewDocument) =>
    toReceiptFile(
      receiptOf({
        ...{ document, original: null, engine: ENGINE },
        ...{ outcome: NOTHING_FOUND, madeAt: 0 },
      }),
      new Uint8Array(32),
    ),
} as const

describe.each(Object.keys(FILES) as (keyof typeof FILES)[])('a %s', (name) => {
  it.each(VERDICT_STATES)('of a scan that is %s says what every other place says', (state) => {
    const file = FILES[name](documentIn(state))
    for (const words of [VERDICT_HEADLINES[state], ...SAID[state]]) expect(file).toContain(words)
    const others = VERDICT_STATES.filter((other) => other !== state)
    for (const other of others) {
      // One headline begins as another does, and a failure may follow any.
      expect(file).not.toContain(`${VERDICT_HEADLINES[other]} (`)
      expect(file).not.toContain(`<strong>${VERDICT_HEADLINES[other]}</strong>`)
    }
  })

  it.each(['running', 'cancelled', 'failed'] as const)(
    'of a scan that is %s says nowhere that all is well',
    (state) => {
      const file = FILES[name](documentIn(state))
      expect(file).not.toMatch(
        /No action needed|None: all that was asked|"executionSuccessful":true/,
      )
    },
  )
})

describe('JSON', () => {
  it.each(VERDICT_STATES)('holds the answers by which a scan is %s', (state) => {
    const document = documentIn(state)
    const job: Job = JSON.parse(toJson([report(document)]))
    const isChecked = document.requested.every((category) => job.categories[category])
    expect(verdictState(answersOf(job), isChecked)).toBe(state)
  })
})

describe('a table', () => {
  it('has a row of a document without findings, and of one that was not read', () => {
    const stream = csvStream()
    const rows = [
      stream.add(report(documentIn('clear'))),
      stream.end([{ name: 'locked.pdf', why: 'It is encrypted.', isFailure: true }]),
    ].map((text) => text.trimEnd().split('\r\n').at(-1))
    expect(rows[0]).toMatch(/^"letter\.pdf",.*"No action needed \(rules only, 2 categories\)",""$/)
    expect(rows[1]).toMatch(/^"locked\.pdf",.*"Not read","It is encrypted\."$/)
  })
})

describe('a receipt', () => {
  it('calls data that was found no attack', () => {
    const file = FILES.receipt(documentIn('block'))
    const [page = ''] = file.split('<pre id="assay-receipt"')
    expect(page).toContain('Sensitive data')
    expect(page).not.toMatch(/attack/i)
  })
})
