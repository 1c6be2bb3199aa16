/** How a name is written: without what the tagger takes with it (the next paragraph, signs before it, the word that greets), with a capital. */

import type { DecidedName } from '../names-decision.ts'
import { STREET } from './address-form.ts'
import { CLAUSE_GOES_ON, GREETING, VERB_FIRST } from './greetings.ts'

/** What is left of the sign of whoever signs for another, where the tagger begins behind its first letter: `i. A. Weber`. */
const SIGNED_FOR = /^[AV]\.\s+(?=\p{Lu})/u
const SIGNED_BEFORE = /(?:^|\s)i\.\s?$/
/** Where somebody lives, before the address: `in der Gohliser Straße 9`. A street called "In der Au" has a capital. */
const LIVES_AT = /^(?:at|au|en|in|à) (?:dem |der |la )?(?=\p{Lu}|\d)/u
/** How manual pages change the font in front of a name: `\fBEric` (groff(7)). */
const FONT_OF_TROFF = /^f[BIPR](?=\p{Lu})/u

/** Lines of a letterhead before and behind those of an address: a number and what it is, how to call. A line that begins with a number tells a house. */
const LINE_BEFORE =
  /^(?!(?:No|Nr)\b)[^\n]*\b(?:No|Nr|Number|Nummer|Ref|ID|Tel|Fax)\b[^\n]*\n\s*(?=\S)/
/** A house that is told by its number alone, as in India: `Plot No 5, Sector 14`. */
const HOUSE_BY_NUMBER = /\b(?:plot|house|flat|shop|door|block|building|villa|h|d)\.?\s?no\b/i
const LINE_BEHIND = /\n[^\S\n]*(?:Tel|Phone|Fax|Mobile?|Fon|E-?[Mm]ail)\b[^\n]*$/
const EMPTY_LINE = /\n[^\S\n]*\n/
/** A heading of one word in capitals and an empty line before a name that is written otherwise: `RÉSUMÉ`. */
const HEADING_BEFORE = /^\p{Lu}{2,20}[ \t]*\n\s*\n(?=\p{Lu}\p{Ll})/u

/** An address without the line of a number before it and that of a telephone behind it. */
export function withoutOtherLines(text: string, each: DecidedName): DecidedName {
  if (each.name !== 'ADDRESS') return each
  const value = text.slice(each.start, each.end)
  const line = LINE_BEFORE.exec(value)?.[0] ?? ''
  const start = STREET.test(line) || HOUSE_BY_NUMBER.test(line) ? 0 : line.length
  return upTo(value.slice(start).search(LINE_BEHIND), text, { ...each, start: each.start + start })
}

/** A name or address up to the line left empty behind it. */
export function inOneParagraph(text: string, each: DecidedName): DecidedName {
  return upTo(text.slice(each.start, each.end).search(EMPTY_LINE), text, each)
}

/** Somebody without the heading in capitals above. */
export function withoutHeading(text: string, each: DecidedName): DecidedName {
  if (each.name !== 'PERSON') return each
  const [heading = ''] = HEADING_BEFORE.exec(text.slice(each.start, each.end)) ?? []
  return { ...each, start: each.start + heading.length }
}

/** A name without what stands from so many units on, and the blanks before that; the whole where nothing is left. */
function upTo(units: number, text: string, each: DecidedName): DecidedName {
  const { length } = text.slice(each.start, each.start + Math.max(0, units)).trimEnd()
  return length > 0 ? { ...each, end: each.start + length } : each
}

/** A verb before whom it leads to, in Arabic, where a preposition is written together with the name by a stretched stroke: `اتصلوا بـمحمود`. */
const STRETCHED = /^[\u0621-\u064a ]{2,20}?[بلك]ـ(?=[\u0621-\u064a]{2})/u

/** Without the comma, dash, change of font or preposition that parts it from what stands before, and without the word that greets. */
export function withoutSigns(text: string, each: DecidedName): DecidedName {
  const value = text.slice(each.start, each.end)
  const isInFont = text[each.start - 1] === '\\' && FONT_OF_TROFF.test(value)
  const words = wordsBefore(text, each)?.exec(value)?.[0].length
  const signs = isInFont ? 2 : (words ?? value.search(/[^\s,;:|·•–—-]/))
  return signs > 0 ? { ...each, start: each.start + signs } : each
}

/** What stands before a name, or the street of an address, and is taken with it. */
function wordsBefore(text: string, { name, start, end }: DecidedName): RegExp | undefined {
  if (name === 'ADDRESS') return LIVES_AT
  if (name !== 'PERSON') return undefined
  if (STRETCHED.test(text.slice(start, end))) return STRETCHED
  if (CLAUSE_GOES_ON.test(text.slice(end, end + 8))) return VERB_FIRST
  return SIGNED_BEFORE.test(text.slice(Math.max(0, start - 4), start)) ? SIGNED_FOR : GREETING
}

const CASED = /\p{Ll}/u
const CAPITAL = /[\p{Lu}\p{Lt}]/u

/** Names are written with a capital where a script has them; in small letters they are parts of code. */
export function isWritten(value: string): boolean {
  return !CASED.test(value) || CAPITAL.test(value)
}
