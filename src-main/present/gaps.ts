/** What nobody may take for clean: categories without a result, failures, pages that were not read. */

import type { ReviewDocument } from '../../src-shared/workspace/document.ts'

/** A sentence each, of ours but for names that the document gives; empty where all was checked. */
export function gapsOf({
  job,
  requested,
  pages,
}: Pick<ReviewDocument, 'job' | 'requested' | 'pages'>): readonly string[] {
  return [
    ...requested
      .filter((category) => job.categories[category] === undefined)
      .map((category) => `${category} was not checked.`),
    ...(job.completion?.failures ?? []).map(
      ({ stage, kind, level }) => `Failed: ${[stage, level, kind].filter(Boolean).join(', ')}.`,
    ),
    ...(pages && pages.without_text.length > 0
      ? [`Pages without readable text: ${pages.without_text.join(', ')}.`]
      : []),
    ...job.extraction.warnings.map((warning) => `Reading: ${warning}.`),
  ]
}
