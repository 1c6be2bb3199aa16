/** The change log of a work: whoever is named there made it or found its faults, and the work is published with them. */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { textLines } from '../../../../src-shared/model/text-lines.ts'

/** Signatures of change logs: Debian's, GNU's, and the heads of a commit. */
export const SIGNED = leanExpression(
  oneLine`
    ^ ?-- \S.{0,80}<[^<>\s]+@[^<>\s]+>
    |^\s?(?:19|20)\d\d-\d\d-\d\d\s+\S.{0,60}[<(]\\?<?[^<>\s]+@
    |^(?:Author|Commit|Committer): \S.{0,60}<[^<>\s]+@
    |^\s*\[ {0,2}\p{Lu}[\p{L} .'-]{2,40}(?:<[^<>\s]+@[^<>\s]+>)? {0,2}\]$
    |^(?:\w{3} ){2}[ \d]\d .{0,24}\d{4}:?\s+\S.{0,60}[<(][^<>\s]+@
  `,
  'u',
)
/** The head of a release: its version and its day, in either order. */
const RELEASE = leanExpression(
  oneLine`
    ^\W{0,6}(?:
      v(?:ersion )?|release )?\d+(?:\.\d+|-\d+\b)[\w.+~-]*[^\n]{0,40}\b(?:19|20)\d\d(?:[-/.]?\d\d){2}\b
    |^\W{0,6}(?:v(?:ersion )?|release )?\d+\.\d+[\w.+~-]*\W{1,12}(?:released )?(?:on )?(?:
      \d{1,2}\.? [a-z]{3,9}\.? (?:19|20)\d\d
      |[a-z]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\d\d
    )\W{0,3}$
    |^\W{0,6}(?:19|20)\d\d(?:[-/.]\d\d){2}:? (?:v(?:ersion )?|release )?\d+\.\d+
  `,
  'i',
)
/** The head of a release without its day: read where the document is technical. A number of two parts may be a section's. */
const UNDATED_RELEASE = new RegExp(
  oneLine`
    ^\W{0,6}(?:
      changes|new|what['’]s new|news
    ) (?:in|since|for) (?:\w+ ){0,2}v?\d+\.\d+[^\n]{0,40}$
    |^#{1,4} \[?(?:v\d+\.\d+|\d+\.\d+\.\d+)[\w.+-]{0,20}\]?(?: \([\w ]{1,40}\))?$
  `,
  'i',
)
/** A version with its name at most on a line that the next one underlines, as reStructuredText and Markdown have heads. */
const VERSION_ALONE = /^v?\d+\.\d+[\w.+-]{0,20}(?: -{1,3} "[^"\n]{1,40}")?$/i
const UNDERLINE = /^\n?[=~^-]{3,40}(?:\n|$)/
/** A day and whoever made the changes that are indented below; without them it is a roster. */
const DAY_AND_NAME =
  /^(?:19|20)\d\d-\d\d-\d\d\s+(?:- )?\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+){1,3}\s*$/u
const INDENTED = /^\n?[ \t]{2,}\S/
/** Signatures and heads from which a document is a change log, where it is technical one release below a heading alone; and lines of an entry that may hold anything. */
const FEWEST = 3
const MAX_ENTRY = 200
const HEADING = /^#{1,4} /
/** Lines of an entry are indented or begin with a sign; what does not is another text before or behind. */
const ENTRY_LINE = /^(?:\s|[*+-] |$)/
const MAX_LINE = 300

/** A release or a kind of changes, as people head what follows it (keepachangelog.com). */
const RELEASE_HEAD = new RegExp(
  oneLine`
    ^(?:
      #{1,4} [^\n]{0,40}\d+\.\d+
      |#{1,4} (?:unreleased|change ?log|release notes|what['’]s new)\b
      |#{0,4} ?(?:added|changed|fixed|removed|improved|deprecated|security):?$
    )
  `,
  'im',
)
const ITEM = /^\s{0,8}[-*+•] /
/** UTF-16 units before an item in which its head is looked for. */
const HEAD_REACH = 3_000

/** The line before a message in the log of git, which indents it, and lines of such a message. */
const COMMIT = /^commit [\da-f]{7,40}\b/m
const INDENTED_LINE = /^ {4}\S/

/** Whether a line is of the message of a commit, in a log of them. */
export function isInCommitMessage(text: string, lineStart: number): boolean {
  return (
    INDENTED_LINE.test(text.slice(lineStart, lineStart + MAX_LINE)) &&
    COMMIT.test(text.slice(Math.max(0, lineStart - HEAD_REACH), lineStart))
  )
}

/** Whether a line is an item below the head of a release. */
export function isInReleaseNotes(text: string, lineStart: number): boolean {
  if (!ITEM.test(text.slice(lineStart, lineStart + MAX_LINE))) return false
  return RELEASE_HEAD.test(text.slice(Math.max(0, lineStart - HEAD_REACH), lineStart))
}

/**
 * Tells of the start of a line whether it stands in a change log.
 * @param isOfWork whether the text is technical.
 */
export function changesOf(text: string, isOfWork: () => boolean): (lineStart: number) => boolean {
  const lines: { readonly start: number; readonly isEntry: boolean }[] = []
  const signs: number[] = []
  let isHeaded = false
  for (const { start, end } of textLines(text)) {
    const line = text.slice(start, Math.min(end, start + MAX_LINE))
    const isHead = DAY_AND_NAME.test(line) && INDENTED.test(text.slice(end + 1, end + MAX_LINE))
    const isUnderlined =
      VERSION_ALONE.test(line) && UNDERLINE.test(text.slice(end + 1, end + MAX_LINE))
    const isRelease =
      RELEASE.test(line) || ((isUnderlined || UNDATED_RELEASE.test(line)) && isOfWork())
    if (isHead || isRelease || SIGNED.test(line)) signs.push(lines.length)
    isHeaded ||= isRelease && HEADING.test(line)
    lines.push({ start, isEntry: ENTRY_LINE.test(line) })
  }
  if (signs.length < FEWEST && !(isHeaded && isOfWork())) return () => false
  const held = new Set<number>()
  const hold = (index: number) => held.add(lines[index]?.start ?? -1)
  for (const [order, sign] of signs.entries()) {
    const before = signs[order - 1] ?? -1
    const next = signs[order + 1] ?? lines.length
    hold(sign)
    // Debian signs an entry behind it, others put its head before: both sides of a sign are entries.
    const isWhole = next < lines.length && next - sign <= MAX_ENTRY
    for (let index = sign + 1; index < next && (isWhole || lines[index]?.isEntry); index++)
      hold(index)
    for (let index = sign - 1; index > before && lines[index]?.isEntry; index--) hold(index)
  }
  return (lineStart) => held.has(lineStart)
}
