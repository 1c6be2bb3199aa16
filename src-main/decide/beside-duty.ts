/**
 * Numbers and streets beside the mailbox of a duty, or behind what a duty is called: "Tel. 464 1220, info@…", "the reception on
 * 06 534 7710". Whom they reach is nobody, though the paragraph around names people. A number behind somebody is theirs.
 */

import { leanExpression } from '../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../src-shared/model/one-line.ts'
import { compareRanges, overlapFinder, type Range } from '../../src-shared/model/spans.ts'
import { askingNothing } from './asking-nothing.ts'
import type { Candidate } from './candidates.ts'
import { isRoleMailbox } from './place/published/mailboxes.ts'

/** More contacts are a list or a log, which is told by its lines. */
const MOST_CONTACTS = 400
/** UTF-16 units on either side of a contact in its line. */
const READ = 120
/** What ends a sentence, and what begins the next one. */
const STOP = /[.!?]\s+(?=[\p{Lu}\p{Lo}])|[。！？;；]/u
/** Who answers a telephone that is nobody's, directly before its number and a few words for it. */
const DESK = leanExpression(
  oneLine`
    (?:
      (?<!\p{L})(?:
        reception|front desk|switchboard|hot-?line|help-?line|service (?:desk|line|number)|customer (?:service|care)|call cent(?:er|re)|box office|main office
        |zentrale|empfang|pforte|hotline|servicenummer|störungsdienst|notdienst|bereitschaftsdienst|bürgertelefon|sekretariat|geschäftsstelle
        |standard|accueil|secrétariat|numéro vert|astreinte|billetterie|centralita|recepción|secretaría|conserjería|taquilla|atención al (?:cliente|ciudadano|paciente)
        |centralino|segreteria|portineria|biglietteria|numero verde|pronto intervento|receção|recepção|secretaria|portaria|bilheteira|linha de apoio
        |receptie|balie|meldpunt|storingsdienst|klantenservice|växel\p{L}*|receptionen|expeditionen|jour(?:telefon|nummer)\p{L}*|kundtjänst|vagttelefon\p{L}*|kontoret|ekspeditionen
        |vakttelefon\p{L}*|sentralbord\p{L}*|kundeservice|vaihde|toimisto\p{L}*|päivystys\p{L}*|asiakaspalvelu\p{L}*|lipunmyynti\p{L}*|afgreiðsl\p{L}+|skiptiborð\p{L}*|skrifstof\p{L}+
        |recepcj\p{L}|rejestracj\p{L}|sekretaria\p{L}+|central\p{L} telefoniczn\p{L}|infolini\p{L}|dyżur\p{L}*|pogotowi\p{L}|recepc\p{L}|recepci\p{L}|podateln\p{L}|infolink\p{L}|ústředn\p{L}|dispečink\p{L}*|pohotovost\p{L}*
        |portá\p{L}*|recepció\p{L}*|ügyfélszolgálat\p{L}*|titkárság\p{L}*|diszpécser\p{L}*|recepți\p{L}|recepţi\p{L}|secretariat\p{L}*|dispecerat\p{L}*|casieri\p{L}|recepcij\p{L}|tajništv\p{L}|centrala|centrali
        |диспетчер\p{L}*|при[её]мн\p{L}+|регистратур\p{L}+|горяч\p{L}+ лини\p{L}|справочн\p{L}+|единый номер|администраци\p{L}|гаряч\p{L}+ ліні\p{L}|приймальн\p{L}+|диспетчерськ\p{L}+|реєстратур\p{L}+|деловодств\p{L}+
        |рецепци\p{L}+|централа\p{L}*|гореща линия|γραμματεία\p{L}*|υποδοχή\p{L}*|τηλεφωνικό κέντρο|danışma|santral|resepsiyon|çağrı merkezi|talian|hotline|tổng đài|lễ tân|đường dây nóng|layanan pelanggan|sekretariat
        |klientų aptarnav\p{L}+|klientu (?:apkalpo|serviss|centr)\p{L}*|klienditeenind\p{L}+|zákaznick\p{L}+ (?:linka|podpor\p{L}|servis|centrum)|obsług\p{L} klient\p{L}|biuro obsługi
        |serviço de apoio|apoio ao cliente|atendimento ao cliente|servizio clienti|assistenza clienti|service clients?|servei d'atenció|korisnič\p{L}+ (?:podršk\p{L}|služb\p{L}|centar)|podpora uporabnikom|kundservice|kundecenter
        |relații (?:cu )?clienți\p{L}*|служб\p{L} (?:поддержки|підтримки|доставки)|корисничк\p{L}+ (?:подршка|сервис)|обслужване на клиенти|εξυπηρέτησ\p{L}+ πελατών|müşteri hizmetleri|qaynar xətt
        |infotālru\p{L}+|diennakts|registratūr\p{L}+|budėtoj\p{L}+|valvetelefon\p{L}*|infotelefon\p{L}*|üldtelefon\p{L}*
      )
      |受付|事務局|事務所|窓口|代表(?:電話)?|コールセンター|前台|服务中心|服務中心|服务热线|客服|总机|值班|고객센터|안내데스크|대표전화|행정실|إدارة|الإدارة|الاستقبال|السكرتارية|خدمة العملاء|الخط الساخن
      |קבלה|מזכירות|מוקד|מרכזייה|שירות לקוחות|ประชาสัมพันธ์|สำนักงาน|คอลเซ็นเตอร์|स्वागत कक्ष|कार्यालय|हेल्पलाइन
    )(?!\p{L})[^\p{N}@]{0,40}$
  `,
  'iu',
)
const MAILBOX = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}\.[\p{L}\d.-]{1,63}/gu

