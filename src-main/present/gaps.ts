/** What nobody may take for clean: scans that did not end, categories without a result, failures, pages that were not read. */

import { CATEGORY_NAMES, isSourceNote, warningWords } from '../../src-shared/model/words.ts'
import type { ReviewDocument } from '../../src-shared/workspace/document.ts'

/** A sentence, of ours but for names that the document gives. */
export interface Gap {
  /** Whether something failed, and not only a part of the document could not be read. */
  readonly isFailure: boolean
  readonly words: string
}

/** Told, and no gap: what is hidden, in another encoding or other than before was read. */
export const isNote = (warning: string) => warning === 'hidden_text_found' || isSourceNote(warning)
/** The pages name themselves. */
const WITHOUT_TEXT = /^pdf_page_without_text:\d+$/

/** Empty where all was checked. */
export function gapsOf(
  document: Pick<ReviewDocument, 'job' | 'requested' | 'pages'>,
): readonly Gap[] {
  return [
    ...unfinished(document).map((words) => ({ isFailure: true, words })),
    ...unread(document).map((words) => ({ isFailure: false, words })),
  ]
}

/** What was planned and not done. */
function unfinished({
  job,
  requested,
}: Pick<ReviewDocument, 'job' | 'requested'>): readonly string[] {
  const { status, completion } = job
  const lines = [
    ...(status === 'running' ? ['The scan was still running: nothing here is final.'] : []),
    ...requested
      .filter((category) => job.categories[category] === undefined)
      .map((category) => `${CATEGORY_NAMES[category]} was not checked.`),
    ...(completion?.failures ?? []).map(({ stage, kind, level, detector_id }) =>
      kind === 'interrupted'
        ? 'The scan was stopped before its end.'
        : `Failed: ${[stage, level, detector_id, kind].filter(Boolean).join(', ')}.`,
    ),
  ]
  // A job that ended otherwise says why; where it does not, that is told at least.
  if (lines.length > 0 || completion?.state === 'complete') return lines
  return ['Not all planned work was done.']
}

/** What of the document nobody could read. */
function unread({ job, pages }: Pick<ReviewDocument, 'job' | 'pages'>): readonly string[] {
  const lines = [
    ...(pages && pages.without_text.length > 0
      ? [`Pages without readable text: ${pages.without_text.join(', ')}.`]
      : []),
    ...job.extraction.warnings
      .filter((warning) => !isNote(warning) && !(pages && WITHOUT_TEXT.test(warning)))
      .map((warning) => `While it was read: ${warningWords(warning)}.`),
  ]
  if (lines.length > 0 || job.coverage.state === 'complete') return lines
  return ['A part of the document could not be read.']
}
