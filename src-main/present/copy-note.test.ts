/** Copies that would be taken for free of everything say what they are of; in every format, and found again in it. */

import { describe, expect, it } from 'vitest'
import type { Job } from '../../src-shared/contract/scan-result.ts'
import { copyRefusal } from '../../src-shared/model/redactable.ts'
import type { Category } from '../../src-shared/model/vocabulary.ts'
import type { ReviewDocument } from '../../src-shared/workspace/document.ts'
import { extract } from '../extract/__fixtures__/extraction.ts'
import { sampleDocument } from './__fixtures__/sample-document.ts'
import { toDocx } from './copy-docx.ts'
import { toPdf } from './copy-pdf.ts'
import { redactedCopy } from './redacted-copy.ts'

const NONE = { evidence_spans: [], accepted: false }

/** A document whose scan was whole, but for a change. */
function scanned(change: Partial<Job>, requested: Category[] = ['pii', 'dlp']): ReviewDocument {
  const sample = sampleDocument()
  const job: Job = {
    ...sample.job,
    status: 'completed',
    categories: { pii: NONE, dlp: NONE },
    completion: { state: 'complete', failures: [] },
    coverage: { ...sample.job.coverage, state: 'complete' },
    ...change,
  }
  return { ...sample, job, requested, pages: { total: 2, without_text: [] } }
}

const unread = {
  ...scanned({ coverage: { ...sampleDocument().job.coverage, state: 'partial' } }),
  pages: { total: 2, without_text: [2] },
}
const degraded = scanned({
  completion: {
    state: 'degraded',
    failures: [{ stage: 'scanner', kind: 'timeout', level: 'L2', retryable: true }],
  },
})

describe('a copy', () => {
  it.each([
    ['with a page that nobody could read', unread, 'Pages without readable text: 2.'],
    ['with a detector that failed', degraded, 'Failed: scanner, L2, timeout.'],
    ['asked for secrets alone', scanned({}, ['dlp']), 'Personal data was not looked for.'],
  ])('of a document %s says so on top', async (_, document, said) => {
    const { text, file } = redactedCopy(document, { format: 'webpage' })
    const [note = '', empty, ...rest] = text.split('\n')
    expect(note).toMatch(/^\[Redacted copy of a partial scan\. .*may still be here\.\]$/)
    expect(note).toContain(said)
    expect([empty, rest.length]).toEqual(['', 3])
    const pdf = await toPdf(text)
    if (!pdf.ok) throw new Error(pdf.scripts.join())
    for (const bytes of [toDocx(text), Buffer.from(file ?? ''), pdf.bytes]) {
      const { text: read } = await extract(Buffer.from(bytes))
      expect(read.replaceAll(/\s+/g, ' ')).toContain(said)
    }
  })

  it('of which only rules have read says so, beside what was not looked for', () => {
    const detectors = { pii: ['native:pii'], dlp: ['native:dlp'] }
    const top = (...change: Parameters<typeof scanned>) =>
      redactedCopy(scanned(...change), { format: 'text' }).text.split('\n')[0]
    expect(top({ detectors })).toBe(
      '[Redacted copy (rules only, 2 categories). What only models find, such as names of people, may still be here.]',
    )
    expect(top({ detectors: { dlp: ['native:dlp'] }, categories: { dlp: NONE } }, ['dlp'])).toMatch(
      /^\[Redacted copy of a partial scan \(rules only, 1 category\)\. Personal data was not/,
    )
  })

  it('of a scan without some rules says so', () => {
    const top = (document: ReviewDocument) =>
      redactedCopy(document, { format: 'text' }).text.split('\n')[0]
    expect(top({ ...scanned({}), rules_off: 1 })).toBe(
      '[Redacted copy (rules and models, 2 categories, 1 rule off). What rules find that were off may still be here.]',
    )
    expect(top({ ...scanned({ detectors: {} }), rules_off: 2 })).toMatch(
      /2 rules off\)\. What only models find, .* and what rules find that were off may still be here/,
    )
  })

  it('of a whole scan says nothing that was not in its document', () => {
    const { text } = redactedCopy(scanned({}), { format: 'text' })
    expect(text).toMatch(/^Mail \[EMAIL\] now\n/)
  })
})

describe('no copy', () => {
  const FAILED: Job['completion'] = { state: 'failed', failures: [] }
  it.each<[string, ReviewDocument, RegExp]>([
    ['runs', scanned({ status: 'running' }), /still looking/],
    ['was cancelled', scanned({ status: 'failed', completion: FAILED }), /did not end/],
    ['has no answer', scanned({ categories: { dlp: NONE } }), /look for Personal data and could/],
  ])('is made of a scan that %s', (_, document, why) => {
    expect(copyRefusal(document)).toMatch(why)
  })

  it('is refused where only orders were not looked for', () => {
    const document = scanned({}, ['pii', 'dlp', 'injection', 'threat'])
    expect(copyRefusal(document)).toBeNull()
  })
})
