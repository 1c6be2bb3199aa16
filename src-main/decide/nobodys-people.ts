/**
 * People of whom a document tells and who are nobody: those of a tale and of exercises, of times long ago, the stops of a timetable,
 * and who is cited, whatever found their names. Their names, birthdays and
 * addresses ask for nothing. What would be somebody's all the same stays, as it stands: whatever a list, a field or a
 * table names, and who stands near a number or another sign of somebody, or in one exercise with it. Who hides people in a
 * tale hides what by itself asks for a look at most.
 */

import { once } from '../../src-shared/model/once.ts'
import { compareRanges, overlapFinder, type Range } from '../../src-shared/model/spans.ts'
import { isCited } from '../detect/cited.ts'
import { referencesOf } from '../detect/references.ts'
import { isTitled } from '../detect/titled.ts'
import type { Candidate } from './candidates.ts'
import { namedInPassing } from './named-in-passing.ts'
import { isDocument, OF_NOBODY } from './nobodys-places.ts'
import { lineAround } from './place/lines.ts'
import { tellsOfTickets } from './place/published/box-office.ts'
import { isWebPage } from './place/published/web-page.ts'
import { cultivarsOf } from './place/roles/cultivars.ts'
import { exercisesOf } from './place/roles/exercises.ts'
import { tellsOfMatches } from './place/roles/matches.ts'
import { officeHoldersOf } from './place/roles/offices.ts'
import { creditsOfPaper } from './place/roles/papers.ts'
import { isChronicle, ofThePast, tellsOfToday } from './place/roles/past.ts'
import { tellsOfPolitics } from './place/roles/politics.ts'
import { productionsOf } from './place/roles/productions.ts'
import { sayersOf } from './place/roles/sayings.ts'
import { talesOf } from './place/roles/tale.ts'
import { timetablesOf } from './place/roles/timetable.ts'
import { isOfTheArts, knownFromStudy } from './place/roles/well-known.ts'
import { holdsWords } from './place/signs.ts'
import { IGNORED } from './place/weigh-place.ts'

