/**
 * Lists of words: top-level domains, keywords, countries, the entries of a dictionary. A tagger takes one item or the
 * other for a name. People stand in lists with people; an item among words alone is one of the words.
 */

import { lateExpression } from '../../../../../src-shared/model/late-expression.ts'
import { overlapFinder, type Range } from '../../../../../src-shared/model/spans.ts'
import { type DecidedName, SURE_PERSON } from '../names-decision.ts'

/** Items on either side that are looked at, and how many of these have to be words. */
const BESIDE = 6
const FEWEST = 5
/** An item alone in its line, with the sign before it and what closes it: `- "한국"`. */
const ITEM =
  /^([ \t]*[-*•·>]?[ \t]*["'`([]?)([\p{L}\p{M}][\p{L}\p{M}\p{Pd}' ]{0,30})(["'`)\]]?[,;]?)[ \t\r]*$/u
/** Items between commas, quoted or not, with a remark in brackets or not: `Albanian, Armenian (Armenia), Danish`. */
const ONE =
  '["\']?[\\p{L}\\p{M}][\\p{L}\\p{M}\\p{Pd} ]{0,24}(?: \\([\\p{L}\\p{M} ]{1,24}\\))?["\']?'
const BEFORE = lateExpression(`(?:(?<=^|[\\s[({:,])${ONE},\\s{0,12}){0,6}["']?$`, 'u')
const AFTER = lateExpression(
  `^["']?(?: \\([\\p{L}\\p{M} ]{1,24}\\))?(?:,\\s{0,12}${ONE}(?=[,.;:\\])}\\s]|$)){0,6}`,
  'u',
)
const COMMA = /,/g
const QUOTE = /["']/
/** Two words with capitals are somebody in lists of anything else, too: a signature stands among titles and firms. */
const WHOLE_NAME = /^\p{Lu}\p{Ll}\S*\s(?:\S+\s)*\p{Lu}\S*$/u
const READ = 240
/** So many places in a list, more than half of its names, make it one of places, in which nobody lives: a forecast, a tour. */
const FEWEST_PLACES = 4
/** One in so many items of a sentence is a name where names are listed. */
const NAMES_AMONG = 3

/**
 * Tells of the names of one document whether they are items of a list of words, in which nobody stands.
 * @param names what was decided of the document
 */
export function itemsOfWordLists(
  text: string,
  names: readonly DecidedName[],
): (name: DecidedName) => boolean {
  const namesOver = overlapFinder(names)
  const isOfOthers = (list: Range, found: Range): boolean =>
    namesOver(list).every((each) => isSame(each, found) || !isSure(each))
  return (found) => {
    if (found.name === 'PERSON' && WHOLE_NAME.test(text.slice(found.start, found.end))) return false
    const lines = itemsByLine(text, found)
    if (lines) {
      // Nobody lists people without a capital: it is a dictionary, of passwords maybe.
      return isSmall(text.slice(lines.start, lines.end)) || isOfOthers(lines, found)
    }
    const list = itemsBetweenCommas(text, found)
    if (list === undefined) return false
    // Towns and firms are listed in sentences, too.
    const isQuoted = QUOTE.test(text[found.start - 1] ?? '')
    if (isQuoted) return isOfOthers(list, found)
    const listed = namesOver(list)
    if (listed.length * NAMES_AMONG < list.items) return true
    const places = listed.filter(({ name }) => name === 'LOCATION')
    return (
      found.name !== 'ORGANIZATION' &&
      places.length >= FEWEST_PLACES &&
      2 * places.length > listed.length
    )
  }
}

function isSame(one: Range, other: Range): boolean {
  return one.start === other.start && one.end === other.end
}

function isSure({ name, score }: DecidedName): boolean {
  return name === 'PERSON' && score >= SURE_PERSON
}

/** Whether a stretch is written in small letters, of a script that has them. */
function isSmall(lines: string): boolean {
  return /\p{Ll}/u.test(lines) && !/\p{Lu}/u.test(lines)
}

/** The items between commas around a name, where there are enough of them. */
function itemsBetweenCommas(
  text: string,
  { start, end }: Range,
): (Range & { readonly items: number }) | undefined {
  const [before = ''] = BEFORE().exec(text.slice(Math.max(0, start - READ), start)) ?? []
  const [after = ''] = AFTER().exec(text.slice(end, end + READ)) ?? []
  const beside = (before + after).match(COMMA)?.length ?? 0
  if (beside < FEWEST) return undefined
  return { start: start - before.length, end: end + after.length, items: 1 + beside }
}

/** The lines around a name that is all of its own, where enough of them hold one item each, written like it. */
function itemsByLine(text: string, { start, end }: Range): Range | undefined {
  const above = text.slice(Math.max(0, start - READ), start).split('\n')
  const below = text.slice(end, end + READ).split('\n')
  const [lead = '', tail = ''] = [above.pop(), below.shift()]
  const own = ITEM.exec(lead + text.slice(start, end) + tail)
  if (own?.[2] !== text.slice(start, end)) return undefined
  const isLike = (line: string): boolean => {
    const item = ITEM.exec(line)
    return item?.[1] === own[1] && item?.[3] === own[3]
  }
  const before = whileTrue(above.reverse().slice(0, BESIDE), isLike)
  const after = whileTrue(below.slice(0, BESIDE), isLike)
  if (before.length + after.length < FEWEST) return undefined
  return {
    start: start - lead.length - lengthOf(before),
    end: end + tail.length + lengthOf(after),
  }
}

function whileTrue(lines: readonly string[], holds: (line: string) => boolean): readonly string[] {
  const other = lines.findIndex((line) => !holds(line))
  return other < 0 ? lines : lines.slice(0, other)
}

/** Of lines with what ends them. */
function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length + 1, 0)
}
