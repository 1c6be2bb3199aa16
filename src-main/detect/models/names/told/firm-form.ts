/** Whether a name is written as firms and offices are called: with a word for one, or as a title. */

import { lateExpression } from '../../../../../src-shared/model/late-expression.ts'
import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import type { DecidedName } from '../names-decision.ts'
import { ONE_WORD } from './in-code.ts'

/** What only firms, offices and associations have in their names. */
export const FIRM_OR_OFFICE = leanExpression(
  oneLine`
    (?:^|[^\p{L}])(?:
      inc|incorporated|ltd|limited|llc|llp|plc|pty|corp|corporation|co|company|companies|gmbh
      |ag|kg|kgaa|ohg|ug|se|s\.?a\.?|s\.?a\.?s|s\.?r\.?l\.?|s\.?l\.?|s\.?p\.?a\.?|ltda
      |b\.?v\.?|n\.?v\.?|oy|oyj|ab|a\/s|asa|aps|sp\.? z o\.? ?o\.?|s\.?r\.?o\.?|kft|zrt|nyrt
      |d\.?o\.?o\.?|a\.?ş|şti|pt|tbk|bhd|e\.? ?v\.?|holdings?|group|groupe|gruppe|grupo|gruppo
      |partners?|associates|associati|brothers|bros|sons|söhne|& co|airlines|airways
      |consulting|consultants|technolog\p{L}*|systems|solutions|services|industries
      |laborator\p{L}*|labs|bank\p{L}*|banque|banco|banca|insurance|assurances?
      |versicherung\p{L}*|seguros|assicurazioni|sparkasse|volksbank|versand|verlag|werke|werk
      |betriebe|stadtwerke|hospital\p{L}*|clinic\p{L}*|klinik\p{L}*|krankenhaus|ospedale
      |hôpital|szpital|praxis|school|schule|gymnasium|école|escuela|colegio|college|academy
      |akademie|academia|universit\p{L}*|universid\p{L}*|hochschule|institut\p{L}*|istituto
      |faculty|fakult\p{L}*|ministr\p{L}*|ministerium|ministère|ministerio|department|dept
      |(?:(?:re)?search|science|medical|health|computing|flight|space) cent(?:er|re)|bureau
      |agency|agence|agencia|agentur|authority|commission|council|committee|komitee|court
      |tribunal|gericht|amtsgericht|landgericht|bundes\p{L}+|parliament|senate|police|polizei
      |army|navy|church|kirche|association|associazione|asociación|associação|society|société
      |gesellschaft|genossenschaft|verband|verein|foundation|fondation|fundación|fondazione
      |stiftung|trust|union|federation|fédération|confederation|league|club|party|partei
      |partido|partito|team|united nations|museum|musée|museo|theatre|theater|orchestra|times
      |post|news|zeitung|journal|press|media|studios?|pictures|entertainment|hotel|restaurant
      |pharmacy|apotheke|apotheek|apotek(?:et)?|farmacia|ооо|оао|зао|пао|ао|ип|банк
      |университет|институт|министерство|компания|завод|фонд|партия|союз|комитет|организация
    )(?=[^\p{L}]|$)
    |\p{L}(?:
      bank|werke?|klinik|verein|verband|verlag|gesellschaft|ministerium|universität|hochschule
      |schule|amt|gericht|kasse|versicherung|institut|stiftung|gewerkschaft|universiteit
      |universitet\p{L}*|bolag\p{L}*|forening|yhtiö
    )(?=[^\p{L}]|$)
    |公司|集团|集團|大学|大學|學院|学院|银行|銀行|株式会社|有限会社|协会|協會|委员会|委員會|学校|學校|医院|病院|研究所|회사|대학교|은행|재단|협회|บริษัท
    |ธนาคาร|มหาวิทยาลัย|شركة|جامعة|بنك|חברת|אוניברסיט|בנק
  `,
  'iu',
)

/** Words with capitals, one of them no acronym, as the names of firms without a word for one are written. */
const TITLE_WORD = "[\\p{Lu}\\p{Lt}][\\p{L}\\p{M}\\p{N}'’.&-]*"
const TITLED = lateExpression(
  `^(?=.*\\p{Lu}\\p{Ll}{2})${TITLE_WORD}(?:,?\\s(?:&|and|und|et|y|e|og|och|en|i|de|da|do|di|of|the|for|für|van|von|del|della|do|la|le|${TITLE_WORD}))*$`,
  'u',
)
/** From which probability one word that says no firm is one: programs and machines are called so, too. */
const SURE_FIRM = 0.97

/** What a firm or an office is, without its name: "the Bank", "Rådet". */
const KIND_ALONE = new RegExp(
  oneLine`
    ^(?:
      academ(?:y|ia)|akademie|association|authority|bank|banque|banco|banca|board|bureau
      |church|club|college|commission|committee|company|council|court|department|government
      |group|hospital|institute?|kirche|klinik|ministry|ministerium|museum|parliament|party
      |police|polizei|regierung|rådet|school|schule|senate?|société|sparkasse|team|trust|union
      |universit(?:y|é|ät)|verband|verein|verlag
    )$
  `,
  'i',
)

/** @param score how sure the tagger is, from 0 to 1: of one word without a word for a firm it has to be surer. */
export function isFirm(value: string, score: number): boolean {
  if (KIND_ALONE.test(value)) return false
  if (FIRM_OR_OFFICE.test(value)) return true
  return TITLED().test(value) && (!ONE_WORD.test(value) || score >= SURE_FIRM)
}

/** An office that somebody holds, and an article, at the begin: "Lord President of the Council", "The Army"; a shore. */
const NO_NAME_BEFORE = leanExpression(
  oneLine`
    ^(?:the|la|le|el|il|der|die|das|de|het)\s
    |^(?:\p{L}+\s)?(?:
      chair\p{L}*|chef|chief|dire[ck]t\p{L}+|head|leiter\p{L}*|minist(?:er|re|ro|ra|erin)
      |presid\p{L}+|präsident\p{L}*|secretary
    )\s
    |^(?:west|east|north|south|left|right)\sbank$
  `,
  'iu',
)

/** Whether a name of several words, each with a capital, holds a word for a firm or an office: `Larkspur Hospice Trust`. */
export function isNamedFirm(value: string): boolean {
  return (
    /\s/.test(value) &&
    FIRM_OR_OFFICE.test(value) &&
    TITLED().test(value) &&
    !NO_NAME_BEFORE.test(value)
  )
}

/** What a name in English begins with only where its begin was cut off, and the words with capitals that stand before it there. */
const CUT_HEAD = /^(?:Hospitals?|University|College|Council|School|Academy|Infirmary|NHS)\s\p{Lu}/u
const BEGIN =
  /(?:^|[^\p{L}\p{M}.’'-])((?:(?!The |At |In |From |With |And )\p{Lu}[\p{L}'’-]+ ){1,4})$/u
const READ_BEGIN = 60

/**
 * A firm with the words that its name begins with: `Royal Bolton` before `Hospital NHS Trust`.
 * @param last where the name before it ends
 */
export function withItsBegin(text: string, each: DecidedName, last: number): DecidedName {
  if (each.name !== 'ORGANIZATION' || !CUT_HEAD.test(text.slice(each.start, each.end))) return each
  const before = text.slice(Math.max(last, each.start - READ_BEGIN), each.start)
  return { ...each, start: each.start - (BEGIN.exec(before)?.[1]?.length ?? 0) }
}
