/** Whether what reads as a place is one: no law, licence, zone, key, room, machine or method, and not in capitals alone. */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import { FIRM_AFTER, TERM_AFTER } from '../../../business-names.ts'
import { isInstitution } from '../../../institutions.ts'
import { LICENCE_NOTICE } from '../../../nobodys-addresses.ts'
import type { DecidedName } from '../names-decision.ts'
import { isCode, isField, isKey } from './in-code.ts'
import { isBodyOrDepartment, isRoom } from './inside-a-firm.ts'
import { isOfAZone } from './list-items.ts'
import { isMachine } from './machines.ts'
import { isWritten } from './name-alone.ts'
import { TWICE } from './person-form.ts'

/** Units around a name in which words for it are looked for. */
const NEAR = 90

/** What a licence is governed by, and where it is disputed, is nobody's place. */
const THIS_LICENCE = /\bthis\s+licen[cs]e\b/i
/** What a contract or licence is governed by, the laws of a state, and where a firm is registered: nobody lives there. */
const LAWS_BEFORE = new RegExp(
  oneLine`
    \b(?:laws?|courts) of(?: the)?(?: (?:State|Commonwealth|Province|Republic|Kingdom) of
    )?\s+(?:the\s+)?$
    |\b(?:registered|incorporated) in\s+$
  `,
  'i',
)
/** Initials of a term: `R.A.` of a star. */
const INITIALS = /^(?:\p{Lu}\.\s?){2,4}$/u
/** Capitals of states and towns; of other words in nothing but capitals most name things. */
const CAPITALS =
  /^(?:USA?|UK|UAE|EU|NYC|LA|DC|GB|NRW|BRD|DDR|USSR|UDSSR|PRC|HK|KSA|DRC|RSA|CABA|CDMX|DF|SP|RJ)$/
const ACRONYM = /^[A-Z]{2,6}$/
/** Numbers of orders, articles and motorways: capitals and digits. */
const NUMBERED = /^(?=.*\d)[A-Z0-9][A-Z0-9 ./-]*$/
/** Who did it, in front of what reads as a place: "won by Kontur Reifen". */
const DOER_BEFORE =
  /\b(?:won|made|sold|bought|signed|led|supplied|offered|provided|published|audited|managed|owned|acquired|delivered|built) by $/
