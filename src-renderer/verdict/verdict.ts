/**
 * What the verdict card says for each truth a job can tell.
 *
 * The four answers of a job (decision, safety status, completion, coverage)
 * stay apart: a client has to inspect each of them, and one score would hide
 * that. Green needs all of them, and every requested category present.
 */

import type { Failure, Job } from '../../src-shared/contract/scan-result.ts'
import { CATEGORIES, type Category } from '../../src-shared/model/vocabulary.ts'
import type { DetectorCategories } from '../data/detectors.ts'

export type Headline = 'running' | 'failed' | 'clear' | 'passed' | 'review' | 'block' | 'undecided'

/** How a category fared. A count is null where the answer left its spans out for size. */
export type CategoryRow =
  | { readonly category: Category; readonly state: 'findings'; readonly count: number | null }
  | { readonly category: Category; readonly state: 'none' }
  | { readonly category: Category; readonly state: 'waiting' }
  | { readonly category: Category; readonly state: 'not_checked'; readonly failure: Failure | null }

export interface Verdict {
  readonly headline: Headline
  /** Requested categories in the order of the vocabulary. */
  readonly rows: readonly CategoryRow[]
  /** Failures to name in a band; empty where the scan is complete. */
  readonly failures: readonly Failure[]
  readonly partlyChecked: boolean
  readonly partlyRead: boolean
}

/**
 * Reads a job.
 * @param requested categories known to have been asked for, where the window still knows it.
 * @param detectors categories by the id of a detector, for the failures that name one.
 */
export function verdictOf(
  job: Job,
  requested: readonly Category[],
  detectors: DetectorCategories,
): Verdict {
  const failures = job.completion?.failures ?? []
  const placed = failures.map((failure) => ({
    failure,
    categories: categoriesOf(failure, detectors),
  }))
  const rows = requestedCategories(job, requested, placed).map((category) =>
    rowOf(job, category, placed),
  )
  const partlyChecked = job.completion?.state === 'degraded'
  const partlyRead = job.coverage.state === 'partial'
  return { headline: headlineOf(job, rows), rows, failures, partlyChecked, partlyRead }
}

function headlineOf(job: Job, rows: readonly CategoryRow[]): Headline {
  if (job.status === 'running') return 'running'
  if (job.status === 'failed' || job.completion?.state === 'failed') return 'failed'
  if (job.decision === 'block') return 'block'
  if (job.decision === 'review') return 'review'
  if (job.decision !== 'allow') return 'undecided'
  // "allow" beside a safety status of "review" means: not to be released without a look.
  if (job.safety_status !== 'benign') return 'review'
  const whole =
    job.completion?.state === 'complete' &&
    job.coverage.state === 'complete' &&
    rows.every((row) => row.state === 'none' || row.state === 'findings')
  return whole ? 'clear' : 'passed'
}

/** A failure with the categories of the detector that it names; none where it names none that is known. */
interface PlacedFailure {
  readonly failure: Failure
  readonly categories: readonly Category[]
}

function categoriesOf({ detector_id }: Failure, detectors: DetectorCategories) {
  return detector_id === undefined ? [] : (detectors.get(detector_id) ?? [])
}

/**
 * Progress names every category that was planned; where nobody knows what was
 * asked for, a category that could not be is named by its failure.
 */
function requestedCategories(
  job: Job,
  requested: readonly Category[],
  failures: readonly PlacedFailure[],
): readonly Category[] {
  const failed = requested.length > 0 ? [] : failures.flatMap(({ categories }) => categories)
  return CATEGORIES.filter(
    (category) =>
      requested.includes(category) ||
      category in job.progress ||
      category in job.categories ||
      failed.includes(category),
  )
}

function rowOf(job: Job, category: Category, failures: readonly PlacedFailure[]): CategoryRow {
  const result = job.categories[category]
  if (result !== undefined) {
    if (result.accepted === false) return { category, state: 'none' }
    const count = result.evidence_spans.length
    if (count > 0) return { category, state: 'findings', count }
    return result.accepted
      ? { category, state: 'findings', count: null }
      : { category, state: 'none' }
  }
  if (job.status === 'running') return { category, state: 'waiting' }
  return { category, state: 'not_checked', failure: failureOf(category, failures) }
}

/** The failure that names the category, else one that names no other, else none. */
function failureOf(category: Category, failures: readonly PlacedFailure[]): Failure | null {
  const own = failures.find(({ categories }) => categories.includes(category))
  return (own ?? failures.find(({ categories }) => categories.length === 0))?.failure ?? null
}

/** Pages whose warnings say that they hold no text, ascending. */
export function pagesWithoutText(warnings: readonly string[]): readonly number[] {
  const pages = warnings.flatMap((warning) => {
    const match = /^pdf_page_without_text:(\d+)$/.exec(warning)
    return match ? [Number(match[1])] : []
  })
  return pages.sort((a, b) => a - b)
}

/** Share of the planned chunks that are done, 0 to 1; null before anything is planned. */
export function progressShare(job: Job): number | null {
  let done = 0
  let total = 0
  for (const progress of Object.values(job.progress)) {
    total += progress.total_chunks ?? 0
    done +=
      progress.stage === 'done' ? (progress.total_chunks ?? 0) : (progress.completed_chunks ?? 0)
  }
  return total === 0 ? null : Math.min(1, done / total)
}

/** The category at work and its chunks. */
export interface Work {
  readonly category: Category
  readonly done: number
  readonly total: number
}

/** The first category that has begun and is not done; null where none is at work. */
export function workOf(job: Job): Work | null {
  for (const category of CATEGORIES) {
    const progress = job.progress[category]
    if (progress?.stage === undefined || progress.stage === 'queued' || progress.stage === 'done') {
      continue
    }
    return {
      category,
      done: progress.completed_chunks ?? 0,
      total: progress.total_chunks ?? 0,
    }
  }
  return null
}
