/**
 * Places and firms beside which nobody stands. A town is somebody's where its sentence, its row or the few lines of its
 * block tell of somebody, by a name, a number or how to reach them, and in a sentence with a name alone where it says so (`whose-place.ts`); a forecast, a price list and a timetable name towns in which
 * nobody is known to live, a table of a league clubs, minutes whoever gave an offer in a sentence beside the one who is to
 * answer, and a complaint or a ticket firms of which it tells. In a life by its years that is no page of the web, each
 * post and school is somebody's, wherever the name stands. Towns and printers of cited works are nobody's. Of one line or two one cannot tell: they may be a part of what tells
 * of somebody. Places that a rule found stand where towns of people do, behind a label or before the date of a letter; below
 * the head of a column also where its row is of a shelf or of a total. The
 * number of a booking, a ticket, a case or a file leads to somebody with a name only: a firm's notice has its own.
 */

import { compareRanges, overlapFinder, type Range } from '../../src-shared/model/spans.ts'
import { textLines } from '../../src-shared/model/text-lines.ts'
import { lastAtMost } from '../../src-shared/model/text-offsets.ts'
import { referencesOf } from '../detect/references.ts'
import type { Candidate } from './candidates.ts'
import { isFoundBy } from './found-by.ts'
import { lineEnd, lineStart } from './place/lines.ts'
import { isWebPage } from './place/published/web-page.ts'
import { IGNORED } from './place/weigh-place.ts'
import { sentenceAround } from './sentence-around.ts'
import { saysWhosePlace } from './whose-place.ts'

/** Lines of a text that is a document by itself. */
const FEWEST_LINES = 3
/** What belongs to nobody by itself. */
export const OF_NOBODY: ReadonlySet<string> = new Set(['LOCATION', 'ORGANIZATION'])

/** How somebody is reached, and a firm as well: in a list of branches each town has a street and a number. */
const CONTACTS: ReadonlySet<string> = new Set(['ADDRESS', 'EMAIL', 'IP_ADDRESS', 'PHONE'])

/** The rule of towns before the date of a letter: whoever signs for an office writes from its town, and others from where they live. */
const OF_LETTER = 'pii_place_of_letter'
/** The rule of cells below the head of a column; it finds what stands behind the head of a field, too. */
const OF_CELL = 'pii_place_cell'
/** A box at a post office, which is mostly an office's or a firm's, and the CEDEX that La Poste gives firms and offices alone. */
const BOX =
  /^(?:g?p\.? ?o\.? ?box|postbus|postfach|boîte postale|b\.? ?p\.?|apartado(?: de correos| postal)?|casella postale|caixa postal|postboks|skrytka pocztowa|postilokero) ?\d|\bcedex\b/iu
/** The rules of numbers of bookings, tickets, cases and files. */
const REFERENCES = [
  ...['pii_booking_number', 'pii_case_number', 'pii_record_reference'],
  ...['pii_record_reference_romance', 'pii_record_reference_further'],
]

/** From one year to another, or until today, as posts and schools of a life have it. */
const YEARS =
  /(?<!\d)(?:19|20)\d\d ?(?:[–—-]|to|bis|à|al?|tot|do|till?|до|по) ?(?:(?:\d\d?[./])?(?:19|20)\d\d(?!\d)|\p{L}{4,12})/gu
const FEWEST_SPANS = 2

