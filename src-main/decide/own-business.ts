/**
 * What a document's own business prints of itself: its address, number, mailbox, name and register in a letterhead, a footer
 * or an imprint are nobody's personal data, and ask for nothing. Who is written to, who works there and who does business
 * under their own name stays. Where nobody stands in a document, all of it may be the business's.
 */

import { once } from '../../src-shared/model/once.ts'
import { compareRanges, overlapFinder, type Range } from '../../src-shared/model/spans.ts'
import { namesOfficer } from '../detect/officers.ts'
import { askingNothing } from './asking-nothing.ts'
import type { Candidate } from './candidates.ts'
import { isNamedMailbox, mailboxWords } from './named-mailbox.ts'
import { isDocument } from './nobodys-places.ts'
import {
  type Block,
  blocksOf,
  ENOUGH,
  hostNames,
  hostOf,
  isOfBusiness,
  isOwnHost,
} from './place/published/business-blocks.ts'
import { tellsOpeningHours } from './place/published/opening-hours.ts'
import { isBesideBankAndRegister, paysSomebody } from './place/published/own-account.ts'
import { isRegistered } from './place/published/registered.ts'

/** How a business is reached. */
const CONTACTS: ReadonlySet<string> = new Set(['ADDRESS', 'EMAIL', 'PHONE'])
/** Numbers that a register gives a business, too. */
const REGISTERED: ReadonlySet<string> = new Set(['NATIONAL_ID', 'RECORD_ID'])
/** Where a business is paid. */
const ACCOUNTS: ReadonlySet<string> = new Set(['BANK_ACCOUNT', 'IBAN', 'SWIFT_CODE'])
/** What only people have, so that a block is somebody's. */
const OF_PEOPLE: ReadonlySet<string> = new Set([
  ...['DATE_OF_BIRTH', 'DRIVER_LICENSE', 'HEALTH_ID', 'NATIONAL_ID', 'PASSPORT', 'PERSON'],
  ...['SOCIAL_SECURITY', 'SPECIAL_CATEGORY', 'USERNAME'],
])
/** Numbers of taxpayers that only people have, by the rule that knows their form; a sole trader has one beside the number of a firm. */
const PERSONAL_TAX_NUMBERS: ReadonlySet<string> = new Set([
  ...['pii_us_itin', 'pii_mx_rfc', 'pii_mx_rfc_alone', 'pii_ru_inn', 'pii_ua_rnokpp'],
  ...['pii_it_codice_fiscale', 'pii_de_tax_id'],
])
/** What a business's block is found by; its towns stand beside one of these. */
const HELD: ReadonlySet<string> = new Set([...CONTACTS, ...REGISTERED, 'ORGANIZATION', 'TAX_ID'])
/** Lines of a text that may have a letterhead: in fewer, somebody signs in one line with a firm. */
const FEWEST_LINES = 4
/** Personal data of a text that may have a letterhead: more are a list, a book or a log, in which it is hardly what disturbs. */
const MOST_FOUND = 400
/** UTF-16 units of a text that is an imprint or an advert as a whole. */
const LONGEST_PAGE = 20_000
/** More ways to reach somebody where nobody is named are a list, maybe of people without their names. */
const MOST_OF_ONE = 12
/** UTF-16 units at the begin of a letter in which its head begins, and behind its foot. */
const HEAD = 200
const FOOT = 160
/** UTF-16 units of a line before a name in which an office is looked for. */
const READ = 120
/** The title of a doctor before a name. */
const TITLED_DOCTOR = /(?<!\p{L})(?:(?:MU)?Dr|dr|lek|Dra)\.? ?(?:med\.? ?)?(?:dent\.? ?)?$/u
/** A word that is a mailbox or a page. */
const HOSTED = /\S[@/]\S|www\.\S/
const WORD = /\p{L}{3,}/gu
/** A part of a firm's name with so many of its words is it, maybe with a word before: `För Fastighets AB`. */
const SAME_NAME = 2 / 3
/** Firms of one document whose names are looked for again: more are a directory. */
const MOST_FIRMS = 20

