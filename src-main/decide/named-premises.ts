/**
 * Streets and numbers directly behind the name of premises in which nobody lives, in a sentence or a line: "at the Parish Hall, Mill
 * Lane 4", "Sąd Rejonowy, ul. Wały 4, tel. 22 …", and where tickets are sold. The paragraph around may name people; whoever stands
 * nearer to the street than the premises has it, and the number is of whoever its sentence names.
 */

import { leanExpression } from '../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../src-shared/model/one-line.ts'
import { compareRanges, overlapFinder } from '../../src-shared/model/spans.ts'
import { isAuthority, isBusinessName } from '../detect/business-names.ts'
import { isInstitution } from '../detect/institutions.ts'
import { askingNothing } from './asking-nothing.ts'
import type { Candidate } from './candidates.ts'
import { isDocument } from './nobodys-places.ts'
import { lineAround } from './place/lines.ts'
import { tellsOfTickets } from './place/published/box-office.ts'

/** How premises are reached; whose a mailbox is it says itself. */
const CONTACTS: ReadonlySet<string> = new Set(['ADDRESS', 'PHONE'])
/** What stands between premises and how they are reached: their street and town. */
const BETWEEN: ReadonlySet<string> = new Set(['ADDRESS', 'LOCATION', 'PHONE', 'EMAIL'])
/** More contacts are a list or a log, which is told by its lines. */
const MOST_CONTACTS = 400
/** Lines of a text that is a document by itself: a few may be cut out of what tells whose the street is. */
const FEWEST_LINES = 6
/** UTF-16 units before a contact in its line. */
const READ = 180
/** The end of a sentence; what is shortened ends none. */
const STOP = /(?<=\p{L}{4}|\d\p{L}?)[.!?]\s+(?=\p{Lu})(?!T[eé]l|Fon|Fax|Phone)/u
/** What parts a name from a street, and a street from a number. */
const PARTS = /[,;:(|·•\n–—]\s*|\s-\s|\.\s(?=[TtФф])/gu
/** The word for a number or a mailbox alone, signs, and a number of a house or a postal code with its town. Words without a capital say when. */
const OF_CONTACT =
  /^[\s*_#)]*(?:(?:tele?[pf]\p{L}{0,8}|tél|tel|phone|ph|fon|fax|faks|mail|e-?mail|тел\p{L}*|факс|or|oder|ou|o|of|lub|nebo|eller|und|and|et|y|e|en|i|a)(?!\p{L})\.?[\s*]*)*$|\d/iu
/** Premises that have no other word of firms and institutions, as the first or last word of what they are called. */
const PREMISES = oneLine`
  department|division|(?:parish|school|church|town|village|community|booking|sales|press|information|tourist|registry|police|fire|post|lost property|box) (?:office|hall|rooms?|station|cent(?:er|re))|vicarage|rectory|(?:head|branch) office|canteen|foundation|visitor cent(?:er|re)|funeral (?:home|directors?)|registrar
  |rathaus(?:es)?|sitzungssaal|kantine|stiftung|pfarr(?:büro|heim|amt|haus|saal|zentrum)|gemeinde(?:haus|saal|büro|zentrum)|abteilung|bürgerhaus|betriebshof|bauhof|fundbüro|tourist-?information|gasthof|gasthaus|vereinsheim|klinik|labor|bestattungen|friedhofsamt|schulsekretariat|vorverkaufsstelle
  |mairie|déchetterie|(?:pharmacie|médecin) de garde|fondation|musée|presbytère|médiathèque|office (?:de|du) tourisme|salle des fêtes|médiateur|préfecture|tribunal|funérarium|pompes funèbres|service après-vente|billetterie|clinique|laboratoire
  |ayuntamiento|fundación|centro cívico|juzgado|tribunal|oficina|museo|tanatorio|funeraria|parroquia|ambulatorio|hospital|clínica|biblioteca|taquilla|consejo regulador|notaría
  |municipio|comune|fondazione|sala consiliare|tribunale|ufficio|museo|parrocchia|ospedale|poliambulatorio|caseificio|cantina|bottega|biglietteria|onoranze funebri|caserma
  |divisão|departamento|câmara municipal|fundação|junta de freguesia|tribunal|museu|paróquia|funerária|agência funerária|hospital|centro de saúde|quartel|bilheteira|viveiros
  |gemeentehuis|stichting|stadhuis|museum|ziekenhuis|huisartsenpraktijk|apotheek|rechtbank|uitvaartcentrum|buurthuis|dorpshuis|parochie|polikliniek
  |wydział|sąd|urząd|parafia|muzeum|przychodnia|szpital|biuro|administracj\p{L}|wodociągi|zakład|spółdzielnia|komisariat|starostwo|dom kultury|zakład pogrzebowy|izba|krajow\p{L}+ izb\p{L}
  |soud|obecní úřad|městský úřad|fara|farnost|muzeum|nemocnice|poliklinika|ordinace|lékárna|hasičská zbrojnice|kulturní dům|pohřební služba|útulek
  |kommunhus|församlingshem|pastorsexpedition|museum|vårdcentral|sjukhus|tingsrätt|begravningsbyrå|bibliotek|rådhus|sognegård|menighetshus|kirkekontor
`
const CALLED_PREMISES = leanExpression(`(?<!\\p{L})(?:${PREMISES})(?!\\p{L})`, 'giu')
/** The rest of what they are called: small words of titles, and words with a capital. */
const NAMED_BEHIND =
  /^(?: (?:de|des|du|del|della|dei|da|do|das|dos|di|la|le|les|el|van|von|der|w|we|v|ve|i|och|the|of|for|dla|pro|et|y|e|["“„«]?\p{Lu}[\p{L}.'’-]*["“”»]?)){0,6}$/u
/** A telephone that somebody carries. */
const CARRIED = /(?<!\p{L})(?:mob|cel|whatsapp|handy|gsm|natel|móvil|portable|kom\.|komórk|моб)/iu
/** A line of a few words, and the line ends behind it. */
const HEADING = /(?:^|\n)[#*\s]*([^\n.!?:;]{3,50}?)[*\s]*\n(?:[ \t]*\n)?$/u
const READ_HEADING = 64
/** Words with a capital from which a name may begin. */
const CAPITAL = /(?<!\p{L})["“„«]?\p{Lu}/gu
const MOST_WORDS = 7
/** Parts of a sentence between the name of premises and a contact. */
const MOST_PARTS = 5

/** The same candidates; how premises are reached that are named directly before asks for nothing. */
export function withoutNamedPremises(
  text: string,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  const accepted = candidates.filter((each) => each.accepted)
  const contacts = accepted.filter(({ label }) => CONTACTS.has(label))
  if (contacts.length === 0 || contacts.length > MOST_CONTACTS) return candidates
  if (!isDocument(text, FEWEST_LINES)) return candidates
  const over = (labels: (label: string) => boolean) =>
    overlapFinder(accepted.filter(({ label }) => labels(label)).toSorted(compareRanges))
  const peopleOver = over((label) => label === 'PERSON')
  const firmsOver = over((label) => label === 'ORGANIZATION')
  const betweenOver = over((label) => BETWEEN.has(label))
  const isOfPremises = (each: Candidate): boolean => {
    const { label, start } = each
    const said = text.slice(lineAround(text, each, READ).start, start)
    const sentence = said.split(STOP).at(-1) ?? ''
    const from = start - sentence.length
    const namesSomebody = peopleOver({ start: from, end: start }).length > 0
    // Whoever is named with a firm answers its telephone, and does not live there.
    if (label === 'PHONE' && (namesSomebody || CARRIED.test(sentence))) return false
    if (!namesSomebody && tellsOfTickets(sentence)) return true
    for (const part of partsBefore(sentence).slice(0, MOST_PARTS)) {
      const range = { start: from + part.at, end: from + part.at + part.said.length }
      if (peopleOver(range).length > 0) return false
      if (firmsOver(range).length > 0 || isPremises(part.said)) return true
      const isBetween = OF_CONTACT.test(part.said) || !/\p{Lu}/u.test(part.said)
      if (!isBetween && betweenOver(range).length === 0) return false
    }
    return sentence.length === said.length && isPremises(headingAbove(text, start - said.length))
  }
  const gone = new Set(contacts.filter(isOfPremises))
  return candidates.map((each) => (gone.has(each) ? askingNothing(each, 'business') : each))
}

/** A short line above another, maybe with an empty one between, as headings stand. */
function headingAbove(text: string, start: number): string {
  const [, line = ''] = HEADING.exec(text.slice(Math.max(0, start - READ_HEADING), start)) ?? []
  return line
}

/** The parts of a sentence and where they begin in it, the last first. */
function partsBefore(sentence: string): readonly { readonly said: string; readonly at: number }[] {
  const parts: { said: string; at: number }[] = []
  let at = 0
  for (const { 0: mark, index } of sentence.matchAll(PARTS)) {
    parts.push({ said: sentence.slice(at, index), at })
    at = index + mark.length
  }
  parts.push({ said: sentence.slice(at), at })
  return parts.reverse()
}

/** Whether a part of a sentence ends with what premises are called. */
function isPremises(part: string): boolean {
  const said = part.replace(/[\s*_"“”„«»]+$/u, '')
  for (const { 0: word, index } of said.matchAll(CALLED_PREMISES)) {
    if (NAMED_BEHIND.test(said.slice(index + word.length))) return true
  }
  const begins = Array.from(said.matchAll(CAPITAL), ({ index }) => index).slice(-MOST_WORDS)
  return begins.some((begin) => {
    const name = said.slice(begin)
    return isInstitution(name) || isBusinessName(name) || isAuthority(name)
  })
}