/** The same candidates; the number of a duty, and its street in the line before or behind, ask for nothing. */
export function withoutContactsOfDuties(
  text: string,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  const accepted = candidates.filter((each) => each.accepted)
  const phones = accepted.filter(({ label }) => label === 'PHONE')
  const streets = accepted.filter(({ label }) => label === 'ADDRESS')
  if (phones.length + streets.length === 0 || accepted.length > MOST_CONTACTS) return candidates
  const people = accepted.filter(({ label }) => label === 'PERSON')
  const peopleOver = overlapFinder(people.toSorted(compareRanges))
  const ofDuties = streets.filter((each) => isStreetOfDuty(text, each, peopleOver))
  const gone = new Set<Candidate>([
    ...phones.filter((each) => isOfDuty(text, each, peopleOver)),
    ...ofDuties,
    ...accepted.filter((each) => mayBeOfFirm(each) && isInLineOf(text, each, ofDuties)),
  ])
  return gone.size === 0
    ? candidates
    : candidates.map((each) => (gone.has(each) ? askingNothing(each, 'role') : each))
}

type Over = (range: Range) => readonly Range[]

/** Whether a number has the one form that people and firms have in Croatia. */
function mayBeOfFirm({ label, explanations }: Candidate): boolean {
  return (
    label === 'NATIONAL_ID' && explanations.some(({ detectorId }) => detectorId === 'pii_hr_oib')
  )
}

/** Whether the street of a duty stands shortly before, in the same line. */
function isInLineOf(text: string, { start }: Range, streets: readonly Range[]): boolean {
  return streets.some(
    (street) =>
      street.end <= start &&
      start - street.end <= READ &&
      !text.slice(street.end, start).includes('\n'),
  )
}

/** Whether a number stands beside the mailbox of a duty or behind its word, and nobody before it in the sentence nor between. */
function isOfDuty(text: string, { start, end }: Range, peopleOver: Over): boolean {
  const before = sentenceBefore(text, start)
  if (peopleOver({ start: start - before.length, end: start }).length > 0) return false
  if (DESK.test(before)) return true
  const after = sentenceAfter(text, end)
  const next = peopleOver({ start: end, end: end + after.length })[0]?.start ?? end + after.length
  return holdsRoleMailbox(before) || holdsRoleMailbox(text.slice(end, next))
}

/** Whether an address stands in one line with the mailbox of a duty, or in the line beside it, and nobody in these. */
function isStreetOfDuty(text: string, { start, end }: Range, peopleOver: Over): boolean {
  const before = text
    .slice(Math.max(0, start - READ), start)
    .split('\n')
    .slice(-2)
    .join('\n')
  const after = text
    .slice(end, end + READ)
    .split('\n', 2)
    .join('\n')
  const near = { start: start - before.length, end: end + after.length }
  return peopleOver(near).length === 0 && (holdsRoleMailbox(before) || holdsRoleMailbox(after))
}

function sentenceBefore(text: string, start: number): string {
  const [line = ''] = text
    .slice(Math.max(0, start - READ), start)
    .split('\n')
    .slice(-1)
  return line.split(STOP).at(-1) ?? ''
}

function sentenceAfter(text: string, end: number): string {
  const [line = ''] = text.slice(end, end + READ).split('\n', 1)
  return line.split(STOP, 1)[0] ?? ''
}

function holdsRoleMailbox(said: string): boolean {
  return said.includes('@') && (said.match(MAILBOX) ?? []).some(isRoleMailbox)
}
