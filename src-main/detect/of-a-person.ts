/**
 * Tells what is said of one person from what is said of people: "she has had diabetes for years" names
 * somebody's health, "a study of women with diabetes" nobody's. Goes by the words of the sentence around.
 */

import { leanExpression } from '../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../src-shared/model/one-line.ts'
import { isQuotedAmongWords } from './quoted-words.ts'
import type { ValidatorMatch } from './rules/validators/validator.ts'
import { EASTERN, PRONOUN, ROLE, wholeWords } from './words-of-a-person.ts'

/** Units read before and after a statement: a sentence, or the lines of a short entry. */
const BEFORE = 160
const AFTER = 90

/** Where a sentence, a paragraph or a message of a chat ends; abbreviations, initials and numbers end none. */
const SENTENCE_END = leanExpression(
  oneLine`
    (?<=[\p{Ll}\p{N})"”»]{2})[.!?](?=\s+\p{Lu}|\s*$)|[。！？]|\n\s*\n
    |\n(?=\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? )?\d{1,2}:\d{2}(?::\d{2})?\]? )
  `,
  'u',
)

/** A given and a family name: two words with capitals, the second a name's length. */
const NAME = leanExpression(
  oneLine`
    (?:^|[^\p{L}.])\p{Lu}(?:\p{Ll}[\p{L}\p{M}'’-]+|\.)(?:
      \s(?:de|da|dos|del|della|di|van|von|der|den|ten|te|bin|ibn|al|el)
    )*\s(?:\p{Lu}\.\s)?\p{Lu}[\p{L}\p{M}'’]*\p{Ll}(?:-\p{Lu}\p{Ll}+)?(?=[^\p{L}]|$)
  `,
  'u',
)
/** A name, or what else tells of whom an entry is, and a comma: an item of a list has another item before it. */
const NAMED_JUST_BEFORE = /(?:\p{Lu}\p{Ll}+\s\p{Lu}[\p{L}'’-]+|\b\d{4})[,;]\s?$/u
const NAME_READ = 48
/** A cell of a row: a comma without a space, another before it, and a name in the row's first cell. */
const IN_A_ROW = /(?:^|\n)"?\p{Lu}[\p{L}\p{M}.'’-]+(?: [\p{L}\p{M}.'’-]+)*"?[,;](?:[^\n]*[,;])?"?$/u
/** The number of a record, a day of birth or an age: the entry is of somebody. */
export const ENTRY = leanExpression(
  oneLine`
    \b(?:MRN|DOB|NHS|BSN|NIA|PESEL|SSN)\b|[bp]atient(?:en)?-?(?:nr|id|no)
    |(?:^|[^\p{L}])(?:
      geb|geboren|born|née?|nacid[oa]|nat[oa]|nascid[oa]|ur|nar|född|født|synt|szül
      |născut[ăa]?|doğum|р|рожд
    )\.?\s?(?:am|le|el|il|em|on|op|den|d\.)?\s?\d
    |\d{1,3}[- ]?(?:
      year-old|jährige?|ans|años|anni|anos|jaar|lat|let|år|vuotta|éves|ani|yaşında|лет|років|歳
      |岁|세
    )
  `,
  'iu',
)

/** A given name before the verb of a statement that is made of nothing but a person: `Priya is allergic to …`. */
const GIVEN_NAME = leanExpression(
  oneLine`
    (?:^|[^\p{L}\p{M}.'’-])(?!
      (?:One|Some|None|Nobody|Each|Who|What|It|This|That|There)\s
    )\p{Lu}\p{Ll}[\p{L}\p{M}'’-]+\s(?:
      is|was|ist|war|est|es|è|é
    )\s(?:also |very |auch |aussi )?$
  `,
  'u',
)
const OF_PEOPLE_ALONE = /^(?:(?:severely|highly|badly) )?all?[ée]rg/iu
/** One word with a capital that a clause begins with: the subject of a statement that begins with its verb. */
const I_AM = /^I[’']?m\s/i
const SUBJECT = new RegExp(
  oneLine`
    (?:
      ^|[\n.!?:;,(–-]\s?
      |\s(?:
        and|because|that|und|weil|dass|et|que|y|e|che|en|omdat|och|att|og|i|że|dan|karena
      )\s
    )(?!
      (?:
        A|An|The|Ein|Eine|Der|Die|Le|La|Un|Une|Una|El|Il|Een|De|En|Ett|One|Some|None|Nobody
        |Everyone|Each|Who|What|Which|It|This|That|There|They|We|You|Wer|Das|Es|Man|Wir|Qui|Ce
        |Ça|On|Nous|Quien|Esto|Chi|Questo|Quem|Wie|Dit|Dat|Het|Kto|To|Vem|Det|Siapa|Ini|Yang
      )\s
    )\p{Lu}\p{Ll}[\p{L}\p{M}'’-]{0,18}\s(?:
      (?:has|had|is|was|hat|ist|war|bin|a|est|ha|è|es|é|está|heeft|is|werd|jest|har|är|er)\s
    )?$
  `,
  'u',
)

/** What is said of many, of nobody, or of a word: a study, those who, forty per cent. */
const OF_MANY = wholeWords(
  [
    oneLine`
      people|persons|patients|children|adults|adolescents|women|men|individuals|anyone|anybody
      |someone|everyone|whoever|those who
      |(?:any|every|each|when an?|once an?) (?:
        applicant|candidate|client|driver|employee|guest|member|patient|person|pupil|student
        |tenant|worker
      )
      |(?:an?|the) (?:
        applicant|candidate|client|employee|patient|person|pupil|student|tenant|worker
      ) (?:who|that)
      |if (?:you|a|an|your|the|he|she|they|i)
      |in the (?:book|example|film|novel|play|series|song|story)|stud(?:y|ies)|trials?|survey
      |research\p{L}*|percent|per cent|millions?|risk of|prevention|awareness|symptoms?|film
      |novel|character|museum|might|mice|rats|basketball|rugby|tennis|fencing|paralymp\p{L}*
    `,
    oneLine`
      menschen|personen|patienten|kinder|erwachsene|frauen|männer|betroffene|wer|jeder|jemand
      |falls|wenn (?:sie|man)|studien?|prozent|millionen|risiko|vorbeugung|forsch\p{L}*
    `,
    oneLine`
      personnes|patients|enfants|gens|adultes|femmes|hommes|ceux|celles|quiconque|si vous
      |études?|millions|risque|prévention|recherche
    `,
    oneLine`
      personas|pacientes|niños|adultos|mujeres|hombres|quienes|cualquiera|si (?:usted|está|padece|sufre|tiene)|estudios?
      |millones|riesgo|prevención|investigación|paralímpic\p{L}*|baloncesto|tenis|esgrima
    `,
    'persone|pazienti|bambini|adulti|donne|uomini|chi|chiunque|se (?:ha|hai|soffre)|studi(?:o)?|milioni|rischio|prevenzione|ricerca',
    'pessoas|doentes com|crianças|adultos|mulheres|homens|quem|se (?:estiver|sofrer|tiver)|milhões|estudos?|risco|prevenção|pesquisa',
    'mensen|patiënten|kinderen|volwassenen|vrouwen|mannen|iedereen|iemand|als u|indien u|onderzoek|studies?|procent|miljoen|risico',
    oneLine`
      osoby|osób|ludzie|ludzi|pacjenci|pacjentów|dzieci|kobiet[y]?|mężczyźni|kto|każdy|jeśli (?:jesteś|masz)
      |badani[ae]|procent|milion\p{L}*|ryzyk\p{L}*
    `,
    'lidé|lidí|osob|pacienti|pacientů|děti|dětí|ženy|muži|kdo|studie|procent|milion\\p{L}*|rizik\\p{L}*',
    oneLine`
      människor|personer|patienter|barn|kvinnor|män|mennesker|børn|kvinder|kvinner|mænd|menn
      |om du|om ni|hvis du|dersom du|den som|de som|den der|de der|dei som|(?:en|ei|et|ett) \p{L}+,?\s(?:som|der)|studie[nr]?|procent|prosent
    `,
    oneLine`
      ihmiset|ihmisiä|potilaat|lapset|tutkimus|emberek|betegek|gyermekek|anyák|nők|kutatás|oamenii
      |persoanele|pacienții|copiii|cercetare|dacă (?:sufăr|suferi\p{L}*|ai|aveți)
      |(?:se|si|jeśli|als ik) (?:soffro|sofro|padezco|cierpię|choruję|lijd)|insanlar|hastalar|çocuklar|araştırma
    `,
    oneLine`
      люди|людей|пациент(?:ы|ов|ам)|дет(?:и|ей)|женщин[ыа]?|мужчин[ыа]?|кто|исследовани\p{L}*
      |процент\p{L}*|миллион\p{L}*|риск\p{L}*|пацієнти|діт(?:и|ей)|хто|кажд\p{L}+|кожн\p{L}+|дослідженн\p{L}*
    `,
    'άνθρωποι|ασθενείς|παιδιά|όσοι|έρευνα|μελέτη|κίνδυνος',
  ].join('|'),
  'iu',
)
const MANY_EASTERN =
  /人々|患者数|患者[请請应應须須慎禁勿忌及或的]|者数|割合|研究|調査|人口|リスク|人们|人們|人群|百分|研究显示|사람들|환자들|연구|الناس|المرضى|دراسة|אנשים|लोग/u
/** A share of many; and what may be, in small letters: the month has a capital. What I may do says nothing of it. */
const OF_MANY_SIGN = /\d ?[%％]|(?<!\b(?:I|[Ww]e) )\bmay\b/

/** Whose disability is told as a share of a hundred, and what is measured so of one heart, lung or blood. */
const OF_A_DEGREE =
  /inv[aá]l[ií]d|incapacidad|discapacidad|disab|handicap|behinder|niepełnospr|rokkant|engelli|[иі]нвал[иі]д|телк|αναπηρ|נכות|\b(?:LV)?EF\b|FEV1|SpO2|HbA1c/iu

/** Changes of font and cells of tables in the source of a manual page (groff(7), tbl(1)). */
const OF_A_MANUAL = /\\f[[(BIPR]|(?:^|\s)T[{}](?:\s|$)/

/** A statement with a capital is the title of a work: "Love Is Blind". */
const TITLE = /^(?:Is|Am|Was|Has)\s/

/** Who treats an illness, and what their trade is called, begin like it: "rheumatologist". */
const OF_A_TRADE = /\p{L}log(?:ists?|[yaeoi]|ie|ía|ue|en|in)$/iu

/** The families of nobody, of whom manuals tell. */
const NOBODY = /\b(?:Doe|Mustermann|Musterfrau)\b/

/** What has a name like a person's state: a trade, a test, a house, a street; and figures of speech. */
const OF_A_THING_AFTER = new RegExp(
  oneLine`
    ^(?:
      -(?:free|friendly|negative|related)
      |\s(?:
        awareness|care team|charit(?:y|ies)|church|clinics?|cuisine|drugs?|festivals?|food
        |foundation|funds?|lane|museum|negative|policy|prevention|prices|pump team
        |research\p{L}*|road|school|society|square|street|training|trials?|vaccines?
        |work ethic|in mind|of (?:genius|luck)
      )(?=[^\p{L}]|$)
    )
  `,
  'iu',
)
const FIGURE_OF_SPEECH = /(?:blind|deaf)$/i
const TO_SOMETHING = /^ to\b/
/** A thing, of which the same words are said without anybody: "the school is Catholic". */
const THING_BEFORE = leanExpression(
  oneLine`
    (?:^|[^\p{L}])(?:
      alley|bar|book|breed|building|cathedral|cemetery|church|college|cooking|dish|film|food
      |hall|hospital|jury|majority|market|music|name|novel|parish|plant|province|region|review
      |school|song|state|street|town|university|village|view|word
    )(?:\s(?:is|are|was|were|remains))?\s?$
  `,
  'u',
)

/** What somebody speaks, writes or teaches of before its name, and whom an actor plays. */
const A_TOPIC = leanExpression(
  oneLine`
    \b(?:
      articles?|books?|courses?|lectures?|papers?|speaks?|talks?|teach(?:es)?|thesis|writes?
      |written|wrote
    ) (?:about|on) (?:\p{L}+ )?$
    |\bplays an? [\p{L} ]{2,24}$
  `,
  'u',
)

/** What denies the statement that follows within three words. */
const DENIED = leanExpression(
  oneLine`
    (?:^|[^\p{L}])(?:
      no|not|never|without|neither|nor|isn['’]t|hasn['’]t|kein\p{L}*|nicht|nie|ohne|pas|jamais
      |sans|nunca|sin|ni|non|mai (?:avut|soffert|stat)[oa]|senza|nessun\p{L}*|não|sem|nem|niet|geen|nooit|zonder|bez
      |není|nemá|netrpí|inte|ingen|ikke|uden|utan|uten|ei|eikä|fără|nu|не|нет|ні|без|δεν|χωρίς
    )(?:\s[\p{L}\p{M}'’]+){0,3}[\s:]*$
  `,
  'iu',
)

/**
 * Whether a statement is of one person: a pronoun stands in its sentence, or a role, a name or the marks of a record
 * there or shortly before, and nothing in the sentence denies it or tells of people in general.
 */
export function ofAPerson(value: string, match: ValidatorMatch): boolean {
  const around = OF_A_TRADE.test(value) ? undefined : ofOne(value, match)
  return around !== undefined && isOfAPerson(value, around)
}

/**
 * The same of a statement that begins with its verb and that only people make true, "has a pacemaker": one name before
 * it says of whom it is.
 */
export function ofSomebody(value: string, match: ValidatorMatch): boolean {
  const around = ofOne(value, match)
  if (around === undefined) return false
  return SUBJECT.test(around.entry) || I_AM.test(value) || isOfAPerson(value, around)
}

/** A child, a parent or a spouse of who writes, and who writes: of nobody else a text tells without a name. */
const OWN = wholeWords(
  oneLine`
    my|our|ich|meine?[nmrs]?|unsere?[nmrs]?|mon|notre|nos|ma (?:fille|femme|mère|sœur)|yo|mi (?:hij[oa]|madre|padre|espos[oa]|marido|mujer)
    |nuestr[oa]|mi[oa]|nostr[oa]|meu|minha|noss[oa]|ik|mijn|onze|mój|moj\p{L}+|nasz\p{L}*|můj|náš|naš\p{L}*|jag|jeg
    |min (?:son|dotter|datter|søn|sønn|man|mann|mand|fru|kone|mor|far)|vår|minun|мой|моя|мо[еёєі]\p{L}*|мій|наш\p{L}*|я|μου|μας
    |sufăr|soffro|sofro|padezco|lijd|cierpię|choruję|bolujem|benim|kızım\p{L}*|oğlum\p{L}*|eşim\p{L}*|fiam\p{L}*|lányom\p{L}*|férjem\p{L}*|feleségem\p{L}*
  `,
  'iu',
)
/** The same in scripts that join such words to others. */
const OWN_JOINED =
  /ابنتي|ابني|زوجي|زوجتي|والدتي|والدي|הבן שלי|הבת שלי|בני |בתי |אשתי|בעלי|پسرم|دخترم|همسرم/u

/** Whoever is called by a word with a capital behind an article: German writes every noun so. */
const ANY_ONE =
  /(?<!\p{L})(?:Der|Die|Das|Ein|Eine|Einer|The|An?|Le|La|Les|Une?|El|Los|Las|Il|Lo|Gli|O|Os|As|Een|De|Het|Den|Det|Ett?|Jeder?|Jede|Every|Each)\s\p{Lu}[\p{L}\p{M}]*/gu

/**
 * Whether a statement that names no illness of a list is of one person who is told by name, by a record's marks or as the
 * writer's own: "the patient" alone is anybody of whom a leaflet tells.
 */
export function ofANamedPerson(value: string, match: ValidatorMatch): boolean {
  const around = OF_A_TRADE.test(value) ? undefined : ofOne(value, match)
  if (around === undefined) return false
  const told = `${around.entry} · ${around.after}`.replace(ANY_ONE, ' · ')
  return [NAME, ENTRY, OWN(), OWN_JOINED].some((sign) => sign.test(told))
}

/** What many have in common: "our bodies", "unsere Kinder". */
const OURS =
  /(?<!\p{L})(?:our|unser\p{L}*|nos|notre|nuestr\p{L}*|noss\p{L}*|nostr\p{L}*|onze|nasz\p{L}*|naš\p{L}*|náš|vår\p{L}*|наш\p{L}*|μας)(?!\p{L})/giu

/** Whether a sentence tells before a statement of the writer's own: of him, or of his child, parent or spouse. */
export function ofTheWriter(match: ValidatorMatch): boolean {
  const { before } = sentenceOf(match)
  const told = before.replace(OURS, ' · ')
  return OWN().test(told) || OWN_JOINED.test(told)
}

/** Whether nothing denies a statement, and its sentence tells of no people in general: in a record of somebody it is of whom the record is. */
export function ofNoOneElse(value: string, match: ValidatorMatch): boolean {
  return !OF_A_TRADE.test(value) && ofOne(value, match) !== undefined
}

/** What stands around a statement: in its sentence before it, behind it, and in the lines before. */
interface Around {
  readonly before: string
  readonly after: string
  readonly entry: string
}

/** Before a statement on a line of a catalogue of translations (gettext): a program says it to anybody. */
const OF_A_CATALOGUE = /(?:^|\n)msg(?:id(?:_plural)?|str(?:\[\d\])?|ctxt) "[^\n]*$/

/** What stands around a statement that nothing denies and that is not of people in general. */
function ofOne(value: string, { text, start, end }: ValidatorMatch): Around | undefined {
  if (TITLE.test(value)) return undefined
  const { before, after, entry } = sentenceOf({ text, start, end })
  const sentence = `${before}${text.slice(start, end)}${after}`
  const isShare = OF_MANY_SIGN.test(sentence) && !OF_A_DEGREE.test(sentence)
  if (OF_MANY().test(sentence) || isShare || MANY_EASTERN.test(sentence)) return undefined
  if (OF_A_THING_AFTER.test(after) || THING_BEFORE.test(before)) return undefined
  if (A_TOPIC.test(before) || OF_A_CATALOGUE.test(entry)) return undefined
  if (FIGURE_OF_SPEECH.test(value) && TO_SOMETHING.test(after)) return undefined
  if (DENIED.test(before) || NOBODY.test(entry) || OF_A_MANUAL.test(sentence)) return undefined
  return { before, after, entry }
}

function sentenceOf({ text, start, end }: Pick<ValidatorMatch, 'text' | 'start' | 'end'>): Around {
  const entry = text.slice(Math.max(0, start - BEFORE), start)
  const before = entry.split(SENTENCE_END).at(-1) ?? ''
  const after = text.slice(end, end + AFTER).split(SENTENCE_END)[0] ?? ''
  return { before, after, entry }
}

function isOfAPerson(value: string, { before, after, entry }: Around): boolean {
  return (
    (OF_PEOPLE_ALONE.test(value) && GIVEN_NAME.test(before)) ||
    PRONOUN().test(`${before} · ${after}`) ||
    [ROLE(), EASTERN, NAME, ENTRY].some((sign) => sign.test(`${entry} · ${after}`))
  )
}

/** Behind a headword of a dictionary, in several languages: its gender or part of speech. */
const PART_OF_SPEECH =
  /^,? \(?(?:(?:s\. ?[mf]|n\. ?[mf]|subst|noun|nom|sost|sust|rzecz|сущ|adj|agg)\.?|[nfms]\.)\)?(?=[\s,:;]|$)/iu

/**
 * Whether an illness that stands alone behind a sign or in a cell is that of one person: the name, age or number of
 * somebody stands in the same entry, nothing in it tells of people in general, and it is no item of a list of quoted words and no headword of a dictionary.
 */
export function inAnEntry(value: string, match: ValidatorMatch): boolean {
  const { text, start, end } = match
  if (isQuotedAmongWords(text, match)) return false
  if (PART_OF_SPEECH.test(text.slice(end, end + AFTER))) return false
  const before = text.slice(Math.max(0, start - NAME_READ), start)
  const row = text.slice(Math.max(0, start - BEFORE), start)
  const isItem = /[,;]\s?$/.test(before) && !NAMED_JUST_BEFORE.test(before)
  if (isItem && !IN_A_ROW.test(row)) return false
  const entry = `${row} · ${text.slice(end, end + AFTER)}`
  // In a list of words two lines read like a name.
  const lines = entry.replace(/\n/g, ' ·\n')
  return [NAME, ENTRY].some((sign) => sign.test(lines)) && ofAPerson(value, match)
}
