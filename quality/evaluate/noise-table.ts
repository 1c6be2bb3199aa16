/** The noise of a set of documents as lines for people. */

import type { Noise } from './noise.ts'

/** Categories, then what found most with examples, then the documents in which most was found. */
export function noiseTable(noise: Noise): string {
  const { documents, bytes, passed_over, by_category, by_detector, worst } = noise
  const lines = [
    `${documents} documents, ${(bytes / 1_000_000).toFixed(2)} MB of text, ${passed_over} files passed over`,
    ...Object.entries(by_category).map(
      ([category, each]) =>
        `${category.padEnd(10)} accepted ${each.accepted} (${each.accepted_per_document.toFixed(3)} a document, ${each.accepted_per_megabyte.toFixed(2)} a megabyte) in ${percent(each.documents_with_accepted)} of documents; any ${each.findings} in ${percent(each.documents_with_any)}`,
    ),
    ...by_detector.flatMap(
      ({ category, class_name, detector, findings, accepted, documents: in_, examples }) => [
        `  ${category} ${class_name} ${detector}: accepted ${accepted} of ${findings}, in ${in_} documents`,
        ...examples.map(
          ({ document, evidence, score }) => `      ${score.toFixed(2)} ${evidence}   ${document}`,
        ),
      ],
    ),
    ...(worst.length > 0 ? ['most found in:'] : []),
    ...worst.map(({ document, accepted }) => `  ${accepted} ${document}`),
  ]
  return `${lines.join('\n')}\n`
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