/** The same candidates; what the document's own business prints of itself asks for nothing. */
export function withoutOwnBusiness(
  text: string,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  const accepted = candidates.filter((each) => each.accepted).toSorted(compareRanges)
  const contacts = accepted.filter(({ label }) => CONTACTS.has(label))
  const firms = accepted.filter(({ label }) => label === 'ORGANIZATION')
  if (contacts.length === 0 && firms.length === 0) return candidates
  if (accepted.length > MOST_FOUND || !isDocument(text, FEWEST_LINES)) return candidates
  const { isPiece, isCalledAfter } = hostNames(text)
  const isOfFirm = (each: Candidate): boolean => each.label === 'PERSON' && isPiece(each)
  const people = peopleIn(text, accepted).filter((each) => !isOfFirm(each))
  const isNobodys =
    people.length === 0 && contacts.length <= MOST_OF_ONE && text.length <= LONGEST_PAGE
  const isOpen = once(() => tellsOpeningHours(text))
  const holders = people.filter(
    (each) =>
      // A practice prints its doctors; whoever is ill is known by more than a title.
      !TITLED_DOCTOR.test(lineBefore(text, each)) &&
      // A shop with opening hours and a host of its name is no home, whoever it is called after.
      !(each.label === 'PERSON' && isCalledAfter(each) && isOpen()),
  )
  const isSomebodys = overlapFinder(holders.toSorted(compareRanges))
  const names = holders.filter(({ label }) => label === 'PERSON').filter(isCalledAfter)
  const blocks = blocksOf(text, {
    people: holders,
    firms,
    numbers: holders.filter(({ label }) => label !== 'PERSON').toSorted(compareRanges),
    held: isNobodys ? undefined : accepted.filter(({ label }) => HELD.has(label)),
    isCalledAfter: (name) =>
      names.length === 0 && isSomebodys(name).length === 0 && isCalledAfter(name),
  })
  const own = ownBlocks(blocks, isNobodys)
  if (own.length === 0) return candidates
  const isOwn = ownIn(text, [...own, ...footOf(text, blocks, own, contacts)], accepted, isNobodys)
  return candidates.map((each) =>
    each.accepted && (isOwn(each) || isOfFirm(each)) ? askingNothing(each, 'business') : each,
  )
}

/** Names of people, and what only people have, but who acts for a business and what a register gives one. */
function peopleIn(text: string, accepted: readonly Candidate[]): readonly Candidate[] {
  const holdersOver = overlapFinder(
    accepted.filter(({ label }) => label === 'ADDRESS' || label === 'ORGANIZATION'),
  )
  const isWithin = (each: Range): boolean =>
    holdersOver(each).some(({ start, end }) => start <= each.start && each.end <= end)
  return accepted.filter((each) => {
    if (isPersonalTaxNumber(each)) return true
    if (!OF_PEOPLE.has(each.label)) return false
    const before = lineBefore(text, each)
    if (each.label === 'PERSON') return !namesOfficer(before) && !isWithin(each)
    return each.label !== 'NATIONAL_ID' || !isRegistered(before + text.slice(each.start, each.end))
  })
}

function isPersonalTaxNumber({ label, explanations }: Candidate): boolean {
  return (
    label === 'TAX_ID' &&
    explanations.some(({ detectorId }) => PERSONAL_TAX_NUMBERS.has(detectorId))
  )
}

function lineBefore(text: string, { start }: Range): string {
  const before = text.slice(Math.max(0, start - READ), start)
  return before.slice(before.lastIndexOf('\n') + 1)
}

/**
 * The blocks of businesses, and those that are nobody's beside them: in which a mailbox or a page of theirs stands, or that say
 * how to reach a duty. In a document in which nobody stands, any sign is enough, if it has two.
 */
function ownBlocks(blocks: readonly Block[], isNobodys: boolean): readonly Block[] {
  const sure = blocks.filter(isOfBusiness)
  if (sure.length === 0 && !(isNobodys && signsOfAll(blocks) >= ENOUGH)) return []
  const hosts = new Set(sure.flatMap((each) => [...each.hosts]))
  return blocks.filter(
    (each) =>
      !each.isSomebodys &&
      (isOfBusiness(each) ||
        each.isDesk ||
        (isNobodys && each.signs > 0) ||
        [...each.hosts].some((host) => hosts.has(host))),
  )
}

