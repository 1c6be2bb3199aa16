/**
 * Whether an order to drop instructions says which ones by a paper, a date or a thing among people: those of a letter, of
 * question 4, on the label of a machine, by a page of a project, or by what they are about: the car park, the cake. Whoever attacks an assistant drops what it was told, and goes on with what it is to
 * do: of 115 such orders in the collected attacks none names a paper.
 */

import { lateExpression } from '../../../../src-shared/model/late-expression.ts'
import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Place } from '../place.ts'
import { isCommand } from '../signs.ts'
import { spaced } from '../text-around.ts'
import { asksForDeed } from './effects.ts'

/** UTF-16 units behind the order in which the paper is named, and in which something may be asked for. */
const REACH = 240

/** What ends the words that tell which: a sentence, or what is to be done besides. */
const ENDS =
  /[.;:!?\n。]|,? (?:and|but|then|und|aber|et|mais|y|pero|e|ed|ma|mas|en|maar|i|oraz|ale) /iu

/** Papers and things of people by language; what an assistant reads is none of them: a document, a prompt, a page, a chat. */
const THINGS = [
  // English
  oneLine`
    (?:our|my|the|that|your|his|her|their|an|a|each) (?:[\p{L}\d-]+ ){0,3}(?:
      letters?|contracts?|agreements?|framework|order forms?|invoices?|schedules?|drawings?
      |tenders?|bids?|leaflets?|brochures?|booklets?|handbooks?|manuals?|newsletters?
      |circulars?|memos?|minutes|notice ?boards?|boards?|whiteboards?|posters?|labels?
      |stickers?|packets?|packages?|boxes|box|lids?|cards?|forms?|sheets?|worksheets?|exam
      |exams|papers?|tests?|exercises?|questions?|homework|machines?|boilers?|pumps?|ovens?
      |doors?|walls?|deliver(?:y|ies)|parcels?|pallets?|meetings?|briefings?|lease|tenancy
      |will|deed|policy schedule|insurer|solicitors?|landlord|clinic|surgery|pharmacist|doctor
      |nurse|headteacher|caretaker|foreman
    )
  `,
  '(?:questions?|exercises?|orders?|clauses?|annex|appendix|schedule|drawings?|items?|lot|phase|dock|gate) (?:no\\.? ?)?[\\d#]',
  // German
  oneLine`
    (?<!\p{L})(?:
      schreiben|briefe?s?|vertrag\p{L}*|vorvertrag\p{L}*|mietvertrag\p{L}*|rechnung\p{L}*
      |angebots?|rundschreibens?|merkblatt\p{L}*|aushang\p{L}*|formular\p{L}*|fragebogens?
      |blatt\p{L}*|aufgaben? \d|zeiterfassung|reisekosten|etikett\p{L}*|verpackung|packung
      |maschine|anlage|lieferung|sitzung|besprechung|klassenarbeit
    )
  `,
  // French
  oneLine`
    (?<!\p{L})(?:
      courriers?|lettres?|contrats?|bail|factures?|devis|circulaires?|notices?|affich\p{L}*
      |panneaux?|formulaires?|feuilles?|fiches?|questions? \d|exercices?|étiquettes?
      |emballages?|livraisons?|réunions?|sujet|copies?|colis|chaudière|machines?
      |(?:le|du|au) local
    )
  `,
  // Spanish, Portuguese, Italian
  oneLine`
    (?<!\p{L})(?:
      carta|contrato|factura|circular|cartel|formulario|hoja|folleto|pregunta|ejercicio
      |etiqueta|envase|entrega|reunión|máquina|examen|ofício|fatura|cartaz|formulário|folha
      |folheto|questão|exercício|embalagem|reunião|aviso|comunicado|lettera|contratto|fattura
      |circolare|cartello|modulo|foglio|opuscolo|domanda|esercizio|etichetta|confezione
      |consegna|riunione|macchina|avviso|bollettino
    )(?!\p{L})
  `,
  // Dutch, Polish
  oneLine`
    (?<!\p{L})(?:
      brief|contract|factuur|offerte|folder|affiche|prikbord|formulier|blad|vraag \d|opgave
      |etiket|verpakking|levering|vergadering|machine|toets|geplakt|pi[śs]m\p{L}*|umow\p{L}*
      |faktur\p{L}*|ogłoszen\p{L}*|tablic\p{L}*|formularz\p{L}*|arkusz\p{L}*|zadani\p{L}* \d
      |ulot\p{L}*|etykiet\p{L}*|opakowani\p{L}*|dostaw\p{L}*|zebrani\p{L}*|maszyn\p{L}*
    )(?!\p{L})
  `,
]
/** A day of the calendar or the week, as letters are told by it. */
const MONTHS = oneLine`
    jan\p{L}*|feb\p{L}*|fév\p{L}*|mar[cszt]\p{L}*|mär\p{L}*|maart|apr\p{L}*|avr\p{L}*
    |abr\p{L}*|kwie\p{L}*|ma[iyjg]\p{L}*|jun\p{L}*|juin|giu\p{L}*|czer\p{L}*|jul\p{L}*
    |juil\p{L}*|lug\p{L}*|lip\p{L}*|aug\p{L}*|août|ago\p{L}*|sierp\p{L}*|sep\p{L}*|set\p{L}*
    |wrze\p{L}*|o[ck]t\p{L}*|out\p{L}*|ott\p{L}*|paź\p{L}*|nov\p{L}*|list\p{L}*|de[cz]\p{L}*
    |déc\p{L}*|dic\p{L}*|gru\p{L}*|sty\p{L}*|lut\p{L}*|gen\p{L}*|ene\p{L}*
  `
