/**
 * Rooms, bodies and departments that every firm has. They are written like names, often alone on a
 * line or in brackets behind a person, and name nobody and no place on a map.
 */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'

/** A room by its word: before what it is called, or at the end of it. */
const ROOM = leanExpression(
  oneLine`
    ^(?:
      (?:meeting |conference |board)?room
      |(?:besprechungs|sitzungs|konferenz|schulungs)?(?:raum|zimmer|saal)|salle|sala|salón
      |aula|(?:vergader|cursus)?zaal|(?:møde|konference|selskabs)?lokale
      |(?:konferens|mötes|sammanträdes)?rummet|(?:neuvottelu|kokous)huone|toplantı salonu
      |zasedací místnost|sala konferencyjna
    )(?=[^\p{L}]|$)
    |(?:^|[^\p{L}])(?:room|hall|suite|lounge|restaurant|canteen|car park)$
    |\p{L}(?:lokalen?|rummet|zimmer|saal)$
  `,
  'iu',
)
const ROOM_BEFORE =
  /(?:^|[^\p{L}])(?:room|raum|zimmer|saal|salle|sala|salón|aula|zaal|lokale|rummet|huone) $/iu
/** Of rooms those words that nobody has for a family name, before the name; other ones are written small. */
const HALL_BEFORE = leanExpression(
  oneLine`
    (?:^|[^\p{L}])(?:
      (?:[Bb]esprechungs|[Ss]itzungs|[Kk]onferenz|[Ss]eminar|[Ss]chulungs)(?:raum|zimmer|saal)|(?:[Ff]est|[Hh]ör|[Rr]ats)?[Ss]aal|Raum
      |[Ss]alle|[Ss]cène|[Aa]mphi(?:théâtre)?|[Pp]arvis|sala|salón|aula|auditori[oum]{1,2}|anfiteatro|sal[ãa]o|zaal|collegezaal|sal(?:en)?|hörsal(?:en)?
      |auditoriet|auditorio|luokka|sál|sále|učebna|posluchárna|terem|зал|зале|аудитори[яи]|зала|salonu
    )[ ]["“„«]?$
    |قاعة $
  `,
  'u',
)
/** The same in English, where a clause may follow, `the room Anna Lind booked`: not where the name ends what is said. */
const ROOM_IN_ENGLISH =
  /(?:^|[^\p{L}])(?:(?:[Mm]eeting|[Cc]onference|[Ss]eminar|[Ll]ecture) (?:room|hall)|[Rr]oom|[Aa]uditorium) ["“]?$/u
const ENDS = /^["”]?(?:[^\p{L}\s'’]|\s?$|\n)/u
/** A name that begins with such a word. */
const HALL_FIRST = /^(?:Salle|Scène|Amphi|Parvis|Hörsaal|Festsaal|Saal|Raum) \p{Lu}/u
/** A number behind the word for a room: no address without its house. */
const NUMBERED_ROOM = leanExpression(
  oneLine`
    ^(?:
      room|raum|zimmer|saal|aula|salle|bureau|sala|despacho|stanza|kamer|lokale|rum|pokój|oda
    ) (?:n[º°]? ?|nr\.? ?)?\p{L}?\d{1,4}\p{L}?$
  `,
  'iu',
)

const BODY = new RegExp(
  oneLine`
    ^(?:the )?(?:
      (?:
        supervisory|management|executive|advisory|works|audit|steering|editorial|review
      ) (?:board|council|committee|team)
      |board of (?:directors|trustees|management)|aufsichtsrat|vorstand|betriebsrat
      |geschäftsführung|geschäftsleitung|conseil d['’]administration|comité de direction
      |consejo de administración|consiglio di amministrazione|collegio sindacale
      |conselho (?:de administração|fiscal)|ondernemingsraad
      |raad van (?:bestuur|commissarissen|toezicht)|comité d['’]entreprise
      |comité social et économique|comité de empresa|bestyrelsen?|styrelsen|direktionen
      |samarbejdsudvalget|rada (?:nadzorcza|pracowników)|zarząd|dozorčí rada|yönetim kurulu
      |gesellschafterversammlung|mitgliederversammlung|elternbeirat
    )$
  `,
  'i',
)
const DEPARTMENT = leanExpression(
  oneLine`
    ^(?:
      (?:the )?(?:
        accident (?:and|&) emergency|emergency|outpatients?|radiology|cardiology|oncology
        |maternity|intensive care|high dependency|surgical|legal|finance|sales|purchasing|it
        |hr|maintenance|accounting|accounts|quality|engineering|marketing|planning|personnel
        |shipping|payroll
      ) (?:department|dept\.?|unit|ward)
      |human resources|customer (?:service|support|care)|credit control
      |accounts (?:payable|receivable)|internal audit|public relations|(?:product )?marketing
      |controlling|personalabteilung|(?:finanz)?buchhaltung|rechtsabteilung|qualitätssicherung
      |ressources humaines|service (?:clients?|juridique|comptable)|comptabilité(?: générale)?
      |direction (?:générale|financière|commerciale)|recursos humanos|atenci[oó]n al cliente
      |(?:la )?administración|contabilidad|departamento de \p{L}+|risorse umane
      |ufficio (?:acquisti|personale|tecnico|vendite)|amministrazione|contabilidade
      |personeelszaken|klantenservice|boekhouding|kundtjänst|personalavdelningen|kundeservice
      |økonomiafdelingen|insan kaynakları|muhasebe|satın alma
      |dział (?:kadr|sprzedaży|księgowości)|biuro obsługi(?: klienta)?
    )$
  `,
  'iu',
)

/** The same in scripts without spaces, by its last sign: 行政部, 総務課, 인사팀. */
const DEPARTMENT_UNSPACED =
  /^(?:[\p{Script=Han}\p{Script=Katakana}ー]{2,10}(?:部|课|課|科|处|組|组|係|室|チーム)|\p{Script=Hangul}{1,5}(?:부|부서|팀|과|실))$/u

/** @param before what stands before the name */
export function isRoom(name: string, before: string): boolean {
  return ROOM.test(name) || ROOM_BEFORE.test(before)
}

/** Whether a room or a hall is called so, after somebody: `Hörsaal Ada Lind`. */
export function isHall(name: string, before: string, after: string): boolean {
  if (HALL_FIRST.test(name) || HALL_BEFORE.test(before)) return true
  return /\s/.test(name) && ROOM_IN_ENGLISH.test(before) && ENDS.test(after)
}

export function isNumberedRoom(address: string): boolean {
  return NUMBERED_ROOM.test(address)
}

export function isBodyOrDepartment(name: string): boolean {
  return BODY.test(name) || DEPARTMENT.test(name) || DEPARTMENT_UNSPACED.test(name)
}
