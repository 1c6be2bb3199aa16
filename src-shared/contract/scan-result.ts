/**
 * What the service answers: the response bodies of the interface as schemas.
 *
 * Where the interface marks an object closed, the schema is closed. A schema
 * and its type share one name.
 */

import Type from 'typebox'
import {
  CATEGORIES,
  DECISIONS,
  FAILURE_KINDS,
  FAILURE_STAGES,
  INPUT_KINDS,
  JOB_STATUSES,
  LEVELS,
  SAFETY_STATUSES,
} from '../model/vocabulary.ts'
import { JOB_ID_PATTERN, MAX_JOBS } from './limits.ts'

const closed = { additionalProperties: false } as const
const count = () => Type.Integer({ minimum: 0 })
const positive = () => Type.Integer({ minimum: 1 })
const byCategory = <S extends Type.TSchema>(value: S) =>
  Type.Object(
    {
      injection: Type.Optional(value),
      dlp: Type.Optional(value),
      pii: Type.Optional(value),
      threat: Type.Optional(value),
    },
    closed,
  )

export const SafetyStatus = Type.Enum([...SAFETY_STATUSES])
export const Decision = Type.Enum([...DECISIONS])
const ArkVersion = Type.Literal('1')
const JobId = Type.String({ pattern: JOB_ID_PATTERN })
const Confidence = Type.Number({ minimum: 0, maximum: 1 })

export const EvidenceSpan = Type.Object(
  {
    label: Type.String(),
    text: Type.String(),
    score: Confidence,
    start_byte: Type.Optional(count()),
    end_byte: Type.Optional(count()),
    start_char: Type.Optional(count()),
    end_char: Type.Optional(count()),
  },
  closed,
)
export type EvidenceSpan = Type.Static<typeof EvidenceSpan>

export const EvidenceItem = Type.Object(
  {
    chunk_id: Type.Optional(count()),
    source: Type.Optional(Type.String()),
    class_name: Type.Optional(Type.String()),
    confidence: Type.Optional(Confidence),
    span: Type.Optional(Type.Object({ start: count(), end: count() }, closed)),
  },
  closed,
)
export type EvidenceItem = Type.Static<typeof EvidenceItem>

export const DecisionEvidence = Type.Object(
  {
    stage: Type.Optional(Type.String()),
    decisive_chunks: Type.Optional(Type.Array(EvidenceItem)),
  },
  closed,
)
export type DecisionEvidence = Type.Static<typeof DecisionEvidence>

export const FinalResult = Type.Object(
  { class_name: Type.String(), confidence: Confidence, source: Type.String() },
  closed,
)
export type FinalResult = Type.Static<typeof FinalResult>

export const CategoryResult = Type.Object(
  {
    evidence_spans: Type.Array(EvidenceSpan),
    category: Type.Optional(Type.Enum([...CATEGORIES])),
    class_name: Type.Optional(Type.String()),
    level: Type.Optional(Type.Enum([...LEVELS])),
    model: Type.Optional(Type.String()),
    confidence: Type.Optional(Confidence),
    duration_ms: Type.Optional(Type.Number({ minimum: 0 })),
    accepted: Type.Optional(Type.Boolean()),
    final_result: Type.Optional(FinalResult),
    decision_evidence: Type.Optional(DecisionEvidence),
  },
  closed,
)
export type CategoryResult = Type.Static<typeof CategoryResult>

export const Progress = Type.Object(
  {
    category: Type.Optional(Type.String()),
    model: Type.Optional(Type.String()),
    stage: Type.Optional(Type.Enum(['queued', 'l1', 'l2', 'l3', 'done'])),
    completed_chunks: Type.Optional(count()),
    total_chunks: Type.Optional(count()),
    inferred_chunks: Type.Optional(count()),
    propagated_chunks: Type.Optional(count()),
    cache_hits: Type.Optional(count()),
    early_exit: Type.Optional(Type.Boolean()),
    coverage: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
  },
  closed,
)
export type Progress = Type.Static<typeof Progress>

export const Failure = Type.Object(
  {
    stage: Type.Enum([...FAILURE_STAGES]),
    kind: Type.Enum([...FAILURE_KINDS]),
    retryable: Type.Boolean(),
    level: Type.Optional(Type.String()),
    detector_id: Type.Optional(Type.String()),
  },
  closed,
)
export type Failure = Type.Static<typeof Failure>

export const Completion = Type.Object(
  {
    state: Type.Enum(['complete', 'degraded', 'failed']),
    failures: Type.Optional(Type.Array(Failure)),
  },
  closed,
)
export type Completion = Type.Static<typeof Completion>

const duration = () => Type.Optional(Type.Union([Type.Number({ minimum: 0 }), Type.Null()]))
export const Timings = Type.Object(
  {
    queue_wait_ms: duration(),
    worker_submit_ms: duration(),
    worker_ms: duration(),
    total_ms: duration(),
    l2_ms: duration(),
    l2_cache_hit: Type.Optional(Type.Union([Type.Number(), Type.Boolean(), Type.Null()])),
  },
  closed,
)
export type Timings = Type.Static<typeof Timings>