/** What the place behind it belongs to: "the University of California", "University of Illinois at". */
const UNIVERSITY_BEFORE = /\buniversit(?:y|ies) of(?: [\p{L}]+(?: at|,))?\s+(?:[*#/]+\s+)?$/iu
/** Before which court a contract is disputed, and in which district. */
const COURT_BEFORE = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      Gerichtsstand (?:ist|für [^.\n]{1,60} ist)(?:,? [^.,\n]{1,40},)?|(?:Amts|Land|Oberlandes|Handels|Arbeits|Verwaltungs|Sozial)gerichts?|Handelsregister(?: des Amtsgerichts)?
      |(?:tribunal|tribunaux|cour d['’]appel)(?: \p{L}+){0,3} d(?:e|u|es)|ressort d(?:e|u|es)|RCS
      |(?:juzgados|tribunales)(?: y (?:juzgados|tribunales))?(?: \p{L}+){0,3} de|fuero de
      |(?:foro|tribunale)(?: \p{L}+){0,2} d(?:i|el|ella)|(?:foro|tribunal)(?: d[ae] comarca| judicial| c[íi]vel)? d[aeo]|comarca d[aeo]|juízo d[aeo]
      |(?:bevoegde )?rechter(?: te| in)?|rechtbank(?: te| in)?|sąd\p{L}{0,3}(?: \p{L}+){0,3} (?:w|we|dla)|soud\p{L}?(?: \p{L}+){0,2} v
      |tingsrätt(?: i)?|суд\p{L}{0,2}(?: города)?|courts? (?:of|in|at)
    )\s*$
  `,
  'iu',
)
/** What an institution puts before the saint or the town that it is called after: the name is its own, and nobody lives there. */
const INSTITUTION_BEFORE = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      azienda ospedaliera(?: universitaria)?|ospedale(?: civile| maggiore| generale)?|policlinico|casa di cura|istituto(?: comprensivo)?|liceo
      |hospital(?: universitari[oa]| general| cl[ií]nico)?(?: d[aeo]s?)?|cl[ií]nica|colegio|escola|institut[oe]
      |hôpital|centre hospitalier(?: universitaire)?(?: d[eu])?|clinique|lycée|collège
      |klinikum|krankenhaus|universitätsklinikum|gymnasium|grundschule|realschule
      |ziekenhuis|szpital(?: \p{L}+){0,2} w|nemocnice|sjukhuset
    )\s$
  `,
  'iu',
)
/** An airport or a station, behind the town that it serves or before it: who travels lives elsewhere. */
const AIRPORT_AFTER = leanExpression(
  oneLine`
    ^(?:['’]s)?[ -](?:
      (?:International |Central |Main |Grand )?(?:Airport|airport|[Ss]tation)|Flughafen|Hauptbahnhof|Hbf|lentoasema\p{L}*|lentokent\p{L}+|kent[täi]\p{L}{0,4}|rautatieasema\p{L}*
      |[Ll]ufthavn\p{L}*|[Ff]lyplats\p{L}*|[Cc]entralstation\p{L}*|lennujaam\p{L}*|lidost\p{L}+|oro uost\p{L}+|repülőtér\p{L}*|pályaudvar\p{L}*|[Hh]avaliman\p{L}+|[Hh]avaalan\p{L}+
    )(?!\p{L})
  `,
  'u',
)
const AIRPORT_BEFORE = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      (?:aéroport|aeroporto|aeropuerto|aeroport(?:ul)?|gare|estación|estação|stazione|gara)(?: d[aeio]l?)?|(?:luchthaven|vliegveld|station)(?: van)?|flughafen|letišt[ěi](?: v)?|lotnisk[ou](?: w)?|zračna luka|aerodrom
      |аэропорт\p{L}{0,2}|аеропорт\p{L}{0,2}|аеродром\p{L}{0,2}|летище|вокзал\p{L}{0,2}|αεροδρόμιο|bandara|sân bay|مطار
    )\s$
  `,
  'iu',
)
/**
 * From which probability a place is told: below it a third of the places in prose, and most in manuals,
 * were none (`uner_english_ewt`; 219 files of packages).
 */
const SURE_PLACE = 0.66
/**
 * From which probability a place is told that is written without a capital, as people write in a hurry: 19 of 20 such places
 * are some (`uner_english_ewt`, `uner_da_ddt`, `broad_twitter`, never learned from). What programs call so is dropped before.
 */
const SURE_SMALL = 0.98
/** A type and its variable: `Arc arc`, not `Walla Walla`. */
const TYPED = /^\p{Lu}\p{L}* \p{Ll}/u
/** What a Monte Carlo is when it is no town. */
const METHOD_AFTER = new RegExp(
  oneLine`
    ^[-\s]\s{0,2}(?:
      algorithm|analysis|approach|calcul|dropout|error|estimat|integra|localization|method
      |model|run|sampl|search|simul|stud|techni|tree
    )
  `,
  'i',
)
/** What tells two halves of a country, `Korea (North)`, and where a balcony looks: `Süd-West`. */
const DIRECTION =
  /^(?:(?:North|South|East|West|Nord|Süd|Ost|Sud|Est|Ouest|Norte|Sur|Este|Oeste|Noord|Zuid|Oost|Syd|Öst|Väst|Øst|Vest)[-– ]?){1,2}\)?$/i
/** A time zone (IANA): `Australia/Sydney`. */
const ZONE_BEFORE = /[A-Za-z_]\/$/
/** Countries whose capitals end like a company: `U.S.A.` */
export const COUNTRY = /^(?:U\.?S\.?A?\.?|U\.?K\.?)$/

/** Whether a name is written as places are called, where it stands. */
export function isPlace(text: string, each: DecidedName): boolean {
  const value = text.slice(each.start, each.end)
  const before = text.slice(Math.max(0, each.start - NEAR), each.start)
  const after = text.slice(each.end, each.end + NEAR)
  if (each.score < SURE_PLACE || LICENCE_NOTICE.test(before)) return false
  if (THIS_LICENCE.test(before) || THIS_LICENCE.test(after) || LAWS_BEFORE.test(before))
    return false
  if (INITIALS.test(value) && !COUNTRY.test(value.replace(/\s/g, ''))) return false
  if (isField(text, each) || isKey(text, each) || isCode(text, each)) return false
  if (/[/=]/.test(value) || ZONE_BEFORE.test(before) || isOfAZone(text, each)) return false
  if (COURT_BEFORE.test(before) || INSTITUTION_BEFORE.test(before)) return false
  if (isOfInstitution(before, value, after)) return false
  if (AIRPORT_BEFORE.test(before) || AIRPORT_AFTER.test(after)) return false
  if (DOER_BEFORE.test(before) || UNIVERSITY_BEFORE.test(before)) return false
  if (NUMBERED.test(value) || DIRECTION.test(value) || isMethod(value, before, after)) return false
  if (TYPED.test(value) && TWICE.test(value)) return false
  if (isRoom(value, before) || isBodyOrDepartment(value) || isMachine(text, each)) return false
  if (FIRM_AFTER.test(after) || TERM_AFTER.test(after)) return false
  const isWrittenSo = isWritten(value) || each.score >= SURE_SMALL
  return isWrittenSo && (CAPITALS.test(value) || !ACRONYM.test(value))
}

/** Whether the line of a place is the name of an institution and no sentence: `Pirkanmaan hyvinvointialue`. */
function isOfInstitution(before: string, value: string, after: string): boolean {
  const line = `${before.split('\n').at(-1) ?? ''}${value}${after.split('\n', 1)[0] ?? ''}`.trim()
  return line !== value && !/[.:;!?,]/.test(line) && isInstitution(line)
}

/** Whether a place is what statisticians call a method by: "Monte Carlo simulations" (Metropolis and Ulam 1949). */
function isMethod(value: string, before: string, after: string): boolean {
  if (!/^Monte[-\s]+Carlo$/.test(value)) return false
  return METHOD_AFTER.test(after) || /\bMarkov[-\s]+chains?[\s,]+$/i.test(before)
}
