/** What a job can be exported as, and what there is to choose: plain words, for threads that need no schemas. */

/** Redacted copies of the document. */
export const COPY_FORMATS = ['text', 'markdown', 'webpage', 'docx', 'pdf'] as const
export type CopyFormat = (typeof COPY_FORMATS)[number]
/** Reports about it. */
export const REPORT_FORMATS = ['json', 'sarif', 'csv', 'html'] as const
export type ReportFormat = (typeof REPORT_FORMATS)[number]
/** A receipt (receipt.ts) stands by itself: its choices are none. */
export const EXPORT_FORMATS = [...REPORT_FORMATS, 'receipt', ...COPY_FORMATS] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export interface ExportKind {
  readonly mediaType: string
  /** Behind the document's name, with its dots; never that of a document, which a report is not to lie over. */
  readonly extension: string
  /** Whether it is a redacted copy. */
  readonly isRedacted: boolean
}

/** Types are those of RFC 8259, SARIF 2.1.0 §3.1, RFC 7111, HTML, RFC 7763, ECMA-376 and RFC 8118. */
export const EXPORT_KINDS: Readonly<Record<ExportFormat, ExportKind>> = {
  json: { mediaType: 'application/json', extension: '.result.json', isRedacted: false },
  sarif: { mediaType: 'application/sarif+json', extension: '.sarif', isRedacted: false },
  csv: { mediaType: 'text/csv; charset=utf-8', extension: '.findings.csv', isRedacted: false },
  html: { mediaType: 'text/html; charset=utf-8', extension: '.report.html', isRedacted: false },
  text: { mediaType: 'text/plain; charset=utf-8', extension: '.redacted.txt', isRedacted: true },
  markdown: {
    mediaType: 'text/markdown; charset=utf-8',
    extension: '.redacted.md',
    isRedacted: true,
  },
  webpage: {
    mediaType: 'text/html; charset=utf-8',
    extension: '.redacted.html',
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
