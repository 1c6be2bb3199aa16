/**
 * The records of an archive of the history, one a line: scans, then suppressions, then reviews,
 * because a review's steps name suppressions, and suppressions name scans. Members carry the names
 * of the columns that they come from; what is JSON there is a value here.
 */

import Type from 'typebox'
import { JOB_ID_PATTERN } from '../../../src-shared/contract/limits.ts'
import { ScanConfig } from '../../../src-shared/contract/scan-request.ts'
import {
  Completion,
  Job,
  ProgressByCategory,
  SubmissionJob,
} from '../../../src-shared/contract/scan-result.ts'
import { HEAT_STEPS } from '../../../src-shared/model/chunk-heat.ts'
import { VIEWS } from '../../../src-shared/model/finding.ts'
import {
  DISMISSAL_REASONS,
  FINDING_STATUSES,
  SUPPRESSION_SCOPES,
} from '../../../src-shared/model/judging.ts'
import {
  CATEGORIES,
  INPUT_KINDS,
  LEVELS,
  SEGMENT_KINDS,
  SEVERITIES,
} from '../../../src-shared/model/vocabulary.ts'
import { DocumentSourceRange } from '../../../src-shared/workspace/document.ts'
import {
  GoneFinding,
  Key,
  MAX_NOTE_LENGTH,
  REVIEW_ACTIONS,
} from '../../../src-shared/workspace/judging.ts'
import { McpChanges } from '../../../src-shared/workspace/mcp-changes.ts'
import { PolicyTable } from '../../../src-shared/workspace/policy.ts'
import { MEDIA_TYPES } from '../../extract/canonical-document.ts'

const closed = { additionalProperties: false } as const
const count = () => Type.Integer({ minimum: 0 })
const share = () => Type.Number({ minimum: 0, maximum: 1 })
const orNull = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()])
/** Unix milliseconds that a Date can tell (ECMAScript, time values). */
const time = () => Type.Integer({ minimum: 0, maximum: 8.64e15 })
/** A number of a row; what is added to it when it is renumbered stays exact. */
const ordinal = () => Type.Integer({ minimum: 1, maximum: 2 ** 40 })
const JobId = Type.String({ pattern: JOB_ID_PATTERN })
const Category = Type.Enum([...CATEGORIES])
const Level = Type.Enum([...LEVELS])
const Severity = Type.Enum([...SEVERITIES])
const Reason = Type.Enum([...DISMISSAL_REASONS])
const place = { start: count(), end: count() }

const Explanation = Type.Object(
  {
    detectorId: Type.String(),
    title: Type.String(),
    description: Type.String(),
    view: Type.Enum([...VIEWS]),
    baseScore: share(),
    score: share(),
    validated: Type.Array(Type.String()),
    context: Type.Array(Type.Object({ word: Type.String(), change: Type.Number() }, closed)),
  },
  closed,
)

const Finding = Type.Object(
  {
    ...place,
    category: Category,
    level: Level,
    label: Type.String(),
    severity: Severity,
    score: share(),
    accepted: Type.Boolean(),
    /** Left out where it does not, and by earlier versions. */
    asking: Type.Optional(Type.Boolean()),
    explanations: Type.Array(Explanation),
  },
  closed,
)

const Heat = Type.Object(
  {
    ...place,
    level: Level,
    step: Type.Enum([...HEAT_STEPS]),
    unsure: Type.Boolean(),
    verdict: orNull(
      Type.Object(
        { category: Category, className: Type.String(), score: share(), threshold: share() },
        closed,
      ),
    ),
  },
  closed,
)

const Segment = Type.Object(
  {
    ...place,
    id: Type.String(),
    kind: Type.Enum([...SEGMENT_KINDS]),
    graphemes: count(),
    title: Type.Optional(Type.String()),
  },
  closed,
)

const Pages = Type.Object(
  {
    total: Type.Integer({ minimum: 1 }),
    withoutText: Type.Array(count()),
    broken: Type.Optional(Type.Array(count())),
    unread: Type.Optional(count()),
    read: Type.Optional(count()),
  },
  closed,
)

const Document = Type.Object(
  {
    text: Type.String(),
    source_map: Type.Array(DocumentSourceRange),
    pages: orNull(Pages),
    warnings: Type.Array(Type.String()),
    segments: orNull(Type.Array(Segment)),
    changes: orNull(McpChanges),
    /** In base64. */
    original: orNull(Type.String({ pattern: '^[A-Za-z0-9+/]*={0,2}$' })),
  },
  closed,
)

