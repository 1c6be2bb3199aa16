/**
 * Who sells and who buys in an electronic invoice (EN 16931 and the formats of single countries). Each stands in an element of
 * its own, with the number that a register or a tax office gives it, its street, the telephone of its desk: of a firm all that
 * is nobody's personal data, and neither is the account that a firm is paid by. A private buyer and a sole trader stay.
 */

import { oneLine } from '../../src-shared/model/one-line.ts'
import { compareRanges, overlapFinder, type Range } from '../../src-shared/model/spans.ts'
import { hasLegalForm, isAuthority } from '../detect/business-names.ts'
import { isInstitution } from '../detect/institutions.ts'
import { askingNothing } from './asking-nothing.ts'
import type { Candidate } from './candidates.ts'
import { isNamedMailbox } from './named-mailbox.ts'

/**
 * Elements of sellers and of buyers in UBL 2.1, UN/CEFACT's Cross Industry Invoice (ZUGFeRD, Factur-X), FatturaPA, KSeF's FA,
 * Facturae, NAV's Online Számla, NF-e, CFDI and ISDOC.
 */
const SELLERS =
  'AccountingSupplierParty|SellerTradeParty|CedentePrestatore|Podmiot1|SellerParty|supplierInfo|emit|Emisor'
const BUYERS = oneLine`
  AccountingCustomerParty|BuyerTradeParty|ShipToTradeParty|CessionarioCommittente|Podmiot[23]|BuyerParty|customerInfo|dest
  |Receptor|BuyerCustomerParty|DeliveryParty|PayeeParty|TaxRepresentativeParty
`
const PREFIX = '<(?:[\\w-]{1,16}:)?'
const ELEMENT = new RegExp(`${PREFIX}(?:(?<seller>${SELLERS})|(?<buyer>${BUYERS}))(?=[\\s>])`, 'g')
/** Parties of one text: more are a list of invoices, and hardly what disturbs. */
const MOST_PARTIES = 60
/** UTF-16 units of a party's element. */
const LONGEST_PARTY = 12_000

/** What a firm is called, and the number that only a firm has. */
const OF_A_FIRM = new RegExp(
  `${PREFIX}(?:CorporateName|Denominazione|CNPJ)[\\s>]|<PersonTypeCode>J`,
)
/** Numbers that whoever does business has, a sole trader too. */
const OF_BUSINESS = new RegExp(
  `${PREFIX}(?:CompanyID|IdFiscaleIVA|SpecifiedTaxRegistration|NIP|taxpayerId|TaxIdentificationNumber)[\\s>]`,
)
/** What only people have. */
const OF_A_PERSON = new RegExp(
  `${PREFIX}(?:CPF|PESEL|FirstName|FamilyName|Cognome|Individual|ImiePierwsze|FirstSurname)[\\s>]|<PersonTypeCode>F`,
)
/** The text of an element, or an attribute of CFDI. */
const WRITTEN = /(?:>|\bNombre=")([^<>"]{3,120})[<"]/g

/** What is a firm's beside how to reach it, and beside what people have as well. */
const PRINTED: ReadonlySet<string> = new Set([
  ...['ADDRESS', 'BANK_ACCOUNT', 'IBAN', 'LOCATION', 'NATIONAL_ID', 'ORGANIZATION', 'RECORD_ID'],
  ...['SWIFT_CODE', 'TAX_ID'],
])
const REACHED: ReadonlySet<string> = new Set(['EMAIL', 'PHONE'])
const ACCOUNTS: ReadonlySet<string> = new Set(['BANK_ACCOUNT', 'IBAN', 'SWIFT_CODE'])

interface Party extends Range {
  readonly isSeller: boolean
  readonly isFirm: boolean
  /** Whether somebody is named in it, whom its mailbox and telephone may reach. */
  readonly isNamed: boolean
}

/** The same candidates; what is a firm's in an electronic invoice asks for nothing, wherever else the text prints it. */
export function withoutInvoiceParties(
  text: string,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  const elements = partyElements(text)
  if (elements.length === 0) return candidates
  const accepted = candidates.filter((each) => each.accepted)
  const people = accepted.filter(({ label }) => label === 'PERSON').toSorted(compareRanges)
  const peopleOver = overlapFinder(people)
  const parties = elements.map((each): Party => {
    const isNamed = peopleOver(each).length > 0
    return { ...each, isNamed, isFirm: isFirm(text.slice(each.start, each.end), isNamed) }
  })
  const partyOver = overlapFinder(parties)
  const isFirmPaid =
    parties.some(({ isSeller }) => isSeller) &&
    parties.every(({ isSeller, isFirm }) => !isSeller || isFirm)
  const wordingOf = ({ start, end }: Range): string => text.slice(start, end)
  const isFirms = (each: Candidate): boolean => {
    const [party] = partyOver({ start: each.start, end: each.start + 1 })
    if (party === undefined) return isFirmPaid && ACCOUNTS.has(each.label)
    if (!party.isFirm) return false
    if (PRINTED.has(each.label)) return true
    if (!REACHED.has(each.label) || party.isNamed) return false
    return each.label !== 'EMAIL' || !isNamedMailbox(wordingOf(each), '')
  }
  const printed = new Set(accepted.filter(isFirms).map(wordingOf))
  return candidates.map((each) =>
    each.accepted && each.label !== 'PERSON' && printed.has(wordingOf(each))
      ? askingNothing(each, 'business')
      : each,
  )
}

/** The elements of parties, in order and none within another; none where a text has no seller or no buyer. */
function partyElements(text: string): readonly (Range & { isSeller: boolean })[] {
  const found: (Range & { isSeller: boolean })[] = []
  let read = 0
  for (const { 0: opening, index, groups } of text.matchAll(ELEMENT)) {
    if (index < read) continue
    if (found.length === MOST_PARTIES) return []
    const end = endOfElement(text, index, opening.slice(1))
    if (end === undefined) continue
    found.push({ start: index, end, isSeller: groups?.seller !== undefined })
    read = end
  }
  const isInvoice = [true, false].every((side) => found.some(({ isSeller }) => isSeller === side))
  return isInvoice ? found : []
}

/** Where an element ends that begins at a place; undefined where it ends nowhere near. */
function endOfElement(text: string, start: number, name: string): number | undefined {
  const near = text.slice(start, start + LONGEST_PARTY)
  const opened = near.indexOf('>')
  if (opened < 0) return undefined
  if (near[opened - 1] === '/') return start + opened + 1
  const closing = near.indexOf(`</${name}>`)
  return closing < 0 ? undefined : start + closing
}

/** Whether a party is a firm or an office: by its name, by a number that only firms have, or where nobody is named by one of business. */
function isFirm(party: string, isNamed: boolean): boolean {
  if (OF_A_PERSON.test(party)) return false
  if (OF_A_FIRM.test(party) || (!isNamed && OF_BUSINESS.test(party))) return true
  return [...party.matchAll(WRITTEN)].some(([, written = '']) => {
    const name = written.replace(/&amp;/g, '&').trim()
    return hasLegalForm(name) || isInstitution(name) || isAuthority(name)
  })
}
