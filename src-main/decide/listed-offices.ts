/**
 * Lists of shops, branches, offices and services: line by line what each is called, and its street, number or mailbox. Whom they
 * concern is nobody. A list of people has a name in each line, so that one without any, whose lines begin as those of places and
 * duties do or stand below a heading for shops, is none of them; in a list of both only lines that say what is reached there are
 * left out.
 */

import { oneLine } from '../../src-shared/model/one-line.ts'
import { compareRanges, overlapFinder, type Range } from '../../src-shared/model/spans.ts'
import { textLines } from '../../src-shared/model/text-lines.ts'
import { isBusinessName } from '../detect/business-names.ts'
import { isFamilyWord } from '../detect/family-words.ts'
import { isInstitution } from '../detect/institutions.ts'
import type { Candidate } from './candidates.ts'
import { isDocument } from './nobodys-places.ts'
import { wordsOf } from './place/answers/answers.ts'
import { IGNORED } from './place/weigh-place.ts'

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
const OF_A_FORM = new RegExp(
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
/** A word in small letters, of which a name has none but particles: `Stavebný úrad`, `Patient transport`. */
const SMALL_WORD =
  /(?<![\p{L}’'-])(?!(?:della|delle|degli|dalla|dello|vander|zwischen|genannt)(?!\p{L}))\p{Ll}{4,}(?!\p{L})/u
/** What stands in one cell of a row whose columns are parted by blanks. */
const CELL = /^\s*(\S(?:[^\s]| (?! ))*) {2,}/u

/** What a place of a firm or an office is called by: the first word of its line, or the head of the column that lists them. */
const OFFICE = oneLine`
    services?|branch(?:es)?|offices?|departments?|units?|sites?|stores?|shops?|locations?|clinics?|schools?|filialen?|standort|abteilung|amt|dienststelle|einrichtung|geschäft
    |agences?|bureau|site|établissement|magasin|point de vente|sucursal|oficina|sede|tienda|centro|ufficio|filiale|negozio|punto vendita|sportello|balcão|agência|loja|serviço
    |vestiging|kantoor|winkel|afdeling|locatie|kontor|butik|avdelning|enhet|avdeling|filial|afdeling|toimipiste|yksikkö|myymälä|oddział|placówka|punkt|sklep|salon|pobočka|prodejna|odbor|úřad|úrad
    |predajňa|kirendeltség|üzlet|iroda|sucursală|magazin|birou|филиал|отделение|магазин|офис|відділення|клон|офис|κατάστημα|υποκατάστημα|poslovnica|podružnica|skyrius|filiāle|nodaļa|osakond
    |cabang|kantor|chi nhánh|şube
`
const HEAD_OF_OFFICES = new RegExp(
  `^\\s*(?:${OFFICE})(?: ?[/(].{1,24})?\\s*(?:$|\\t|\\||\\s{2})|^\\s*(?:店舗|支店|拠点|部署|门店|网点|分公司|지점|매장|الفرع|סניף|สาขา)`,
  'iu',
)
const CALLED_OFFICE = new RegExp(`^(?:${OFFICE}) \\p{Lu}`, 'iu')
/** Where a firm or an association has its seat, as the word before an address. */
const SEAT =
  /^\s*(?:geschäftsstelle|hauptsitz|firmensitz|zentrale|head office|headquarters|registered office|siège(?: social)?|sede(?: legale| social| sociale)?|domicilio social|hoofdkantoor|sídlo|siedziba|biuro zarządu|székhely|sediul?(?: social)?|huvudkontor|hovedkontor|pääkonttori|юридический адрес|юридична адреса|седалище|έδρα|genel merkez|本社|本店|总部|본사)\s*[:：]/iu
/** Where something takes place or is delivered, as the word before an address. */
const VENUE = new RegExp(
  oneLine`
    ^\s*(?:
      venue|meeting place|place of (?:meeting|delivery|performance)|veranstaltungsort|treffpunkt|tagungsort|lieferort|lieu(?: de (?:la réunion|rendez-vous|livraison))?
      |lugar(?: de (?:celebración|la reunión|entrega))?|luogo(?: di consegna)?|local(?: d[ae] (?:reunião|entrega|realização))?|plats|sted|paikka|plaats|locatie
      |miejsce(?: (?:zebrania|dostawy|spotkania))?|místo(?: (?:konání|plnění|dodání))?|miesto(?: (?:konania|dodania))?|helyszín|locul(?: (?:de desfășurare|executării|livrării))?
      |място(?: на провеждане)?|место(?: (?:проведения|поставки))?|місце(?: (?:проведення|поставки))?|mjesto(?: (?:održavanja|isporuke))?|место одржавања|kraj|yer|τόπος|koht|vieta
      |場所|会場|地点|장소|地點|địa điểm|tempat|สถานที่|स्थान
    )\s*[:：]
  `,
  'iu',
)
/** What a page, a leaflet or a part of one is headed by that lists them. */
const HEADING_OF_OFFICES = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      where to (?:buy|find us)|stockists|dealers|retailers|branches|our (?:shops|stores|offices|locations|clinics|partners)|sales partners|points? of sale|service directory
      |\p{L}*filialen|standorte|verkaufsstellen|händler|vertriebspartner|geschäftsstellen|bezugsquellen|annahmestellen|außenstellen|niederlassungen
      |nos (?:agences|magasins|bureaux|boutiques)|points de vente|distributeurs|revendeurs|agences|antennes
      |oficinas|tiendas|sucursales|puntos de venta|distribuidores|delegaciones|filiali|negozi|punti vendita|sportelli|rivenditori|le nostre sedi
      |agências|lojas|balcões|pontos de venda|revendedores|delegações|vestigingen|locaties|winkels|verkooppunten|verkoopadressen|filialen|kantoren
      |återförsäljare|butiker|våra kontor|forhandlere|butikker|butikkene|afdelinger|avdelinger|salgssteder|myymälät|toimipisteet|jälleenmyyjät
      |sklepy|salony|placówki|oddziały|partnerzy handlowi|partnerów handlowych|punkty (?:sprzedaży|obsługi|odbioru)|prodejny|pobočky|prodejci|prodejní místa|predajne|pobočky
      |kontakty na odbory|üzleteink|kirendeltségek|kormányablak\p{L}*|viszonteladók|bolthálózat|magazinele|sucursale(?:le)?|puncte de (?:lucru|vânzare)
      |филиалы|офисы|магазины|отделения|центр(?:ы|ов) обслуживания|пункты (?:выдачи|приёма|приема)|де купити|відділення|магазини|філії|пункти видачі|клонове|офиси|магазини
      |poslovnice|podružnice|prodajna mjesta|prodajna mesta|пословнице|продајна места|καταστήματα|υποκαταστήματα|σημεία πώλησης|padaliniai|parduotuvės|filiāles|veikali|esindused|kauplused
      |şubelerimiz|şubeler|bayiler|satış noktaları|chi nhánh|cửa hàng|kantor cabang|daftar cabang
    )(?!\p{L})
    |店舗(?:の|一覧|案内)|支店一覧|営業所一覧|网点|门店(?:一览|列表|地址)|分店|지점 안내|매장 안내|전국 매장|فروعنا|الفروع|סניפים|הסניפים|สาขา|शाखाएँ
  `,
  'iu',
)
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
  return candidates.map((each) => (gone.has(each) ? withReason(each) : each))
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

function rowsOf(
  text: string,
  contacts: readonly Candidate[],
  candidates: readonly Candidate[],
  heading: number,
): readonly Row[] {
  const peopleOver = overlapFinder(
    candidates
      .filter(({ accepted, label }) => accepted && label === 'PERSON')
      .toSorted(compareRanges),
  )
  const placesOver = overlapFinder(
    candidates
      .filter(({ label }) => label === 'LOCATION' || label === 'ORGANIZATION')
      .toSorted(compareRanges),
  )
  return [...byLines(text, contacts)].flatMap(([start, own]) => {
    const end = lineEnd(text, start)
    const label = labelOf(text, start, Math.max(start, Math.min(...own.map((each) => each.start))))
    const called = text.slice(label.start, label.end).replace(OF_CONTACT, '')
    const isBelowHeading = heading < start
    const isVenue = VENUE.test(called) || SEAT.test(called)
    const isForm = called.trim() === '' ? label.end > label.start : OF_A_FORM.test(called)
    if (end - start > LONGEST_LINE || (isForm && !isVenue)) return []
    const name = called.replace(/^[\s\-*•·–—|]+|[\s,;:|–—-]+$/g, '')
    const isFirm = name.split(PARTED).some(isNameOfFirm)
    if (!isBelowHeading && !isVenue && !isFirm && !isCalled(called)) return []
    return [
      {
        contacts: own,
        isOfSomebody: peopleOver({ start, end }).some((each) => !isOfFirmName(text, each)),
        isOfFirm: isVenue || (isFirm && !PROSE.test(called)),
        isOfPlace:
          isFirm ||
          isBelowHeading ||
          CALLED_OFFICE.test(name) ||
          placesOver(label).length > 0 ||
          isBelowHead(text, start),
        isOfDuty: SMALL_WORD.test(name),
      },
    ]
  })
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
    let start = contact.start === 0 ? 0 : text.lastIndexOf('\n', contact.start - 1) + 1
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
    const line = text.slice(start, end)
    if (HEADING_OF_OFFICES.test(line) && !/[.!;,]\s*$|\d{3}[ -]?\d{2}/.test(line)) return end
  }
  return text.length
}

function lineEnd(text: string, start: number): number {
  const feed = text.indexOf('\n', start)
  return feed < 0 ? text.length : feed
}

/** Whether the first line of the lines that stand together with a row heads offices. */
function isBelowHead(text: string, row: number): boolean {
  let start = row
  for (let line = 0; line < MOST_ROWS && start > 0; line++) {
    const above = text.lastIndexOf('\n', start - 2) + 1
    if (start - above > LONGEST_LINE || text.slice(above, start).trim() === '') break
    start = above
  }
  return start < row && HEAD_OF_OFFICES.test(text.slice(start, lineEnd(text, start)))
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

function withReason(each: Candidate): Candidate {
  const explanations = each.explanations.map((explanation) => ({
    ...explanation,
    description: `${explanation.description} ${wordsOf('business', false)}`,
  }))
  return { ...each, ...IGNORED, explanations }
}
