/**
 * Titles of sections. They write their words with capitals, and a tagger takes the last ones for a name: "Provided UDA
 * Fields". What is the whole of a heading, or is parted from its other words by one in small letters or a sign, is no part.
 */

import type { Range } from '../../src-shared/model/spans.ts'

/** Units of a heading that are read. */
const READ = 120
/** A heading of Markdown and wikis, or one that the next line underlines (reStructuredText, setext). */
const MARKED = /^[ \t]{0,3}(?:#{1,6}|={1,6}) /
const UNDERLINE = /^\n[ \t]{0,3}([=\-~^"'*+#`.])\1{3,}[ \t]*(?:\n|$)/
/** Words with capitals alone, directly before or behind the name. */
const WORDS_BEFORE = /^(?:[ \t]{0,3}(?:#{1,6}|={1,6}) )?(?:[\d.]+ )?(?:\p{Lu}[\p{L}\d]*['’]?s? )+$/u
const WORDS_AFTER = /^(?: \p{Lu}[\p{L}\d]*)+[ \t=#]*$/u

/** Whether a name is a part of a heading whose other words are written like it. */
export function isPartOfTitle(text: string, { start, end }: Range): boolean {
  const before = text.slice(Math.max(0, start - READ), start)
  const lead = before.slice(before.lastIndexOf('\n') + 1)
  const rest = text.slice(end, end + READ)
  const lineEnd = rest.indexOf('\n')
  if (lead.length === READ || lineEnd < 0) return false
  if (!MARKED.test(lead) && !UNDERLINE.test(rest.slice(lineEnd))) return false
  const tail = rest.slice(0, lineEnd)
  const isBehind = WORDS_BEFORE.test(lead) && /\p{L}/u.test(lead)
  const isBefore = WORDS_AFTER.test(tail)
  return (isBehind && (isBefore || /^[\s=#]*$/.test(tail))) || (isBefore && !/\p{L}/u.test(lead))
}