const Submission = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 200 }),
    origin: Type.Enum(['app', 'api']),
    kind: Type.Enum([...INPUT_KINDS]),
    /** With the account's own table of decisions, where it was decided by one. */
    config: Type.Object({ ...ScanConfig.properties, policy: Type.Optional(PolicyTable) }, closed),
    metadata: Type.Pick(Job, ['input', 'extraction', 'coverage', 'usage', 'segments']),
    retention_ms: orNull(count()),
  },
  closed,
)

const Baseline = Type.Object(
  {
    previous: JobId,
    previous_at: time(),
    compared: Type.Array(Category),
    added: Type.Array(Key),
    gone: Type.Array(GoneFinding),
    gone_total: count(),
  },
  closed,
)

const { categories, detectors, decision, safety_status, timings, segments } =
  SubmissionJob.properties
const Result = Type.Object(
  {
    ...{ categories, detectors, decision, safety_status, timings, segments },
    completion: Completion,
  },
  closed,
)

const ScanRecord = Type.Object(
  {
    type: Type.Literal('scan'),
    seq: Type.Integer({ minimum: -(2 ** 40), maximum: 2 ** 40 }),
    job_id: JobId,
    submission: Submission,
    position: count(),
    source: Type.String(),
    media_type: Type.Enum(Object.values(MEDIA_TYPES)),
    status: Type.Enum(['completed', 'failed']),
    attempts: count(),
    progress: ProgressByCategory,
    result: Result,
    created_at: time(),
    completed_at: time(),
    expires_at: orNull(time()),
    finding_counts: Type.Object(
      Object.fromEntries(CATEGORIES.map((name) => [name, Type.Optional(orNull(count()))])),
      closed,
    ),
    document: Document,
    findings: Type.Array(Finding),
    heat: Type.Array(Heat),
    /** What its source is known by. */
    known_by: orNull(
      Type.Object(
        {
          name: orNull(Type.String()),
          content: orNull(Type.String({ pattern: '^[0-9a-f]{64}$' })),
        },
        closed,
      ),
    ),
    baseline: orNull(Baseline),
  },
  closed,
)
export type ScanRecord = Type.Static<typeof ScanRecord>

const SuppressionRecord = Type.Object(
  {
    type: Type.Literal('suppression'),
    id: ordinal(),
    scope: Type.Enum([...SUPPRESSION_SCOPES]),
    job_id: orNull(JobId),
    name: orNull(Type.String()),
    content: orNull(Type.String()),
    source: orNull(Type.String()),
    group_id: Key,
    fingerprints: orNull(Type.Array(Key)),
    detectors: Type.Array(Type.String()),
    category: Category,
    label: Type.String(),
    quote: Type.String(),
    reason: Reason,
    note: Type.String({ maxLength: MAX_NOTE_LENGTH }),
    owner: Type.String(),
    created_at: time(),
    expires_at: orNull(time()),
    lifted_at: orNull(time()),
  },
  closed,
)
export type SuppressionRecord = Type.Static<typeof SuppressionRecord>

const ReviewStep = Type.Object(
  {
    seq: ordinal(),
    kind: Type.Enum([...REVIEW_ACTIONS]),
    reviewer: Type.String(),
    at: time(),
    decided_at: time(),
    status: orNull(Type.Enum([...FINDING_STATUSES])),
    reason: orNull(Reason),
    note: orNull(Type.String({ maxLength: MAX_NOTE_LENGTH })),
    target: orNull(ordinal()),
    suppression: orNull(ordinal()),
    changes: Type.Array(
      Type.Object(
        {
          fingerprint: Key,
          field: Type.Enum(['status', 'note', 'suppression']),
          before: orNull(ordinal()),
          after: orNull(ordinal()),
        },
        closed,
      ),
    ),
  },
  closed,
)

const ReviewRecord = Type.Object(
  {
    type: Type.Literal('review'),
    job_id: JobId,
    steps: Type.Array(ReviewStep, { minItems: 1 }),
    /** What holds now: the steps that said it. */
    state: Type.Array(
      Type.Object({ fingerprint: Key, status: orNull(ordinal()), note: orNull(ordinal()) }, closed),
    ),
  },
  closed,
)
export type ReviewRecord = Type.Static<typeof ReviewRecord>

export const ArchiveRecord = Type.Union([ScanRecord, SuppressionRecord, ReviewRecord])
export type ArchiveRecord = Type.Static<typeof ArchiveRecord>
