/** Puts together what one job answers: results, verdict, completion, and every finding. */

import type {
  Completion,
  Failure,
  Progress,
  SubmissionJob,
  UrlSegment,
} from '../../src-shared/contract/scan-result.ts'
import type { MergedFinding } from '../../src-shared/model/finding.ts'
import type { Segment } from '../../src-shared/model/source-map.ts'
import { compareRanges, type Range } from '../../src-shared/model/spans.ts'
import { TextOffsets } from '../../src-shared/model/text-offsets.ts'
import type { Category } from '../../src-shared/model/vocabulary.ts'
import type { Chunk } from '../chunk/chunker.ts'
import type { RulesResponse } from '../detect/detector.ts'
import { categoryResult, type ResultContext, rulesModel } from './category-result.ts'
import { completionOf } from './completeness.ts'
import { fitResult } from './fit-result.ts'
import { mergeFindings } from './merge-findings.ts'
import { verdictOf } from './verdict.ts'

/** The part of a job that detection settles, in the words of the interface. */
export type JobResult = Pick<
  SubmissionJob,
  'progress' | 'categories' | 'detectors' | 'decision' | 'safety_status' | 'timings' | 'segments'
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
  /** Only of web pages and MCP servers. */
  readonly segments?: readonly Segment[] | undefined
  readonly categories: RulesResponse
  readonly failures: readonly Failure[]
}

/** What one category found in a document. */
interface CategoryFindings {
  readonly category: Category
  readonly findings: readonly MergedFinding[]
  readonly durationMs: number
}

/** Decides one document, and each of its segments by what was found in it. */
export function decideDocument({
  text,
  chunks,
  segments,
  categories,
  failures,
}: Detected): ScanOutcome {
  const context = { text, chunks, offsets: new TextOffsets(text) }
  const found = categories.map(({ category, findings, durationMs }) => ({
    category,
    findings: mergeFindings(findings),
    durationMs,
  }))
  const read = found.map(({ category }) => category)
  const verdict = judge(found, failures, context)
  const { categories: results, segments: segmentResults } = fitResult({
    categories: verdict.categories,
    segments: segments?.map(({ id, kind, graphemes, start, end }) => ({
      id,
      kind,
      graphemes,
      ...judge(within(found, { start, end }), failures, context),
    })),
  })
  return {
    status: verdict.completion.state === 'failed' ? 'failed' : 'completed',
    result: {
      progress: progressOf(read, 'done', chunks.length),
      ...verdict,
      categories: results,
      ...(segmentResults && { segments: segmentResults }),
    },
    findings: found.flatMap(({ findings }) => findings).sort(compareRanges),
    counts: Object.fromEntries(
      found.map(({ category, findings }) => [
        category,
        findings.filter((finding) => finding.accepted).length,
      ]),
    ),
  }
}

/** Results and verdict of a document or a segment, from the findings in it. */
function judge(
  found: readonly CategoryFindings[],
  failures: readonly Failure[],
  context: ResultContext,
): Required<Omit<UrlSegment, 'id' | 'kind' | 'graphemes'>> {
  const completion = completionOf(failures, found.length)
  const { decision, safetyStatus } = verdictOf(
    new Map(found.map(({ category, findings }) => [category, findings])),
    completion.state,
  )
  return {
    categories: Object.fromEntries(
      found.map(({ category, findings, durationMs }) => [
        category,
        categoryResult(category, findings, durationMs, context),
      ]),
    ),
    detectors: Object.fromEntries(found.map(({ category }) => [category, [rulesModel(category)]])),
    completion,
    decision,
    safety_status: safetyStatus,
  }
}

/** What begins in a stretch: a finding belongs to one segment, also where a rule read on past its border. */
function within(
  found: readonly CategoryFindings[],
  { start, end }: Range,
): readonly CategoryFindings[] {
  return found.map((each) => ({
    ...each,
    findings: each.findings.filter((finding) => finding.start >= start && finding.start < end),
  }))
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
