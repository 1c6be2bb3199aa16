/** Places that date a letter and firms behind the word of a form, from what else stands there. */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import { namesOfficer } from '../../../officers.ts'
import { isQuotedAmongWords } from '../../../quoted-words.ts'
import { isTechnical } from '../../../technical.ts'
import type { ValidatorMatch } from '../validator.ts'

/** Units around a value that say whether it stands among programs. */
const AROUND = 1_500

/** Whether a value stands in no manual, program or settings. */
export function outsidePrograms(_value: string, { text, start, end }: ValidatorMatch): boolean {
  return !isTechnical(text.slice(Math.max(0, start - AROUND), end + AROUND))
}

/** Words that stand before a date and are no place: days, months, what was done on the day, what a document is. */
const NO_PLACE = leanExpression(
  oneLine`
    ^(?:
      (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag
      |mittwoch|sonnabend|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes
      |miércoles|jueves|viernes|sábado|domingo|luned[ìi]|marted[ìi]|mercoled[ìi]|gioved[ìi]
      |venerd[ìi]|sabato|domenica|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|maandag
      |dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|måndag|tisdag|onsdag|torsdag|fredag
      |lördag|söndag|mandag|tirsdag|lørdag|søndag|poniedziałek|wtorek|środa|czwartek|piątek
      |sobota|niedziela|pondělí|úterý|středa|čtvrtek|pátek|neděle|понеділок|вівторок|середа
      |четвер|пятниця|субота|неділя|понедельник|вторник|среда|четверг|пятница|суббота
      |воскресенье|jan\p{L}*|feb\p{L}*|mar(?:ch|zo|s)?|märz|apr\p{L}*|may|mai|mayo|maggio
      |june?i?|july?i?|aug\p{L}*|sep\p{L}*|o[kc]t\p{L}*|nov\p{L}*|de[cz]\p{L}*|date|datum
      |datiert|dated|day|fecha|data|dato|stand|stichtag|version|revision|update[d]?|published
      |received|posted|signed|issued|created|printed|due|valid|effective|from|until|since
      |invoice|rechnung|facture|factura|fattura|faktura|order|page|seite|vol(?:ume)?|issue|nr
      |no|copyright|yours|regards|signature|unterschrift|termin|beginn|ende|start|end|gültig
      |erstellt|née?|geboren|born|nat[ao]|nacid[oa]|nascid[oa]|urodzon[ay]|narozen[aý]?|född
      |født|eingang|ausgabe|vom|bis|ab|am
    )$
  `,
  'iu',
)

/** Whether what stands before the date of a letter may be where it was written. */
export function placeOfLetter(value: string): boolean {
  return !NO_PLACE.test(value)
}

/** What a form says where no firm is named, and what is none: a type, a person with a title, a role. */
const NO_FIRM = new RegExp(
  oneLine`
    ^(?:
      -|n\/a|tb[acd]|none|null|nil|unknown|various|private|self[- ]?employed|unemployed
      |retired|required|optional|see|same|yes|no|keine?r?|unbekannt|privat|selbstständig|siehe
      |aucune?|néant|voir|ninguna?|ninguno|véase|nessun[oa]|vedi|geen|brak|żadne|nie|žádn[ýá]
      |ingen|inga|yok|нет|нема[єе]?|name|string|text|mr|mrs|ms|herrn?|frau|mme|m|sr|sra|sig
    )(?:[.,:\s]|$)
  `,
  'iu',
)
/** The begin of a firm's name that nobody's has: an article, or a word that says what it is. */
const ARTICLE = /^(?:the|die|das|der|les?|la|las|los|el|il|lo|gli|o|os|as|de|het|ten)\s/i
const SEVERAL = /\s(?:&|\+|and|und|et|y|e|en|i|og|och)\s/

