/**
 * Names of which the tagger is half sure, and of which what they hold or where they stand says the rest: a legal form
 * is a firm's; two words alone behind the field of a form, `Kiraya veren: Nazmiye Karaoğlan`, are somebody's, and so is
 * what stands behind a title, `D. Evaristo Quintanilla`, or before one, `真鍋書記`, or alone in the line above a street and a town.
 */

import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../../src-shared/model/spans.ts'
import { hasLegalForm } from '../../../business-names.ts'
import { isTitled } from '../../../titled.ts'
import { type DecidedName, RAISED_PERSON } from '../names-decision.ts'
import { isNamedFirm } from './firm-form.ts'

/**
 * From which probability a firm with a legal form or a domain of its name is told, and the one it is told with, which is more than the pack of
 * the tagger asks of firms: annotated texts have no other.
 */
const FIRM_FROM = 0.3
const SURE_FIRM = 0.98
/**
 * From which probability a name with a word for a firm or an office is told: of such names from there on, below what the
 * pack asks of firms, 43 of 50 are some in annotated texts of six languages that the tagger never learned from.
 */
const NAMED_FROM = 0.5
/** From which probability whoever stands in a field is told; below it they are mostly things. */
const PERSON_FROM = 0.4
/** A title as the first word of a name, and the mail address behind one. */
const TITLE_WITHIN =
  /^(?:(?:Arq|D|Dña|Eng|Fr|Hr|Lic|MM?|Sra?|Sig|Ing)\.|(?:Dra?|Mme|Mrs?|Ms|Prof)\.?)\s\p{Lu}/u
const MAIL_AFTER = /^\s?[<(][^\s@<>()]{1,64}@/
/** From which probability what stands there is a person. */
const TITLED_FROM = 0.25
/** A field at the begin of a line or a cell, with its number where fields are numbered, and the end of one. */
const FIELD_BEFORE =
  /(?:^|[\n\t|]|[ ]{2})[ \t>*•-]{0,4}(?:\p{Nd}{1,2}[.)] ?)?[\p{L}][^:\n\t|.!?]{1,34}[:：][ \t]{0,12}$/u
const FIELD_ENDS = /^[ \t]*(?:$|[\n\t|,(]| {2})/
/** Each of the outer ones with a capital, where a script has them. */
const SEVERAL_WORDS = /^[\p{Lu}\p{Lo}]\S*(?:\s\S+)*\s[\p{Lu}\p{Lo}]\S*$/u
/** A title or an office directly behind a name, as Japanese, Chinese and Korean have it. */
const TITLE_BEHIND = new RegExp(
  oneLine`
    ^[ 　]?(?:
      さん|さま|様|氏(?![族名])|殿|くん|ちゃん|先生|[副前元]?会長|社長|[副次]?部長|課長|係長|主任|会計|書記|監事|理事|議長|医師|教授|監督|コーチ|店長|院長|園長|校長|教頭|班長|組長|代表
      |先生|女士|小姐|老师|经理|主任|总监|医生|律师|师傅|校长|院长|书记|科长|处长|部长
      |씨|님|부장|과장|대리|팀장|회장|사장|이사|선생|교수|원장|실장|차장|주임
    )
  `,
  'u',
)
/** In Japanese, Chinese or Korean letters; what is honoured before it is nobody's name: `お子様`. */
const EASTERN = /^(?![おご御])[\u3040-\u30ff\u4e00-\u9fff々\uac00-\ud7a3 　]+$/u
/** The begin of an office that the tagger takes with a name: `古賀副` before `会長`. */
const OFFICE_BEGUN = /(?<=[\u4e00-\u9fff々]{2})[副前元新]$/u
const READ = 60
/** A line of its own, up to the address in the next one, at least half sure. */
const LINE_BEFORE = /(?:^|\n)[ \t>|]*$/
const TO_NEXT_LINE = /^[ \t]*\r?\n[ \t>|]*/
const ADDRESS_FROM = 0.5

/**
 * The name, as sure as what it holds or where it stands makes it.
 * @param isOwnDomain whether mail of the document goes to a domain that is called like a firm
 * @param isAddressee what {@link whoIsAddressed} tells of a document
 */
export function asSureAsItsPlace(
  text: string,
  each: DecidedName,
  isOwnDomain: (firm: string) => boolean,
  isAddressee: (name: Range) => boolean,
): DecidedName {
  const { name, score, start, end } = each
  const value = text.slice(start, end)
  if (name === 'ORGANIZATION') {
    const isSure =
      (score >= FIRM_FROM && (hasLegalForm(value) || isOwnDomain(value))) ||
      (score >= NAMED_FROM && isNamedFirm(value))
    return isSure ? { ...each, score: Math.max(score, SURE_FIRM) } : each
  }
  if (name !== 'PERSON') return each
  const after = text.slice(end, end + READ)
  if (score >= TITLED_FROM && EASTERN.test(value) && TITLE_BEHIND.test(after)) {
    const begun = OFFICE_BEGUN.exec(value)?.[0].length ?? 0
    return { ...each, end: end - begun, score: Math.max(score, RAISED_PERSON) }
  }
  const before = text.slice(Math.max(0, start - READ), start)
  const isSomebody =
    score >= TITLED_FROM &&
    (isTitled(text, each) ||
      TITLE_WITHIN.test(value) ||
      isBeforeMail(text, each) ||
      (SEVERAL_WORDS.test(value) && isAddressee(each)))
  const isField =
    score >= PERSON_FROM &&
    SEVERAL_WORDS.test(value) &&
    FIELD_BEFORE.test(before) &&
    FIELD_ENDS.test(after)
  return isSomebody || isField ? { ...each, score: Math.max(score, RAISED_PERSON) } : each
}

/** Tells of a document's names whether one stands alone in the line above an address, as on a letter. */
export function whoIsAddressed(
  text: string,
  names: readonly DecidedName[],
): (name: Range) => boolean {
  const addresses = names.filter(({ name, score }) => name === 'ADDRESS' && score >= ADDRESS_FROM)
  const addressFrom = new Set(addresses.map(({ start }) => start))
  return ({ start, end }) => {
    const [lineEnds = ''] = TO_NEXT_LINE.exec(text.slice(end, end + READ)) ?? []
    return (
      lineEnds !== '' &&
      addressFrom.has(end + lineEnds.length) &&
      LINE_BEFORE.test(text.slice(Math.max(0, start - READ), start))
    )
  }
}

function isBeforeMail(text: string, { start, end }: Range): boolean {
  return SEVERAL_WORDS.test(text.slice(start, end)) && MAIL_AFTER.test(text.slice(end, end + READ))
}