export const InputMetadata = Type.Object(
  {
    kind: Type.Enum([...INPUT_KINDS]),
    media_types: Type.Array(Type.String(), { minItems: 1, uniqueItems: true }),
  },
  closed,
)
export type InputMetadata = Type.Static<typeof InputMetadata>

const extent = {
  documents_total: positive(),
  documents_scanned: positive(),
  pages_total: Type.Optional(positive()),
  pages_scanned: Type.Optional(positive()),
}
const CoverageState = Type.Enum(['complete', 'partial'])

export const ExtractionMetadata = Type.Object(
  {
    version: Type.Literal('document-v1'),
    state: CoverageState,
    ...extent,
    warnings: Type.Array(Type.String()),
  },
  closed,
)
export type ExtractionMetadata = Type.Static<typeof ExtractionMetadata>

export const CoverageMetadata = Type.Object(
  { state: CoverageState, input_tokens: positive(), ...extent },
  closed,
)
export type CoverageMetadata = Type.Static<typeof CoverageMetadata>

export const ScanUsage = Type.Object(
  {
    input_tokens: count(),
    scan_units: positive(),
    request_units: positive(),
    unit_version: Type.Literal('scan-unit-v1'),
  },
  closed,
)
export type ScanUsage = Type.Static<typeof ScanUsage>

export const Detectors = byCategory(Type.Array(Type.String()))
export const CategoryResults = byCategory(CategoryResult)
export const ProgressByCategory = byCategory(Progress)

export const UrlSegment = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  graphemes: count(),
  categories: Type.Optional(CategoryResults),
  decision: Type.Optional(Decision),
  safety_status: Type.Optional(SafetyStatus),
  detectors: Type.Optional(Detectors),
  completion: Type.Optional(Completion),
})
export type UrlSegment = Type.Static<typeof UrlSegment>

const verdict = {
  detectors: Type.Optional(Detectors),
  completion: Type.Optional(Completion),
  decision: Type.Optional(Decision),
  safety_status: Type.Optional(SafetyStatus),
  timings: Type.Optional(Timings),
}
const Segments = Type.Optional(Type.Array(UrlSegment))
export const JobStatus = Type.Enum([...JOB_STATUSES])

/** `job_id` is a plain string here: synchronous jobs are not stored, so nothing reads it back. */
export const SubmissionJob = Type.Object(
  {
    job_id: Type.String(),
    source: Type.String(),
    status: JobStatus,
    progress: ProgressByCategory,
    categories: CategoryResults,
    segments: Segments,
    ...verdict,
  },
  closed,
)
export type SubmissionJob = Type.Static<typeof SubmissionJob>

const submission = {
  input: InputMetadata,
  extraction: ExtractionMetadata,
  coverage: CoverageMetadata,
  usage: ScanUsage,
}

export const Job = Type.Object(
  {
    ark_version: ArkVersion,
    job_id: JobId,
    source: Type.String(),
    status: JobStatus,
    ...submission,
    progress: ProgressByCategory,
    categories: CategoryResults,
    jobs: Type.Optional(Type.Array(SubmissionJob)),
    segments: Segments,
    ...verdict,
  },
  closed,
)
export type Job = Type.Static<typeof Job>

export const AcceptedJob = Type.Object(
  { job_id: JobId, source: Type.String(), status_url: Type.String() },
  closed,
)
export type AcceptedJob = Type.Static<typeof AcceptedJob>

export const Accepted = Type.Object(
  {
    ark_version: ArkVersion,
    status: Type.Literal('accepted'),
    ...submission,
    jobs: Type.Array(AcceptedJob, { minItems: 1, maxItems: MAX_JOBS }),
    segments: Segments,
  },
  closed,
)
export type Accepted = Type.Static<typeof Accepted>

export const CompletedSubmission = Type.Object({
  ark_version: ArkVersion,
  status: Type.Literal('completed'),
  ...submission,
  jobs: Type.Array(SubmissionJob, { minItems: 1, maxItems: MAX_JOBS }),
  segments: Segments,
  categories: Type.Optional(CategoryResults),
  decision: Type.Optional(Decision),
  safety_status: Type.Optional(SafetyStatus),
})
export type CompletedSubmission = Type.Static<typeof CompletedSubmission>

export const QuotaError = Type.Object(
  {
    limit_kind: Type.Enum([
      'anonymous_daily_scan_units',
      'monthly_scan_units',
      'token_rate',
      'input_tokens_per_scan',
    ]),
    retry_after: count(),
    next_actions: Type.Object(
      {
        usage_url: Type.String({ format: 'uri' }),
        upgrade_url: Type.String({ format: 'uri' }),
        sign_in_url: Type.Optional(Type.String({ format: 'uri' })),
      },
      closed,
    ),
    reset_at: Type.Optional(count()),
  },
  closed,
)
export type QuotaError = Type.Static<typeof QuotaError>

export const ErrorBody = Type.Object(
  {
    error: Type.Object(
      {
        code: Type.String({ pattern: '^[A-Z0-9_]+$' }),
        message: Type.String(),
        request_id: Type.String(),
      },
      closed,
    ),
    quota: Type.Optional(QuotaError),
    usage: Type.Optional(Type.Object({}, { additionalProperties: true })),
  },
  closed,
)
export type ErrorBody = Type.Static<typeof ErrorBody>
