/**
 * What a name must look like to be told. The tagger goes by words and their neighbours; what it says of lists,
 * manuals and code is taken where the value itself shows what it is: an address has a number and a street, a box
 * or a code, an organisation a word for one or a title's capitals, a date of birth a word for being born near it.
 */

import { once } from '../../../../../src-shared/model/once.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../../src-shared/model/spans.ts'
import { isKnownFirm } from '../../../business-names.ts'
import { isNobodysAddress, LICENCE_NOTICE } from '../../../nobodys-addresses.ts'
import { isSomebody, ownWordsOf } from '../../../own-words.ts'
import { isTechnical } from '../../../technical.ts'
import { isTitled } from '../../../titled.ts'
import type { DecidedName } from '../names-decision.ts'
import { isAddress, STARTS_WITH_YEAR, STREET, withoutNextField } from './address-form.ts'
import { nobodysNames } from './beside-contact.ts'
import { isBidder } from './bidders.ts'
import { isBirth } from './birth-form.ts'
import { asCalled, calledSo, isRole, withoutWhose } from './called-so.ts'
import { isOwned } from './dated-authors.ts'
import { FIRM_OR_OFFICE, isFirm, withItsBegin } from './firm-form.ts'
import { ENDS_IN_CAPITALS, isCharacter, isInModule, isKey, isMember } from './in-code.ts'
import { isBodyOrDepartment, isNumberedRoom } from './inside-a-firm.ts'
import { isApart, isExplained, isOfAZone, isOfCharacters } from './list-items.ts'
import { isMonth, withoutDate } from './months.ts'
import {
  inOneParagraph,
  isWritten,
  withoutHeading,
  withoutOtherLines,
  withoutSigns,
} from './name-alone.ts'
import { namedDomains } from './named-domain.ts'
import { ownersOfMailboxes } from './named-mailbox.ts'
import { pastAndCited } from './past-and-cited.ts'
import { isPerson } from './person-form.ts'
import { COUNTRY, isPlace } from './place-form.ts'
import { asSureAsItsPlace, whoIsAddressed } from './sure-by-place.ts'
import { calledThings } from './things-called.ts'
import { itemsOfWordLists } from './word-list.ts'

/** Units around a name in which words for it are looked for. */
const NEAR = 90

/** Firms that manuals make up. */
const SAMPLE_FIRM = /^(?:acme|contoso|foo|bar|initech)(?:\s|$)/i
/** What is called like a firm and is a law, a contract or a rule: `WIPO Copyright Treaty`. */
const DOCUMENT = new RegExp(
  oneLine`
    \s(?:
      Act|Agreement|Code|Convention|Declaration|Directive|Law|Licen[cs]e|Protocol|Regulations?
      |Specification|Standard|Treaty|Gesetz|Verordnung|Vertrag
    )$
  `,
)
/** A part of an address that the tagger parts from the rest, and the units between them. */
const NUMBER_ALONE = /^\p{N}[\p{N} -]*\p{L}?$/u
const APART = 40

/** A mail address behind a name, and the element of whoever owns or wrote a work before it (DocBook). */
const MAIL_AFTER = /^,?[ \t]{0,3}[<(]?[^\s@<>()]{1,64}@/
const OWNER_BEFORE = /<(?:holder|author|editor|personname|surname|othercredit)\s?>$/i

/** From which probability a place stays one though a firm is called after it. */
const SURELY_PLACE = 0.97

/** The word for a firm directly before what it is called; in English a clause begins so, "the company Otis built". */
const FIRM_BEFORE =
  /(?:^|[^\p{L}])(?:[Ss]ociété|(?:[Dd](?:ie|er)|[Mm]it|[Bb]ei|[Vv]on) Firma|[Ff]a\.|[Dd]itta|[Ee]mpresa|[Ll]o studio|[Ll][ea] (?:cabinet|maison)|[Ee]l (?:bufete|estudio|despacho)|[Oo] escritório|[Bb]iur[oao] (?:projektowe|rachunkowe)|[Ff]irm[aąyęie]|[Ff]irman?|[Bb]edrijf)\s$/u

/** States that are called by a word for a firm. */
const UNION_OF_STATES = /\bunion$/i

/**
 * From which probability people and places are told in technical documents: of 38 people and places in 469 documents of
 * packages below 0.8, 25 were right, of 533 others 507. In news a person below it is right nine times in ten. Of places
 * from there to 0.9 6 of 14 were right in 1,560 further files, of surer ones 25 of 28; of people 31 of 34.
 */
const SURE_IN_MANUALS: ReadonlyMap<string, number> = new Map([
  ['PERSON', 0.8],
  ['LOCATION', 0.9],
])
/** What is named by words that a document may write small elsewhere. */
const MAY_BE_WORDS: ReadonlySet<string> = new Set(['PERSON', 'LOCATION', 'ORGANIZATION'])

/** Programs are called like people: in technical documents nobody is known by one word. */
const NOBODY: ReadonlySet<string> = new Set()

/** Words without a capital, or one before a name that is no particle: `nil Walk`. */
const SMALL_WORD = new RegExp(
  oneLine`
    ^\p{Ll}+(?:\s\p{Ll}+)*$
    |^(?!
      (?:
        af|al|av|bin|da|de|del|della|den|der|di|dos|du|el|ibn|la|le|o|op|ten|ter|van|vom|von
        |zu|zum
      )\s
    )\p{Ll}+\s\p{Lu}
  `,
  'u',
)

/** Scripts of which annotated texts have names; of others a tagger knows nothing. */
const KNOWN_SCRIPT =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Oriya}\p{Script=Telugu}\p{Script=Thai}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{N}]/u

