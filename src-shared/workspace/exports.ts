/** What a job can be exported as, and the choices of one export. */

import Type from 'typebox'
import { FINDING_STATUSES } from '../model/judging.ts'

const closed = { additionalProperties: false } as const

/** Redacted copies of the document. */
export const COPY_FORMATS = ['text', 'markdown', 'docx', 'pdf'] as const
export type CopyFormat = (typeof COPY_FORMATS)[number]
/** Reports about it. */
export const REPORT_FORMATS = ['json', 'sarif', 'csv', 'html'] as const
export type ReportFormat = (typeof REPORT_FORMATS)[number]
/** A receipt (receipt.ts) stands by itself: its choices are none. */
export const EXPORT_FORMATS = [...REPORT_FORMATS, 'receipt', ...COPY_FORMATS] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export interface ExportKind {
  readonly mediaType: string
  /** Behind the document's name, with its dots. */
  readonly extension: string
  /** Whether it is a redacted copy. */
  readonly isRedacted: boolean
}

/** Types are those of RFC 8259, SARIF 2.1.0 §3.1, RFC 7111, HTML, RFC 7763, ECMA-376 and RFC 8118. */
export const EXPORT_KINDS: Readonly<Record<ExportFormat, ExportKind>> = {
  json: { mediaType: 'application/json', extension: '.json', isRedacted: false },
  sarif: { mediaType: 'application/sarif+json', extension: '.sarif', isRedacted: false },
  csv: { mediaType: 'text/csv; charset=utf-8', extension: '.csv', isRedacted: false },
  html: { mediaType: 'text/html; charset=utf-8', extension: '.html', isRedacted: false },
  text: { mediaType: 'text/plain; charset=utf-8', extension: '.redacted.txt', isRedacted: true },
  markdown: {
    mediaType: 'text/markdown; charset=utf-8',
    extension: '.redacted.md',
    isRedacted: true,
  },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: '.redacted.docx',
    isRedacted: true,
  },
  pdf: { mediaType: 'application/pdf', extension: '.redacted.pdf', isRedacted: true },
  receipt: {
    mediaType: 'text/html; charset=utf-8',
    extension: '.receipt.html',
    isRedacted: false,
  },
}

/** How evidence stands in a report: as it is masked on screen, in full, or left out. */
export const EVIDENCE_CHOICES = ['masked', 'full', 'none'] as const
export type EvidenceChoice = (typeof EVIDENCE_CHOICES)[number]

/** What stands in a redacted copy: `[PERSON]` or, told apart by value, `[PERSON 1]`. */
export const REDACTION_CHOICES = ['labels', 'pseudonyms'] as const
export type RedactionChoice = (typeof REDACTION_CHOICES)[number]

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