/** UTF-16 units of a line of a form, a letterhead or a signature; a longer one is prose, which says by its sentences whose a place is. */
const LONGEST_FIELD = 60
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu
/** Lines of a block that tells of one: an address with its name, the head of a form; more are a list, in which each line tells its own. */
const MOST_LINES = 8
/** UTF-16 units of a row; a longer line is a file without line ends. */
const LONGEST_ROW = 1_000
/** Columns of a row. */
const ROW = /\t| \| |\S {2,}\S|;[^\s;][^;\n]*;|;;/
/** An item of a list, a clause, a programme: it tells its own. */
const ITEM = /^\s*(?:[-*•·–—]\s|\d{1,3}[.):]|\(?\d{1,2}\)|§|[一二三四五六七八九十]、)/u
/** A field, whose value is its owner's wherever in the form it stands. */
const FIELD = /^\s*[\p{L}][^:\n]{1,40}[:：]\s*\S/u
/** What ends a sentence. */
const ENDED = /[.!?。！？…]["”»’)]?\s*$/u

/**
 * The same candidates; firms, boxes at a post office, and places that a model alone found, ask for nothing where no other personal data are accepted
 * in their sentence, row or block, unless the text is a life by its years. Numbers of bookings and cases ask for nothing where nobody stands.
 */
export function withoutNobodysPlacesAndReferences(
  text: string,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  const isBox = ({ label, start, end }: Candidate): boolean =>
    label === 'ADDRESS' && BOX.test(text.slice(start, end))
  const isNobodys = (each: Candidate): boolean =>
    (OF_NOBODY.has(each.label) &&
      (each.source !== 'l1' ||
        each.label === 'ORGANIZATION' ||
        isOfLetter(each) ||
        isOfCell(text, each))) ||
    isBox(each) ||
    isReference(each)
  if (!candidates.some(isNobodys) || !isDocument(text)) return candidates
  const isSomebodys = (each: Candidate) =>
    each.accepted && !OF_NOBODY.has(each.label) && !isReference(each) && !isBox(each)
  const somebodys = candidates.filter(isSomebodys)
  const isOfSomebody = somebodys.some(({ label }) => label !== 'PERSON')
  const referencesOver = overlapFinder(referencesOf(text))
  const isCited = (range: Range): boolean => referencesOver(range).length > 0
  const isLife = isOfSomebody && isLifeByYears(text, isCited) && !isWebPage(text)
  const people = somebodys.filter(({ label }) => !CONTACTS.has(label)).toSorted(compareRanges)
  const peopleOver = overlapFinder(people)
  const isTheirs = saysWhosePlace(
    text,
    people.filter(({ label }) => label === 'PERSON'),
  )
  const aroundIn = surroundings(text)
  const homes = somebodys.filter(({ label }) => label === 'ADDRESS')
  const isAtHome = (town: string): boolean =>
    homes.some(({ start, end }) => text.slice(start, end).includes(town))
  const isBesideSomebody = (each: Candidate): boolean => {
    if (isReference(each)) return somebodys.length > 0
    if (isOfLetter(each)) return isAtHome(text.slice(each.start, each.end))
    const around = aroundIn(each)
    const beside = peopleOver(around)
    if (beside.length === 0 || !around.isSentence || !OF_NOBODY.has(each.label))
      return beside.length > 0
    const isNamedAlone = beside.every(({ label }) => label === 'PERSON')
    return !isNamedAlone || isTheirs(each, each.label === 'ORGANIZATION', around)
  }
  return candidates.map((each) =>
    isNobodys(each) && (isCited(each) || !(isLife || isBesideSomebody(each)))
      ? { ...each, ...IGNORED }
      : each,
  )
}

/** What tells whose a place is. */
interface Surroundings extends Range {
  readonly isSentence: boolean
}

/** Gives what tells whose a place is: its sentence, its row, its form, or the few lines that stand together with it. */
function surroundings(text: string): (place: Range) => Surroundings {
  const lines = [...textLines(text)]
  const starts = lines.map(({ start }) => start)
  const saidIn = (line: Range): string => text.slice(line.start, line.end)
  const isField = (line: Range): boolean => {
    const said = saidIn(line)
    return FIELD.test(said) || (isNarrow(said) && !ENDED.test(said))
  }
  return (place) => {
    const at = lastAtMost(starts, place.start)
    const line = lines[at] as Range
    const asLine = { ...line, isSentence: false }
    if (line.end - line.start > LONGEST_ROW) return inSentence(text, place)
    if (ROW.test(saidIn(line)) || (ITEM.test(saidIn(line)) && isField(line))) return asLine
    if (!isField(line)) return inSentence(text, place)
    let [first, last] = [at, at]
    const isOfBlock = (index: number): boolean => {
      const other = lines[index]
      return other !== undefined && saidIn(other).trim() !== '' && isField(other)
    }
    while (last - first < MOST_LINES && isOfBlock(first - 1)) first--
    while (last - first < MOST_LINES && isOfBlock(last + 1)) last++
    const isList = last - first >= MOST_LINES && !FIELD.test(saidIn(line))
    if (isList) return asLine
    return { ...asLine, start: (lines[first] as Range).start, end: (lines[last] as Range).end }
  }
}

function inSentence(text: string, place: Range): Surroundings {
  return { ...sentenceAround(text, place), isSentence: true }
}

/** Whether a line is no longer than a field; signs of scripts without spaces say as much as two letters. */
function isNarrow(said: string): boolean {
  if (said.length > LONGEST_FIELD) return false
  return said.length + (said.match(UNSPACED)?.length ?? 0) <= LONGEST_FIELD
}

/** Pages of cited works look like years. */
function isLifeByYears(text: string, isCited: (range: Range) => boolean): boolean {
  let spans = 0
  for (const { index, 0: found } of text.matchAll(YEARS)) {
    if (isCited({ start: index, end: index + found.length })) continue
    if (++spans === FEWEST_SPANS) return true
  }
  return false
}

function isOfLetter({ label, explanations }: Candidate): boolean {
  return label === 'LOCATION' && explanations.some(({ detectorId }) => detectorId === OF_LETTER)
}

function isOfCell(text: string, each: Candidate): boolean {
  const { start, end } = each
  return (
    isFoundBy(each, OF_CELL) &&
    ROW.test(text.slice(lineStart(text, start), Math.min(lineEnd(text, end), end + LONGEST_ROW)))
  )
}

function isReference(each: Candidate): boolean {
  return each.label === 'RECORD_ID' && isFoundBy(each, ...REFERENCES)
}

/** Whether a text has lines enough to be a document by itself; empty ones do not count. */
export function isDocument(text: string, fewest = FEWEST_LINES): boolean {
  let lines = 0
  for (const { 0: line } of text.matchAll(/[^\n]+/g)) {
    if (line.trim() !== '' && ++lines === fewest) return true
  }
  return false
}