/** What those have who are nobody. */
const OF_PEOPLE: ReadonlySet<string> = new Set(['ADDRESS', 'DATE_OF_BIRTH', 'PERSON'])
/** UTF-16 units around a name in a tale in which other personal data make it somebody's. */
const NEAR = 500
/** UTF-16 units of a line that are read on each side of a name. */
const LINE = 400
/** A word of a name that is no initial. */
const NAME_WORD = /[\p{L}’'-]{2,}/gu
/** So many words in small letters in its line make it one of prose, not of a list. */
const FEWEST_WORDS = 3
/** What is said in a line. */
const SPOKEN = /["“”„«»「]|^[ \t]*[—–]/u
/** What a line of a table has. */
const OF_A_TABLE = /[|\t]/

/** The same candidates; people who are nobody ask for nothing. */
export function withoutNobodysPeople(
  text: string,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  const accepted = candidates.filter((each) => each.accepted)
  const people = accepted.filter(({ label }) => label === 'PERSON')
  if (!accepted.some(({ label }) => OF_PEOPLE.has(label))) return candidates
  const others = accepted.filter(
    (each) =>
      !OF_PEOPLE.has(each.label) && !OF_NOBODY.has(each.label) && !isOfBoxOffice(text, each),
  )
  const othersOver = overlapFinder(others.toSorted(compareRanges))
  const exercisesOver = overlapFinder(
    exercisesOf(text).filter((exercise) => othersOver(exercise).length === 0),
  )
  const talesOver = overlapFinder(talesOf(text))
  const referencesOver = overlapFinder(referencesOf(text))
  // Whom a page of the web tells of is known to all who read it; whoever a field or a title names there stays.
  const isPublished = once(() => isWebPage(text))
  // There a headline stands in the line below another.
  const near = ({ start, end }: Range): Range =>
    isPublished() ? linesAround(text, { start, end }) : { start: start - NEAR, end: end + NEAR }
  const isAlone = (each: Range) => othersOver(near(each)).length === 0
  // There a street that only a tagger sees is a band, a train or a helicopter.
  const isNoStreet = (each: Candidate) =>
    each.label === 'ADDRESS' && each.source !== 'l1' && isPublished()
  const addresses = accepted.filter((each) => each.label === 'ADDRESS' && !isNoStreet(each))
  const addressesOver = overlapFinder(addresses.toSorted(compareRanges))
  const livesNowhere = (each: Range) => addressesOver(near(each)).length === 0
  // Who works or is seen when has a telephone or a birthday in such a table.
  const stopsOver = overlapFinder(
    timetablesOf(text).filter((each) => othersOver(each).length === 0),
  )
  const isNobody = (range: Range): boolean =>
    exercisesOver(range).length > 0 ||
    stopsOver(range).length > 0 ||
    (talesOver(range).length > 0 && isAlone(range) && isInProse(text, range))
  const isCitedHere = (each: Range): boolean =>
    referencesOver(each).length > 0 || isCited(text, each)
  const cited = new Set<Range>(people.filter(isCitedHere))
  const alone = people.filter((each) => isAlone(each) && livesNowhere(each))
  const isPast = ofThePast(text)
  const shownOver = overlapFinder(
    [...productionsOf(text), ...sayersOf(text), ...cultivarsOf(text)].sort(compareRanges),
  )
  // Whoever has a number or an address is somebody, and so is whom the same text tells of.
  const isOfNobodyElse = others.length === 0 && addresses.length === 0
  const isOfThePapers =
    isOfNobodyElse && [tellsOfPolitics, tellsOfMatches].some((tells) => tells(text))
  const isOfStudy = isOfNobodyElse ? knownFromStudy(text, people) : () => false
  // A sentence alone may be cut out of what tells of somebody.
  const isWholeDocument = isDocument(text)
  const holders = new Set<Range>(isWholeDocument ? officeHoldersOf(text, alone) : [])
  const isShown = (each: Candidate) =>
    isOfThePapers ||
    holders.has(each) ||
    (each.source !== 'l1' && isPublished()) ||
    isOfStudy(each) ||
    cited.has(each) ||
    isPast(each) ||
    shownOver(each).length > 0
  const gone = new Set<Range>([
    ...cited,
    ...(isWholeDocument ? makersAlone(text, people, alone) : []),
    ...(isWholeDocument ? namedInPassing(text, people, [...others, ...addresses]) : []),
    ...shownIn(text, alone, people, isShown),
    ...inCreditsOfPaper(text, accepted),
    ...(isChronicle(text) ? ofChronicle(text, people, othersOver) : []),
  ])
  return candidates.map((each) =>
    gone.has(each) ||
    (each.accepted && OF_PEOPLE.has(each.label) && (isNoStreet(each) || isNobody(each)))
      ? { ...each, ...IGNORED }
      : each,
  )
}

/**
 * Of people beside whom nothing stands by which somebody is reached, those whom a text shows, and those called as they
 * are, by the whole name or the family name alone, and as none of the others is.
 * @param isShown whether a name stands where a text cites a book, tells of times long ago or of a film, or is a page of the web
 */
function shownIn(
  text: string,
  alone: readonly Candidate[],
  people: readonly Candidate[],
  isShown: (each: Candidate) => boolean,
): readonly Candidate[] {
  const shown = new Set(alone.filter(isShown))
  if (shown.size === 0) return []
  const wordsOf = ({ start, end }: Range) =>
    text.slice(start, end).toLowerCase().match(NAME_WORD) ?? []
  // A list of books has family names first, maybe in capitals, and a sentence does not.
  const nameOf = (each: Range) => wordsOf(each).toSorted().join(' ')
  const names = new Set([...shown].flatMap((each) => [nameOf(each), wordsOf(each).at(-1) ?? '']))
  // Of initials alone nobody is known again.
  names.delete('')
  const calledSo = new Set(alone.filter((each) => shown.has(each) || names.has(nameOf(each))))
  const others = new Set(people.filter((each) => !calledSo.has(each)).flatMap(wordsOf))
  return [...calledSo].filter((each) => shown.has(each) || !others.has(nameOf(each)))
}

/** Of people those whom guides and programmes call by the family name alone, where nobody of the text bears it. */
function makersAlone(
  text: string,
  people: readonly Candidate[],
  alone: readonly Candidate[],
): readonly Candidate[] {
  const nameOf = ({ start, end }: Range) => text.slice(start, end)
  const families = new Set(
    people.map((each) => nameOf(each).split(/\s+/)).flatMap((words) => words.slice(1)),
  )
  return alone.filter(
    (each) =>
      each.source !== 'l1' &&
      isOfTheArts(nameOf(each)) &&
      !families.has(nameOf(each)) &&
      !isTitled(text, each),
  )
}

/** Whoever wrote a paper or is thanked in it, and how its readers write to them. */
function inCreditsOfPaper(text: string, accepted: readonly Candidate[]): readonly Candidate[] {
  const creditsOver = overlapFinder(creditsOfPaper(text))
  return accepted.filter(
    (each) => (each.label === 'PERSON' || each.label === 'EMAIL') && creditsOver(each).length > 0,
  )
}

/** Of people of a chronicle those in whose lines nothing is of today: no way to reach somebody and no year of ours; whoever has one stays wherever they are named. */
function ofChronicle(
  text: string,
  people: readonly Candidate[],
  othersOver: (range: Range) => readonly Range[],
): readonly Candidate[] {
  const nameOf = ({ start, end }: Range) => text.slice(start, end)
  const isOfToday = (each: Range): boolean => {
    const line = lineAround(text, each, LINE)
    return othersOver(line).length > 0 || tellsOfToday(text.slice(line.start, line.end))
  }
  const ofToday = new Set(people.filter(isOfToday).map(nameOf))
  return people.filter((each) => !ofToday.has(nameOf(each)))
}

/** The line of a name with the one before and the one behind it, as far as they are read. */
function linesAround(text: string, { start, end }: Range): Range {
  const before = text
    .slice(Math.max(0, start - LINE), start)
    .split('\n')
    .slice(-2)
  const after = text
    .slice(end, end + LINE)
    .split('\n')
    .slice(0, 2)
  return { start: start - before.join('\n').length, end: end + after.join('\n').length }
}

/** Whether tickets are sold at a number or an address. */
function isOfBoxOffice(text: string, { start, end, label }: Candidate): boolean {
  if (label !== 'PHONE' && label !== 'EMAIL') return false
  const line = lineAround(text, { start, end }, LINE)
  return tellsOfTickets(text.slice(line.start, end))
}

/** Whether the line of a name tells something of it. */
function isInProse(text: string, { start, end }: Range): boolean {
  const around = lineAround(text, { start, end }, LINE)
  const line = `${text.slice(around.start, start)} ${text.slice(end, around.end)}`
  return (holdsWords(line, FEWEST_WORDS) || SPOKEN.test(line)) && !OF_A_TABLE.test(line)
}