/** What ends the field of a form or a cell: a sentence goes on. */
const FIELD_ENDS = /^(?:["']?[ \t]*(?:\r?\n|$|[;|\t,(])| {2})/
const READ_AFTER = 16

/** Whether what stands behind the word of a form is a firm; behind a word for customers only what nobody is called. */
export function firmName(value: string, { text, end, groups }: ValidatorMatch): boolean {
  if (NO_FIRM.test(value) || !FIELD_ENDS.test(text.slice(end, end + READ_AFTER))) return false
  return groups.weak === undefined || ARTICLE.test(value) || SEVERAL.test(value)
}

/** Words before a legal form that are no name: what a firm is or has become, and versions of the program called SAS. */
const NO_NAME_OF_A_FIRM = leanExpression(
  oneLine`
    ^(?:
      (?:
        base|foundation|institute|the|die|der|das|une?|eine?r?|la|le|el|il|a|an|as|our|this
        |diese?|any|each|jede|hiesige|gemeinnützige|private|public|limited|new|neue|neu|old
        |such|sole|foreign|local|other|domestic|seat|sitz
      )\s
    )*(?:base|foundation|institute|[\p{L}.&]{1,3}|\d+)?,?\s?\S+$
  `,
  'iu',
)
/** The foundation that every licence notice names. */
const OF_A_LICENCE = /^(?:Free\s+)?Software\s+Foundation\b/i
const COPYRIGHT_BEFORE = /(?:copyright|\(c\)|©)[^\n]{0,40}$/i
const READ_BEFORE = 60

/** Whether what stands before a legal form is the name of a firm, which owns no work that the text is about. */
export function firmOfItsOwn(value: string, { text, start }: ValidatorMatch): boolean {
  if (NO_NAME_OF_A_FIRM.test(value) || OF_A_LICENCE.test(value)) return false
  return !COPYRIGHT_BEFORE.test(text.slice(Math.max(0, start - READ_BEFORE), start))
}

/** Words beside a trade that say which kind or when, and name nobody: `General Catering`, `Bäckerei Öffnungszeiten`. */
const NO_NAME_BESIDE_A_TRADE = new RegExp(
  oneLine`
    ^(?:
      the|our|your|my|all|no|new|best|good|great|fine|fast|free|full|general|local|family
      |online|home|house|office|emergency|knee|hip|eye|heart|brain|plastic|oral|day|cosmetic
      |laser|open|private|public|commercial|domestic|industrial|residential|global
      |international|national|european|modern|professional|premium|frozen|whole|health|healthy
      |pet|baby|wholesale|retail|city|town|village|social|council|student|affordable|sheltered
      |supported|contact|about|reverse|inbound|outbound|third[- ]party|supply|air|sea|ocean
      |rail|wheel|waste|event|school|senior|junior|chief|head|lead|deputy|assistant|corporate
      |electric|stepper|landscape|software|enterprise|system|network|cabin|body|öffnungszeiten
      |angebote?|preise|team|kontakt|abiertos?|cerrado|precios|horario|orari|aperto|chiuso
      |prezzi|horaires|ouverte?|tarifs|address|bill|booking|chain|confirmation|guests?
      |industry|information|managers?|management|name|policy|reservations?|rooms?|staff
      |generales|nacionales|internacional|profesional|vida|salud|hogar|coche|italiana|italiano
      |primaria|secondaria|elementare|podstawowa|publik|negeri|swasta|independent|certified
      |qualified|licensed|registered|master|and|&
    )$
  `,
  'iu',
)
const FIRST_OR_LAST = /^\S+|\S+$/g
/** The end of the line that a name stands alone on, and what shows in the next one that letters begin so. */
const LINE_ENDS = /^[ \t]*(?:\r?\n|$)/
const CONTACT_BELOW = new RegExp(
  oneLine`
    ^[ \t]*\r?\n(?:[^\n\d]{0,40}\r?\n)?[^\n]{0,60}(?:
      \b\d{4,5}\b|\b\d{1,4}[a-z]?(?:,|[ \t]*\r?\n|[ \t]*$)|^\d{1,4} \p{Lu}
      |[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[Tt][eé]l|@
      |(?:Unit|Suite|Floor|Street|Road|Lane|Avenue)\b
    )
  `,
  'mu',
)
/** A line of a form that says who stands below it, or a greeting at the end of a letter. */
const NAMED_ABOVE = new RegExp(
  oneLine`
    (?:^|\n)[ \t]*(?:
      bill to|ship to|sold to|from|to|customer|client|supplier|rechnung an|kunde|absender
      |empfänger|lieferant|klant|afzender|leverancier|client|fournisseur|cliente|proveedor
      |fornitore|fornecedor|nabywca|sprzedawca|odbiorca|kund|köpare|säljare|müşteri|satıcı
      |kepada|yours (?:sincerely|faithfully)|(?:kind |best )?regards|mit freundlichen grüßen
      |cordialement|saludos|atentamente|cordiali saluti|com os melhores cumprimentos
      |met vriendelijke groet|z poważaniem|med vänlig hälsning|saygılarımla|hormat kami
    )[ \t]*[:,]?[ \t]*\r?\n[ \t]*$
  `,
  'iu',
)
/** What the name is only the begin of: `Senior Lettings Officer`. */
const GOES_ON = /^ \p{Lu}\p{Ll}/u
const READ_ABOVE = 48
const READ_BELOW = 90

/**
 * Whether a name beside a trade is that of a firm: neither the first nor the last word is one of a list, it is no item
 * of a list of quoted words, and it stands in a sentence, a form or a table, or on a line of its own below who is addressed or above how to reach them.
 */
export function firmByTrade(value: string, { text, start, end }: ValidatorMatch): boolean {
  if (value.match(FIRST_OR_LAST)?.some((word) => NO_NAME_BESIDE_A_TRADE.test(word))) return false
  if (isQuotedAmongWords(text, { start, end })) return false
  const before = text.slice(Math.max(0, start - READ_ABOVE), start)
  const after = text.slice(end, end + READ_BELOW)
  if (GOES_ON.test(after)) return false
  const isAlone = /(?:^|\n)[ \t>*•#-]*$/.test(before) && LINE_ENDS.test(after)
  return !isAlone || NAMED_ABOVE.test(before) || CONTACT_BELOW.test(after)
}

/** A part of a university or an authority: `School of Computer Science`. */
const DEPARTMENT =
  /^(?:the )?(?:school|department|dept\.?|faculty|division|college|institut(?:e)?) (?:of|für) /i

/** Whether a name at the head of a letter is that of a house, and not of a part of one. */
export function ofNoDepartment(value: string): boolean {
  return !DEPARTMENT.test(value)
}

/** What stands there and is a person, a part of a firm, a word of the contract or a verb. */
const NO_PARTY = leanExpression(
  oneLine`
    ^(?:
      mr|mrs|ms|mx|dr|prof|herr|herrn|frau|mme|monsieur|madame|sig|sr|sra|pan|pani|the|das|die
      |der|this|these|such|each|confidential|working|effective|registered|your|our|my|new
      |please|quote|department|abteilung|school|faculty|dienstag|monday|ust-?id(?:-?nr)?|vat
      |uid|btw|tva|hr[ab]
    )(?:[.\s]|$)
    |(?:^|\s)(?:
      information|agreement|buyer|seller|tenant|landlord|customer|date|services|goods
      |registergericht|amtsgericht|department
    )(?:\s|$)
  `,
  'iu',
)

/** Units of a line before a name in which its office is looked for, and what parts a footer's entries. */
const READ_OFFICE = 60
const ENTRY_ENDS = /[\n|·•]/

/**
 * Whether a name beside a sign of a firm is no person with a title, no word of a contract, no part of a firm, and nobody who
 * acts for one: `Geschäftsführer: Karl Müller` stands before the number of the register as well.
 */
export function firmAsParty(value: string, { text, start }: ValidatorMatch): boolean {
  const before =
    text
      .slice(Math.max(0, start - READ_OFFICE), start)
      .split(ENTRY_ENDS)
      .at(-1) ?? ''
  return !NO_PARTY.test(value) && !NO_FIRM.test(value) && !namesOfficer(before)
}
