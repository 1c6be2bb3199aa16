/** What nobody may take for clean: categories without a result, failures, pages that were not read. */

import { CATEGORY_NAMES, nameIn, WARNING_WORDS } from '../../src-shared/model/words.ts'
import type { ReviewDocument } from '../../src-shared/workspace/document.ts'

/** Told, and no gap: what is hidden was read. */
const HIDDEN = 'hidden_text_found'
/** The pages name themselves. */
const WITHOUT_TEXT = /^pdf_page_without_text:\d+$/

/** A sentence each, of ours but for names that the document gives; empty where all was checked. */
export function gapsOf({
  job,
  requested,
  pages,
}: Pick<ReviewDocument, 'job' | 'requested' | 'pages'>): readonly string[] {
  return [
    ...requested
      .filter((category) => job.categories[category] === undefined)
      .map((category) => `${CATEGORY_NAMES[category]} was not checked.`),
    ...(job.completion?.failures ?? []).map(
      ({ stage, kind, level }) => `Failed: ${[stage, level, kind].filter(Boolean).join(', ')}.`,
    ),
    ...(pages && pages.without_text.length > 0
      ? [`Pages without readable text: ${pages.without_text.join(', ')}.`]
      : []),
    ...job.extraction.warnings
      .filter((warning) => warning !== HIDDEN && !(pages && WITHOUT_TEXT.test(warning)))
      .map((warning) => `While it was read: ${nameIn(WARNING_WORDS, warning)}.`),
  ]
}