/** The decided names whose form shows what they are; the others are nothing. */
export function toldForms(text: string, names: readonly DecidedName[]): readonly DecidedName[] {
  const decided = ownersOfMailboxes(text, names).map((each, index, all) =>
    withItsBegin(
      text,
      withoutNextField(text, withoutDate(text, withoutHeading(text, withoutWhose(text, each)))),
      all[index - 1]?.end ?? 0,
    ),
  )
  const known = knownOf(text, decided)
  return decided.flatMap((found, index) => {
    if (isNothing(text, found, known)) return []
    const each = asItStands(text, found, known)
    const value = text.slice(found.start, found.end)
    const isFirmsWord = known.firms.has(text.slice(each.start, each.end))
    if (each.name === 'LOCATION' && each.score < SURELY_PLACE && isFirmsWord) return []
    if (each.name === 'PERSON' && !known.parts.has(value)) {
      if (known.clubs.has(value) && !isTitled(text, each)) return []
      if (isFirmAlone(text, each)) return [{ ...each, name: 'ORGANIZATION' }]
    }
    const beside = [decided[index - 1], decided[index + 1]]
    return isTold(text, each, beside, known.parts, known.called) ? [each] : []
  })
}

/** What all names of a text together say of each. */
function knownOf(text: string, decided: readonly DecidedName[]) {
  const parts = new Set(decided.flatMap((each) => wordsOfPerson(text, each)))
  const isOfPrograms = once(() => isTechnical(text))
  return {
    /** First words of firms, towns of clubs, words of people. */
    firms: new Set(decided.flatMap((each) => firstWordOfFirm(text, each))),
    clubs: new Set(decided.flatMap((each) => townOfClub(text, each))),
    parts,
    isOwnWord: ownWordsOf(
      text,
      decided.filter(({ name }) => MAY_BE_WORDS.has(name)),
    ),
    isOfWordList: itemsOfWordLists(text, decided),
    isNobodys: nobodysNames(text, decided, parts),
    isThing: calledThings(text, decided, parts),
    isPast: pastAndCited(text, decided),
    isOfPrograms,
    called: isOfPrograms() ? NOBODY : calledSo(text, decided),
    isOwnDomain: namedDomains(text),
    isAddressee: whoIsAddressed(text, decided),
  }
}
type Known = ReturnType<typeof knownOf>

/** Whether what reads as a name is a word, a thing, somebody of the past or of a list, or too unsure for what the text is. */
function isNothing(text: string, found: DecidedName, known: Known): boolean {
  const value = text.slice(found.start, found.end)
  const mayBeWord = MAY_BE_WORDS.has(found.name)
  if (!KNOWN_SCRIPT.test(value) || isCharacter(text, found)) return true
  if (known.isOfWordList(found) || (mayBeWord && known.isThing(found))) return true
  if (known.isPast(found)) return true
  const isDoubtful = () =>
    known.isNobodys(found) || isUnsure(text, found) || isSmallWord(text, found)
  if (known.isOfPrograms() && isDoubtful()) return true
  if (mayBeWord && !known.parts.has(value) && known.isOwnWord(found)) return true
  return found.name !== 'ADDRESS' && isPartOfAList(text, found)
}

/** The name as far as it goes, as what it is, and as sure as its place makes it. */
function asItStands(text: string, found: DecidedName, known: Known): DecidedName {
  if (isOwnerOfMail(text, found)) return { ...found, name: 'PERSON' }
  const whole = withoutSigns(text, withoutOtherLines(text, inOneParagraph(text, found)))
  const named = asCalled(text, asFirm(text, whole), known.called)
  return asSureAsItsPlace(text, named, known.isOwnDomain, known.isAddressee)
}

/** Whether a name is what a firm is known by, or is said to be one, with no title before it: `Herr Siemens` is somebody. */
function isFirmAlone(text: string, range: Range): boolean {
  const before = text.slice(Math.max(0, range.start - NEAR), range.start)
  const isFirm = isKnownFirm(text.slice(range.start, range.end)) || FIRM_BEFORE.test(before)
  return isFirm && !isTitled(text, range)
}

/** Whether a name would be too unsure in a technical document: no by-line or mail address says that it is somebody. */
function isUnsure(text: string, found: DecidedName): boolean {
  const sure = SURE_IN_MANUALS.get(found.name)
  return sure !== undefined && found.score < sure && !isSomebody(text, found)
}

