/** Lets the spaces of a rule be ends of lines, as sentences are wrapped in letters, mails and PDF files. */

const IN_CLASS = ' \\r\\n'
const ALONE = '(?: |\\r?\\n)'

/** The same pattern, in which a space matches one end of a line, too; an empty line still parts two paragraphs. */
export function acrossLines(pattern: string): string {
  let isClass = false
  return pattern.replace(/\\.|[[\] ]/gs, (sign) => {
    if (sign === ' ') return isClass ? IN_CLASS : ALONE
    if (sign === '[') isClass = true
    if (sign === ']') isClass = false
    return sign
  })
}

/** Keywords, and each as it stands where a line ends at one of its spaces; two ends are never met in so short a stretch. */
export function keywordsAcrossLines(keywords: readonly string[]): string[] {
  return keywords.flatMap((keyword) => [
    keyword,
    ...[...keyword.matchAll(/ /g)].flatMap(({ index }) =>
      ['\n', '\r\n'].map((end) => keyword.slice(0, index) + end + keyword.slice(index + 1)),
    ),
  ])
}