/** The last lines of a letter that a business begins: an address and a number, and nobody. */
function footOf(
  text: string,
  blocks: readonly Block[],
  own: readonly Block[],
  contacts: readonly Range[],
): readonly Block[] {
  const last = blocks.at(-1)
  if (last === undefined || last.isSomebodys || own.includes(last)) return []
  const isFirst = own.some((block) => block.start < HEAD && isOfBusiness(block))
  const isLast = text.length - last.end < FOOT
  const held = contacts.filter(({ start }) => start >= last.start && start < last.end)
  return isFirst && isLast && held.length > 1 ? [last] : []
}

function signsOfAll(blocks: readonly Block[]): number {
  return blocks.reduce((all, { signs }) => all + signs, 0)
}

/** Tells of accepted candidates whether they are the business's whose blocks are given. */
function ownIn(
  text: string,
  own: readonly Block[],
  accepted: readonly Candidate[],
  isNobodys: boolean,
): (each: Candidate) => boolean {
  const wordingOf = ({ start, end }: Range): string => text.slice(start, end)
  const ownOver = overlapFinder(own)
  const blockOf = ({ start }: Range) => ownOver({ start, end: start + 1 })[0]
  const printed = accepted.filter((each) => CONTACTS.has(each.label) && blockOf(each) !== undefined)
  const holdsContact = new Set(printed.map(blockOf))
  const printedAgain = new Set(printed.filter(({ label }) => label !== 'EMAIL').map(wordingOf))
  const ofBlock = accepted.filter((each) => {
    const block = blockOf(each)
    const isPrinted = block && (isNobodys || block.isRegistered || holdsContact.has(block))
    return isPrinted && each.label === 'ORGANIZATION'
  })
  const isForSomebody = once(() => paysSomebody(text))
  const isOwnMailbox = ownMailboxes(text, own, accepted)
  const isOwnFirm = ownFirms(ofBlock.map(wordingOf))
  return (each) => {
    const block = blockOf(each)
    const value = wordingOf(each)
    if (CONTACTS.has(each.label) && printedAgain.has(value)) return true
    if (each.label === 'EMAIL') return isOwnMailbox(value, block)
    if (each.label === 'ORGANIZATION') return isOwnFirm(value)
    if (block === undefined) return false
    if (CONTACTS.has(each.label)) return true
    if (each.label === 'TAX_ID') return !isPersonalTaxNumber(each)
    if (each.label === 'LOCATION') return block.isRegistered || holdsContact.has(block)
    if (ACCOUNTS.has(each.label)) {
      const isBesides = block.isRegistered && isBesideBankAndRegister(text, each, block)
      return isBesides && !isForSomebody()
    }
    return REGISTERED.has(each.label) && isRegistered(lineBefore(text, each) + value)
  }
}

/** Tells of mailboxes, in the block in which they stand, whether they are the business's and nobody's in it. */
function ownMailboxes(
  text: string,
  own: readonly Block[],
  accepted: readonly Candidate[],
): (mailbox: string, block: Block | undefined) => boolean {
  const hosts = new Set(own.flatMap((each) => [...each.hosts]))
  const names = new Set(
    accepted
      .filter(({ label }) => label === 'PERSON')
      .flatMap(({ start, end }) => text.slice(start, end).toLowerCase().match(WORD) ?? []),
  )
  const read = new Map<Block, string>()
  const saidIn = (block: Block): string => {
    const said = read.get(block) ?? withoutHosts(text.slice(block.start, block.end).toLowerCase())
    read.set(block, said)
    return said
  }
  return (mailbox, block) => {
    if (mailboxWords(mailbox).some((word) => names.has(word))) return false
    if (isNamedMailbox(mailbox, block ? saidIn(block) : '')) return false
    const host = hostOf(mailbox)
    // A parish may have its mailbox where everybody has one.
    if (!isOwnHost(host)) return block?.isOfFirm === true || block?.isRegistered === true
    return hosts.has(host) || block !== undefined
  }
}

/** Tells of names whether they are one of these firms', written with another word or two. */
function ownFirms(names: readonly string[]): (name: string) => boolean {
  const firms = [...new Set(names)].slice(0, MOST_FIRMS).map((name) => new Set(wordsIn(name)))
  return (name) => {
    const words = wordsIn(name)
    return firms.some(
      (firm) => words.filter((word) => firm.has(word)).length >= SAME_NAME * words.length,
    )
  }
}

function withoutHosts(said: string): string {
  const words = said.split(/\s+/)
  return words.filter((word) => word !== '' && !HOSTED.test(word)).join(' ')
}

function wordsIn(name: string): readonly string[] {
  return name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
