/**
 * Lists of shops, branches, offices and services: line by line what each is called, and its street, number or mailbox. Whom they
 * concern is nobody. A list of people has a name in each line, so that one without any, whose lines begin as those of places and
 * duties do or stand below a heading for shops, is none of them; in a list of both only lines that say what is reached there are
 * left out.
 */

import { leanExpression } from '../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../src-shared/model/one-line.ts'
import { compareRanges, overlapFinder, type Range } from '../../src-shared/model/spans.ts'
import { textLines } from '../../src-shared/model/text-lines.ts'
import { isBusinessName } from '../detect/business-names.ts'
import { isFamilyWord } from '../detect/family-words.ts'
import { isInstitution } from '../detect/institutions.ts'
import { askingNothing } from './asking-nothing.ts'
import type { Candidate } from './candidates.ts'
import { isNamedMailbox } from './named-mailbox.ts'
import { isDocument } from './nobodys-places.ts'
import { headsOffices, isCalledOffice, isHeadingOfOffices, isSeatOrVenue } from './office-words.ts'
import { lineEnd, lineStart } from './place/lines.ts'

const CONTACTS: ReadonlySet<string> = new Set(['ADDRESS', 'EMAIL', 'PHONE'])
/** Fewer lines are no list. */
const FEWEST = 3
const FEWEST_BELOW_HEADING = 2
/** Contacts of a text that has such a list; more are a book or a log. */
const MOST_CONTACTS = 400
/** UTF-16 units of a line; a longer one is prose. */
const LONGEST_LINE = 220
/** UTF-16 units before what somebody or something is called. */
const LONGEST_LABEL = 90
/** What a line begins with that is called so: a capital, maybe in quotes or behind the sign of an item. */
const CALLED = /^[\s\-*•·–—|]*(?:\d{1,3}[.)]\s)?["“„«‘(]?\p{Lu}[^:]*$/u
/** The next sentence in it. */
const PROSE = /\p{Ll}{3}[.!?]\s+\p{Lu}/u
/** What a line of one person's form begins with: how to reach them, where they live. */
const OF_A_FORM = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      e-?mail|correo|courriel|tele?[pf]\p{L}*|tel|phone|cell|mobil\p{L}*|móvil|handy|gsm|tlf|puh\p{L}*|тел\p{L}*|моб\p{L}*|адрес\p{L}*|адреса|address|adress?e?n?|adresa|anschrift
      |dirección|direccion|indirizzo|morada|endereço|adres|osoite|lakcím|cím|wohn\p{L}*|privat\p{L}*|private|home|work|domicil\p{L}*|residen\p{L}*|zuhause|casa|domov|notfall\p{L}*|emergency|next of kin
      |living|lives|wohnhaft|kontakt\p{L}*|contact\p{L}*|name|nom|nome|nombre|navn|namn|nimi|név
    )(?!\p{L})
  `,
  'iu',
)
/** The word for a telephone or a mailbox directly before it. */
const OF_CONTACT =
  /[\s,;|(–-]*(?<!\p{L})(?:tele?f(?:on|ono|oon|ón)?|tel|tél|telef|phone|ph|tlf|puh|t|т|тел|моб|mob|fax|faks|e-?mail|mail)[.:]{0,2}\s*[(]?$/iu
/** Parts of a line, each of which may be what an office is called. */
const PARTED = /\s*[,:;|·•]\s*|\s[–—-]\s|\s{2,}/u
/** Signs of an item before a name, and what parts it from what is behind. */
const AROUND_NAME = /^[\s\-*•·–—|]+|[\s,;:|–—-]+$/g
/** A word in small letters, of which a name has none but particles: `Stavebný úrad`, `Patient transport`. */
const SMALL_WORD =
  /(?<![\p{L}’'-])(?!(?:della|delle|degli|dalla|dello|vander|zwischen|genannt)(?!\p{L}))\p{Ll}{4,}(?!\p{L})/u
/** What stands in one cell of a row whose columns are parted by blanks. */
const CELL = /^\s*(\S(?:[^\s]| (?! ))*) {2,}/u
/** UTF-16 units of a heading. */
const LONGEST_HEADING = 100
/** Lines above a row in which the head of its table is looked for. */
const MOST_ROWS = 60

interface Row {
  readonly contacts: readonly Candidate[]
  readonly isOfSomebody: boolean
  /** Whether a part of the row is the name of a firm or an office, or says that something takes place there. */
  readonly isOfFirm: boolean
  /** Whether the row says that a firm, an office or a town is reached there. */
  readonly isOfPlace: boolean
  /** Whether it says a duty. */
  readonly isOfDuty: boolean
}

/** The same candidates; how shops, branches and offices of a list are reached asks for nothing. */
export function withoutListedOffices(
  text: string,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  const contacts = candidates.filter(({ accepted, label }) => accepted && CONTACTS.has(label))
  if (contacts.length === 0 || contacts.length > MOST_CONTACTS || !isDocument(text)) {
    return candidates
  }
  const heading = headingIn(text)
  const rows = rowsOf(text, contacts, candidates, heading)
  const ofNobody = rows.filter(({ isOfSomebody }) => !isOfSomebody)
  const gone = new Set([
    ...ofNobody.filter(({ isOfFirm }) => isOfFirm).flatMap((row) => row.contacts),
    ...listed(ofNobody, ofNobody.length < rows.length, heading < text.length),
  ])
  return candidates.map((each) => (gone.has(each) ? askingNothing(each, 'business') : each))
}

/** The contacts of rows without anybody, where they are a list of offices. */
function listed(
  ofNobody: readonly Row[],
  isMixed: boolean,
  hasHeading: boolean,
): readonly Candidate[] {
  const isOfPlaces = (row: Row): boolean => row.isOfPlace || row.isOfDuty
  const told = ofNobody.filter(isOfPlaces)
  if (ofNobody.length < (hasHeading ? FEWEST_BELOW_HEADING : FEWEST)) return []
  if (2 * told.length < ofNobody.length) return []
  return (isMixed ? told : ofNobody).flatMap((row) =>
    row.contacts.filter(({ label }) => label !== 'ADDRESS' || row.isOfPlace || !isMixed),
  )
}

/** The rows in which somebody or something is called, with the contacts of each. */
function rowsOf(
  text: string,
  contacts: readonly Candidate[],
  candidates: readonly Candidate[],
  heading: number,
): readonly Row[] {
  const over = (isWanted: (each: Candidate) => boolean) =>
    overlapFinder(candidates.filter(isWanted).toSorted(compareRanges))
  const peopleOver = over(({ accepted, label }) => accepted && label === 'PERSON')
  const placesOver = over(({ label }) => label === 'LOCATION' || label === 'ORGANIZATION')
  return [...byLines(text, contacts)].flatMap(([start, own]) => {
    const end = lineEnd(text, start)
    if (end - start > LONGEST_LINE) return []
    const label = labelOf(text, start, Math.max(start, Math.min(...own.map((each) => each.start))))
    const called = text.slice(label.start, label.end).replace(OF_CONTACT, '')
    const isVenue = isSeatOrVenue(called)
    const isForm = called.trim() === '' ? label.end > label.start : OF_A_FORM.test(called)
    if (isForm && !isVenue) return []
    const name = called.replace(AROUND_NAME, '')
    const isFirm = name.split(PARTED).some(isNameOfFirm)
    const isBelowHeading = heading < start
    if (!isBelowHeading && !isVenue && !isFirm && !isCalled(called)) return []
    return [
      {
        contacts: own,
        isOfSomebody:
          peopleOver({ start, end }).some((each) => !isOfFirmName(text, each)) ||
          own.some((each) => isSomebodysMailbox(text, each, called)),
        isOfFirm: isVenue || (isFirm && !PROSE.test(called)),
        isOfPlace:
          isFirm ||
          isBelowHeading ||
          isCalledOffice(name) ||
          placesOver(label).length > 0 ||
          isBelowHead(text, start),
        isOfDuty: SMALL_WORD.test(name),
      },
    ]
  })
}

function isSomebodysMailbox(text: string, { label, start, end }: Candidate, said: string): boolean {
  return label === 'EMAIL' && isNamedMailbox(text.slice(start, end), said.toLowerCase())
}

function isNameOfFirm(name: string): boolean {
  return isBusinessName(name) || isInstitution(name)
}

/** Whether somebody's name is a piece of a firm's: `Bäckerei Anna Lind` is one, and whoever is asked for there stands beside it. */
function isOfFirmName(text: string, { start, end }: Range): boolean {
  const before = text.slice(Math.max(0, start - LONGEST_LABEL), start)
  const [last = ''] = before
    .slice(before.lastIndexOf('\n') + 1)
    .split(PARTED)
    .slice(-1)
  const [after = ''] =
    text
      .slice(end, end + LONGEST_LABEL)
      .split('\n', 1)[0]
      ?.split(PARTED) ?? []
  return isNameOfFirm(`${last}${text.slice(start, end)}${after}`.trim())
}

/** The contacts of each line by where it starts; one that was found over several is of each of them. */
function byLines(
  text: string,
  contacts: readonly Candidate[],
): ReadonlyMap<number, readonly Candidate[]> {
  const lines = new Map<number, Candidate[]>()
  for (const contact of contacts) {
    let start = lineStart(text, contact.start)
    for (; start < contact.end; start = lineEnd(text, start) + 1) {
      const own = lines.get(start)
      if (own) own.push(contact)
      else lines.set(start, [contact])
    }
  }
  return lines
}

/** Where the first heading of shops, branches or offices ends; behind the text where there is none. */
function headingIn(text: string): number {
  for (const { start, end } of textLines(text)) {
    if (end - start > LONGEST_HEADING) continue
    if (isHeadingOfOffices(text.slice(start, end))) return end
  }
  return text.length
}

/** Whether the first line of the lines that stand together with a row heads offices. */
function isBelowHead(text: string, row: number): boolean {
  let start = row
  for (let line = 0; line < MOST_ROWS && start > 0; line++) {
    const above = text.lastIndexOf('\n', start - 2) + 1
    if (start - above > LONGEST_LINE || text.slice(above, start).trim() === '') break
    start = above
  }
  return start < row && headsOffices(text.slice(start, lineEnd(text, start)))
}

/** What stands in a line before the first contact, or in its first cell where the contact was found from there on. */
function labelOf(text: string, start: number, contact: number): Range {
  if (text.slice(start, contact).trim() !== '') return { start, end: contact }
  const [, cell = ''] = CELL.exec(text.slice(contact, contact + LONGEST_LABEL)) ?? []
  return { start: contact, end: contact + cell.length }
}

function isCalled(label: string): boolean {
  if (label.length > LONGEST_LABEL || !CALLED.test(label)) return false
  if (PROSE.test(label)) return false
  return !isFamilyWord(label.trim().split(/\s/, 1)[0] ?? '')
}