/** Whether a person or place is written without a capital, and no by-line or mail address says that it is somebody. */
function isSmallWord(text: string, found: DecidedName): boolean {
  return (
    SURE_IN_MANUALS.has(found.name) &&
    SMALL_WORD.test(text.slice(found.start, found.end)) &&
    !isSomebody(text, found)
  )
}

/** Whether what reads as a name is cut across items of a list, a part of a module or what a code stands for. */
function isPartOfAList(text: string, found: DecidedName): boolean {
  return (
    isApart(text, found) ||
    isMember(text, found) ||
    isInModule(text, found) ||
    isExplained(text, found) ||
    isOfCharacters(text, found)
  )
}

function isTold(
  text: string,
  each: DecidedName,
  beside: readonly (DecidedName | undefined)[],
  parts: ReadonlySet<string>,
  called: ReadonlySet<string>,
): boolean {
  const value = text.slice(each.start, each.end)
  const before = text.slice(Math.max(0, each.start - NEAR), each.start)
  switch (each.name) {
    case 'ADDRESS':
      if (LICENCE_NOTICE.test(text.slice(Math.max(0, each.start - NEAR), each.end + NEAR)))
        return false
      if (isNobodysAddress(value)) return false
      if (isNumberedRoom(value) || isOfAZone(text, each) || isMonth(value, '', '')) return false
      if (STARTS_WITH_YEAR.test(value) && isOwned(text, each)) return false
      return isAddress(value) || (NUMBER_ALONE.test(value) && isPartOfOne(each, beside))
    case 'LOCATION':
      return isPlace(text, each)
    case 'ORGANIZATION':
      if (LICENCE_NOTICE.test(before + value) || isBodyOrDepartment(value)) return false
      if (isKey(text, each) || ENDS_IN_CAPITALS.test(value) || DOCUMENT.test(value)) return false
      if (SAMPLE_FIRM.test(value) || isRole(value)) return false
      // In scripts without case only the tagger tells; in nothing but capitals a word for a firm has to stand.
      return /\p{Lu}|\p{Ll}/u.test(value) ? isWritten(value) && isFirm(value, each.score) : true
    case 'DATE_OF_BIRTH':
      return isBirth(text, each)
    case 'PERSON':
      return !isBidder(text, each) && isPerson(text, each, parts, called)
    default:
      return true
  }
}

/** Whether what reads as a place stands before a mail address, or is said to own a work, as people do. */
function isOwnerOfMail(text: string, { name, start, end }: DecidedName): boolean {
  if (name !== 'LOCATION') return false
  return (
    MAIL_AFTER.test(text.slice(end, end + NEAR)) ||
    OWNER_BEFORE.test(text.slice(Math.max(0, start - NEAR), start))
  )
}

/** The word by which a firm of several is called further on. */
function firstWordOfFirm(text: string, { name, start, end }: DecidedName): readonly string[] {
  const [first, ...more] = text.slice(start, end).split(/\s+/)
  return name === 'ORGANIZATION' && first !== undefined && more.length > 0 ? [first] : []
}

/** What an association puts before its town in letters alone: `SV`, `TSV`, `FC`, `SpVgg`. */
const CLUB_OF = /^\p{Lu}(?:\p{Lu}|\p{Ll}\p{Lu}){1,2}\p{Ll}{0,2}$/u

/** The town of a club, by which the club is called further on: `SV Weidenbach`, and Weidenbach equalised. */
function townOfClub(text: string, { name, start, end }: DecidedName): readonly string[] {
  const [club = '', town, ...more] = text.slice(start, end).split(/\s+/)
  if (name !== 'ORGANIZATION' || town === undefined || more.length > 0) return []
  return CLUB_OF.test(club) ? [town] : []
}

/** The words of a whole name, by which its owner is called further on. */
function wordsOfPerson(text: string, { name, start, end }: DecidedName): readonly string[] {
  const words = text.slice(start, end).split(/\s+/)
  return name === 'PERSON' && words.length > 1 ? words : []
}

/** A place whose name has a word for a firm or an office is one: of ten such names nine are (annotated corpora). */
function asFirm(text: string, each: DecidedName): DecidedName {
  const value = text.slice(each.start, each.end)
  if (each.name !== 'LOCATION' || COUNTRY.test(value)) return each
  const isFirm = FIRM_OR_OFFICE.test(value) && !STREET.test(value) && !UNION_OF_STATES.test(value)
  return isFirm ? { ...each, name: 'ORGANIZATION' } : each
}

/** Whether another address begins or ends close by: the tagger parts long ones. */
function isPartOfOne(each: Range, beside: readonly (DecidedName | undefined)[]): boolean {
  return beside.some(
    (other) =>
      (other?.name === 'ADDRESS' || other?.name === 'LOCATION') &&
      Math.max(other.start - each.end, each.start - other.end) <= APART,
  )
}
