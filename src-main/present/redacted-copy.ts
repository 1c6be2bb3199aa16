/** Redacted copies of a document, and the proof that nothing of what was taken out is left in one. */

import { KEPT_LABELS } from '../../src-shared/model/kept-labels.ts'
import type { DocumentFinding, ReviewDocument } from '../../src-shared/workspace/document.ts'
import type { ExportRequest } from '../../src-shared/workspace/exports.ts'
import { partScripts } from '../chunk/scripts.ts'
import { identifyFindings } from '../decide/identify-findings.ts'
import { recordOf, type SealedOutcome } from '../decide/sealed-outcome.ts'
import { toHtmlCopy } from './copy-html.ts'
import { toMarkdown } from './copy-markdown.ts'
import { copyNote } from './copy-note.ts'
import { wholePassages } from './planted-passages.ts'
import { redact } from './redact.ts'
import { chosenFindings } from './report.ts'

export interface RedactedCopy {
  /** What the copy says, for the second scan. */
  readonly text: string
  /** The same as it goes out; null where it is drawn from the text. */
  readonly file: string | null
  /** Groups of what was taken out: values and passages, see docs/fingerprints.md. */
  readonly keys: readonly string[]
}

/**
 * From which score nothing but their place keeps names, addresses and numbers from being findings: the thresholds of
 * the tagger of names and of rules; mail addresses are surer.
 */
const KEPT_BY_PLACE: ReadonlyMap<string, number> = new Map([
  ['PERSON', 0.75],
  ['EMAIL', 0.75],
  ['ADDRESS', 0.56],
  ['PHONE', 0.5],
])

/**
 * A copy without the findings of some statuses; open and confirmed ones where none are named. With the
 * open ones go the names, addresses and numbers that only their place keeps from being findings. What only asked
 * for a look goes once a reviewer has confirmed it. A planted passage goes as a whole. Scripts of a page, in which no personal
 * data is looked for, stay out. A copy of less than was to be looked at says so on top.
 */
export function redactedCopy(
  document: ReviewDocument,
  { format, statuses = ['open', 'confirmed'], redaction = 'labels' }: ExportRequest,
): RedactedCopy {
  const { said } = partScripts(document.text, document.source_map)
  const chosen = chosenFindings(document, statuses).filter(
    ({ accepted, label, judgement }) =>
      (accepted || judgement?.status === 'confirmed') && !KEPT_LABELS.has(label),
  )
  const placed = statuses.includes('open') ? document.findings.filter(isKeptByPlace) : []
  const claims = [...chosen, ...placed].filter(({ end }) => end <= said.length)
  const note = copyNote(document)
  const whole = wholePassages(said, document.source_map, claims)
  // The words that were claimed are looked for in other places, the passages around them go here.
  const redacted = redact(said, [...claims, ...whole], redaction)
  const text = note === null ? redacted : `${note}\n\n${redacted}`
  const groups = claims.flatMap(({ group }) =>
    group === null ? [] : (document.groups[group] ?? []),
  )
  return {
    text,
    file: fileOf(format, text),
    keys: [...new Set(groups.map(({ id }) => id))],
  }
}

/** What authors publish of themselves and what samples show asks for no look, and is somebody's data all the same. */
function isKeptByPlace({ accepted, label, score }: DocumentFinding): boolean {
  return !accepted && score >= (KEPT_BY_PLACE.get(label) ?? Number.POSITIVE_INFINITY)
}

function fileOf(format: ExportRequest['format'], text: string): string | null {
  switch (format) {
    case 'text':
      return text
    case 'markdown':
      return toMarkdown(text)
    case 'webpage':
      return toHtmlCopy(text)
    default:
      return null
  }
}

/** Findings of the second scan that are values which were taken out. */
export function valuesLeft(text: string, outcome: SealedOutcome, keys: readonly string[]): number {
  const taken = new Set(keys)
  const { findings } = recordOf(outcome)
  const { groups } = identifyFindings(text, findings)
  return groups
    .filter(({ id }) => taken.has(id))
    .reduce((sum, group) => sum + group.findings.length, 0)
}
