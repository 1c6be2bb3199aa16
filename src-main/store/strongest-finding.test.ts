import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { MergedFinding } from '../../src-shared/model/finding.ts'
import type { FindingGroup } from '../../src-shared/model/finding-groups.ts'
import { CATEGORIES, SEVERITIES } from '../../src-shared/model/vocabulary.ts'
import { identifyFindings } from '../decide/identify-findings.ts'
import { mailFinding, scanMails } from './__fixtures__/sample-mails.ts'
import { jobId } from './__fixtures__/sample-rows.ts'
import { type Database, openDatabase } from './database.ts'
import { createJobStore, type JobStore } from './job-store.ts'
import { strongestFinding } from './strongest-finding.ts'

let db: Database
let jobs: JobStore
beforeEach(() => {
  db = openDatabase(':memory:')
  jobs = createJobStore(db, () => 1_000)
})
afterEach(() => db.close())

const TEXT = 'one two three. four five six. seven eight nine. ten eleven twelve. '.repeat(3)

/** Of few scores, so that many are as sure as another. */
const FINDINGS = fc
  .array(
    fc.record({
      start: fc.nat(TEXT.length - 12),
      length: fc.integer({ min: 1, max: 12 }),
      category: fc.constantFrom(...CATEGORIES),
      severity: fc.constantFrom(...SEVERITIES),
      score: fc.constantFrom(40, 50, 60, 80, 90),
      state: fc.constantFrom('accepted', 'asking', 'rejected'),
    }),
    { maxLength: 8 },
  )
  .map((all) =>
    all
      .sort((a, b) => a.start - b.start || b.length - a.length)
      .map(
        ({ start, length, score, state, ...rest }, at): MergedFinding => ({
          ...mailFinding(start, length, `rule.${at}`),
          ...rest,
          label: `L${at}`,
          score: score / 100,
          accepted: state === 'accepted',
          ...(state === 'asking' && { asking: true }),
        }),
      ),
  )

function holdsAsking({ findings: ids }: FindingGroup, findings: readonly MergedFinding[]): boolean {
  return ids.some((id) => findings[id]?.asking === true)
}

it('is the first that the list of decisions shows unfolded', () => {
  let number = 0
  fc.assert(
    fc.property(FINDINGS, (findings) => {
      const { groups } = identifyFindings(TEXT, findings)
      fc.pre(!groups.some((group) => !group.asking && holdsAsking(group, findings)))
      number++
      scanMails(jobs, number, TEXT, { outcome: { findings } })
      const unfolded = groups.find(({ severity, asking }) => severity !== 'low' || asking)
      const first = unfolded ?? groups[0]
      const told = strongestFinding(db, jobId(number))
      expect(told?.label).toBe(first?.label)
      expect(told?.detector_id).toBe(first && `rule.${first.label.slice(1)}`)
    }),
    { numRuns: 150 },
  )
})
