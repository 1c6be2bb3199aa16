/**
 * A submission and its jobs as they are kept: types only.
 *
 * Parts that the interface returns keep the interface's form, because they are
 * kept as JSON and handed out again unchanged; the rest is the program's own.
 */

import type { Completion, Job, SubmissionJob } from '../../src-shared/contract/scan-result.ts'
import type { AppliedConfig } from '../../src-shared/contract/scan-settings.ts'
import type { ChunkHeat } from '../../src-shared/model/chunk-heat.ts'
import type { MergedFinding } from '../../src-shared/model/finding.ts'
import type { InputKind, JobStatus } from '../../src-shared/model/vocabulary.ts'
import type { McpChanges } from '../../src-shared/workspace/mcp-changes.ts'
import type { DecisionCounts } from '../decide/count-decisions.ts'
import type { CanonicalDocument, MediaType } from '../extract/canonical-document.ts'

/** Where a submission came from: the app's window or a client of the interface. */
export type SubmissionOrigin = 'app' | 'api'

/** What every job of a submission repeats; the segments are those of web pages and MCP servers, without results. */
export type SubmissionMetadata = Readonly<
  Pick<Job, 'input' | 'extraction' | 'coverage' | 'usage' | 'segments'>
>

/** One accepted request; times are Unix milliseconds. */
export interface NewSubmission {
  /** Unique; the caller makes it. */
  readonly id: string
  /** Null for an anonymous caller; else an account that exists. */
  readonly accountId: string | null
  readonly origin: SubmissionOrigin
  readonly kind: InputKind
  readonly config: AppliedConfig
  readonly metadata: SubmissionMetadata
  readonly createdAt: number
  /** How long its jobs are kept after they end, in milliseconds; null keeps them until deleted. */
  readonly retentionMs: number | null
}

/** One document of a submission. */
export interface NewJob {
  /** Fits `JOB_ID_PATTERN`. */
  readonly jobId: string
  /** `job.source` of the interface. */
  readonly source: string
  readonly document: CanonicalDocument
  /** The bytes as submitted, for the page view; null where they are not kept. */
  readonly original: Uint8Array | null
  /** Of an MCP server that was read before. */
  readonly changes?: McpChanges | undefined
  /** Of a file from the app's window: by what it is known when it comes again. */
  readonly scanKey?: string | undefined
}

/** Progress by category, in the interface's form. */
export type JobProgress = Job['progress']

/** What a finished job answers, in the interface's form. `completion` is always there. */
export type JobResult = Readonly<
  Pick<
    SubmissionJob,
    'categories' | 'detectors' | 'decision' | 'safety_status' | 'timings' | 'segments'
  > & { completion: Completion }
>

/** When a job ended and goes, in Unix milliseconds. */
export interface EndTimes {
  readonly completedAt: number
  /** Null keeps the job until it is deleted. */
  readonly expiresAt: number | null
}

/** How a job ended. */
export interface JobOutcome extends EndTimes {
  readonly status: Exclude<JobStatus, 'running'>
  /** The history's decision, safety status and completion are read from it. */
  readonly result: JobResult
  /** Last state of the progress. */
  readonly progress: JobProgress
  /** In reading order, rejected candidates included; the place in the list becomes the ordinal. */
  readonly findings: readonly MergedFinding[]
  /** Of every chunk in order; empty where no model has read one. */
  readonly heat: readonly ChunkHeat[]
  /** By category that was checked. */
  readonly decisions: DecisionCounts
}

/** A job as it is kept, without its document and findings. */
export interface StoredJob {
  readonly jobId: string
  readonly submissionId: string
  /** Place in its submission, from 0. */
  readonly position: number
  readonly accountId: string | null
  readonly origin: SubmissionOrigin
  readonly kind: InputKind
  readonly config: AppliedConfig
  readonly metadata: SubmissionMetadata
  readonly retentionMs: number | null
  readonly source: string
  readonly mediaType: MediaType
  readonly status: JobStatus
  /** How often work on it was begun. */
  readonly attempts: number
  readonly progress: JobProgress
  /** Null while it runs. */
  readonly result: JobResult | null
  readonly createdAt: number
  readonly completedAt: number | null
  readonly expiresAt: number | null
}
