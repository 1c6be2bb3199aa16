/** Puts together what one job answers: results, verdict, completion, and every finding. */

import type {
  Completion,
  Failure,
  Progress,
  SubmissionJob,
} from '../../src-shared/contract/scan-result.ts'
import type { MergedFinding } from '../../src-shared/model/finding.ts'
import { compareRanges } from '../../src-shared/model/spans.ts'
import { TextOffsets } from '../../src-shared/model/text-offsets.ts'
import type { Category } from '../../src-shared/model/vocabulary.ts'
import type { Chunk } from '../chunk/chunker.ts'
import type { RulesResponse } from '../detect/detector.ts'
import { categoryResult, rulesModel } from './category-result.ts'
import { completionOf } from './completeness.ts'
import { type CategoryResults, fitSpans } from './fit-spans.ts'
import { mergeFindings } from './merge-findings.ts'
import { verdictOf } from './verdict.ts'

/** The part of a job that detection settles, in the words of the interface. */
export type JobResult = Pick<
  SubmissionJob,
  'progress' | 'categories' | 'detectors' | 'decision' | 'safety_status' | 'timings'
> & { readonly completion: Completion }

export interface ScanOutcome {
  readonly status: 'completed' | 'failed'
  readonly result: JobResult
  /** Every finding, rejected candidates included, in reading order. */
  readonly findings: readonly MergedFinding[]
  /** Accepted findings of each category that was read. */
  readonly counts: Readonly<Partial<Record<Category, number>>>
}

/** What detection gave for one document. */
export interface Detected {
  readonly text: string
  readonly chunks: readonly Chunk[]
  readonly categories: RulesResponse
  readonly failures: readonly Failure[]
}

/** Decides one document. */
export function decideDocument(detected: Detected): ScanOutcome {
  const { text, chunks } = detected
  const context = { text, chunks, offsets: new TextOffsets(text) }
  const byCategory = new Map<Category, readonly MergedFinding[]>()
  const categories: CategoryResults = {}
  for (const { category, findings, durationMs } of detected.categories) {
    const merged = mergeFindings(findings)
    byCategory.set(category, merged)
    categories[category] = categoryResult(category, merged, durationMs, context)
  }
  const read = [...byCategory.keys()]
  const completion = completionOf(detected.failures, read.length)
  const verdict = verdictOf(byCategory, completion.state)
  return {
    status: completion.state === 'failed' ? 'failed' : 'completed',
    result: {
      progress: progressOf(read, 'done', chunks.length),
      categories: fitSpans(categories),
      detectors: Object.fromEntries(read.map((category) => [category, [rulesModel(category)]])),
      completion,
      decision: verdict.decision,
      safety_status: verdict.safetyStatus,
    },
    findings: [...byCategory.values()].flat().sort(compareRanges),
    counts: Object.fromEntries(
      [...byCategory].map(([category, findings]) => [
        category,
        findings.filter((finding) => finding.accepted).length,
      ]),
    ),
  }
}

/** The outcome of a job that ended before detection could answer. */
export function failedOutcome(failure: Failure): ScanOutcome {
  return {
    status: 'failed',
    result: {
      progress: {},
      categories: {},
      detectors: {},
      completion: { state: 'failed', failures: [failure] },
      decision: 'review',
      safety_status: 'review',
    },
    findings: [],
    counts: {},
  }
}

/** Progress of categories that rules read; rules read all chunks of a document at once. */
export function progressOf(
  categories: readonly Category[],
  stage: NonNullable<Progress['stage']>,
  totalChunks: number,
): SubmissionJob['progress'] {
  const completed = stage === 'done' ? totalChunks : 0
  return Object.fromEntries(
    categories.map((category) => [
      category,
      {
        category,
        model: rulesModel(category),
        stage,
        completed_chunks: completed,
        total_chunks: totalChunks,
        coverage: completed / totalChunks,
      },
    ]),
  )
}