const DATES = `(?<![\\p{L}\\d])\\d{1,2}(?:st|nd|rd|th|\\.|º|er)? (?:de |d['’])?(?:${MONTHS})(?!\\p{L})|(?<!\\p{L})(?:${MONTHS}) \\d{1,2}(?!\\d)|(?<!\\d)\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}|(?<!\\p{L})(?:last|on) (?:mon|tues|wednes|thurs|fri)day`
/** What only an assistant is told by, or what it has before it: `the system card of the model`. */
const OF_ASSISTANTS = new RegExp(
  oneLine`
    \b(?:
      this(?! (?:turn|round|game|week|year|term|lesson|question|exercise)\b)|attached|above
      |below|ai|llm|model|assistant|bot|chat|chatbot|conversation|prompt|system|developers?
      |user|output
    )\b
  `,
  'iu',
)

/** What instructions among people are about, in English. */
const ABOUT = /^ (?:about|concerning|regarding|with regard to) (?:the |our |your |my )?(?=\p{L})/iu
/** What those of an assistant are about: how it is to be, to answer and to read, and what it is to keep to. */
const OF_ANSWERS = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      about|accura|allow|answer|anything|assist|behav|bias|brand|brev|censor|character|cit(?:e|ing|at)
      |compet|conduct|confiden|content|copyright|danger|data|detail|disclaim|disclos|discuss
      |document|email|encod|ethic|everything|expos|filter|format|forbid|fact|guard|guideline
      |harm|hidden|honest|how|identity|illegal|impersonat|information|injection|instruct|language
      |law|legal|length|limit|link|listing|mail|medical|mention|moderat|moral|name|neutral|not|output
      |pass|permission|persona|personal|plugin|polic|politic|privac|prohibit|prompt|protect|question
      |quot|ranking|recommend|refus|repl|respon|restrict|reveal|review|role|rule|safe|say|scor|secre
      |secur|sensitiv|shar|source|speak|spelling|spoiler|style|summar|swear|task|text|that|tone|tool
      |topic|toxic|translat|truth|unsafe|verif|violen|what|when|which|who|why|word|writ|you(?!r )
    )
  `,
  'iu',
)

/** A folder or a page of a project, or its wiki; what agents read as their own rules is none. */
const PAGE = leanExpression(
  oneLine`
    ^ (?:given |that (?:are|stand) |which (?:are|stand) )?(?:at|from|in|inside|of|under|within) (?:(?:the|our|your) )?(?:
      [\x60"']?(?![^\s\x60"']{0,80}(?:
        agent|assist|claude|copilot|cursor|gemini|guard|instruct|polic|prompt|rule|safe|secur|skill|system
      ))(?:[\w.-]{1,40}(?:\/[\w.-]{1,40}){1,6}\/?|[\w.-]{1,40}\/|[\w-]{1,40}(?:\.[\w-]{1,20}){0,3}\.(?:adoc|html|md|rst|txt))[\x60"']?
      |wiki
    )(?![\p{L}\p{N}])
  `,
  'iu',
)

const NAMED = lateExpression([...THINGS, DATES].join('|'), 'iu')

/**
 * Whether what stands behind an order to drop instructions tells by a paper, a date or a thing, or by a matter among people,
 * which, and asks for no deed.
 */
export function isOfNamedPaper({ text, end, isForAgents }: Place): boolean {
  const behind = text.slice(end, end + REACH)
  const after = spaced(behind)
  if (PAGE.test(after)) {
    // An owner goes on with other rules, each on a line of its own.
    const own = isForAgents() ? spaced(behind.split('\n', 1)[0] ?? '') : after
    const rest = own.replace(PAGE, '')
    return !asksForDeed(rest) && !isCommand(rest)
  }
  const told = after.split(ENDS, 1)[0] ?? ''
  if (OF_ASSISTANTS.test(told)) return false
  const rest = after.slice(told.length)
  // Who goes on in the same sentence wants something of the reader: of a person as well, so it stays what it was.
  if (NAMED().test(told)) return !asksForDeed(sentenceOf(rest))
  // A matter is named at no cost: whatever is asked for behind it is what somebody wants.
  return ABOUT.test(told) && !OF_ANSWERS.test(told.replace(ABOUT, '')) && !asksForDeed(rest)
}

/** What is left of the sentence. */
function sentenceOf(rest: string): string {
  return rest.split(/[.!?\n。]/u, 1)[0] ?? ''
}
