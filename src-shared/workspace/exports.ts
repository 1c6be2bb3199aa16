/** The choices of one export, and its refusal, as schemas. */

import Type from 'typebox'
import { JOB_ID_PATTERN } from '../contract/limits.ts'
import { FINDING_STATUSES } from '../model/judging.ts'
import { EVIDENCE_CHOICES, EXPORT_FORMATS, REDACTION_CHOICES } from './export-kinds.ts'

const closed = { additionalProperties: false } as const

/**
 * The choices of an export. Reports hold the accepted findings of the statuses asked for, all
 * where none are named. In a redacted copy they are what is taken out, open and confirmed ones
 * where none are named; a marking such as "confidential" stays.
 */
export const ExportRequest = Type.Object(
  {
    format: Type.Enum([...EXPORT_FORMATS]),
    statuses: Type.Optional(
      Type.Array(Type.Enum([...FINDING_STATUSES]), { minItems: 1, uniqueItems: true }),
    ),
    /** `masked` where left out. The JSON of the interface is the job as it is, whatever was chosen. */
    evidence: Type.Optional(Type.Enum([...EVIDENCE_CHOICES])),
    redaction: Type.Optional(Type.Enum([...REDACTION_CHOICES])),
  },
  closed,
)
export type ExportRequest = Type.Static<typeof ExportRequest>

/** Scans that one report holds; more are looked for in History, or with `assay scan`. */
export const MAX_REPORTED = 500

const Name = () => Type.String({ maxLength: 4_096 })

/** One report of many scans, with masked evidence, and of what could not be scanned beside them. */
export const BatchReportRequest = Type.Object(
  {
    /** In the order of the report, under the names that whoever asks knows them by. */
    jobs: Type.Array(
      Type.Object({ job_id: Type.String({ pattern: JOB_ID_PATTERN }), name: Name() }, closed),
      { minItems: 1, maxItems: MAX_REPORTED },
    ),
    unread: Type.Array(
      Type.Object({ name: Name(), why: Type.String({ maxLength: 4_096 }) }, closed),
      { maxItems: MAX_REPORTED },
    ),
  },
  closed,
)
export type BatchReportRequest = Type.Static<typeof BatchReportRequest>

/** A redacted copy in which something of what was taken out was found again; it is not handed out. */
export const ExportRefusal = Type.Object(
  {
    error: Type.Object(
      {
        code: Type.Literal('EXPORT_REFUSED'),
        message: Type.String(),
        request_id: Type.String(),
      },
      closed,
    ),
    /** How many findings of the second scan are values that were taken out. */
    left: Type.Integer({ minimum: 1 }),
  },
  closed,
)
export type ExportRefusal = Type.Static<typeof ExportRefusal>
