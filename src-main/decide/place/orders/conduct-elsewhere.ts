/**
 * Whether a note to an assistant, in German, French, Spanish, Italian, Portuguese or Dutch, tells of conduct alone. Verbs of
 * deeds are too many there to be listed, so each clause has to be one that asks for none: whom the note is for, what is not
 * to be done, that somebody is asked or waited for, that a file is made by a program. Who words a deed as what is not to be
 * left undone has no such clause.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { NAMES } from '../../../chunk/notes/assistants.ts'

/** What parts clauses: signs that no word, path or quotation holds, for a class of characters. */
export const SIGNS = '.!?;:,()\\[\\]{}\\n…–—•·&\\p{Sm}\\p{So}'
/** What says that something comes next. */
const THEN = oneLine`
    (?<![\p{L}'’])(?:
      dann|danach|anschließend|puis|ensuite|luego|entonces|después(?! de)|poi|quindi|depois(?! d)|então|daarna|vervolgens
    )(?!\p{L})
  `
const PARTS = leanExpression(`[${SIGNS}]|${THEN}|(?<![\\p{L}'’])(?:und|et|y|e|ed)(?!\\p{L})`, 'iu')
/** In Dutch `en` is no "in". */
const PARTS_DUTCH = leanExpression(`[${SIGNS}]|${THEN}|(?<!\\p{L})en(?!\\p{L})`, 'iu')
const DUTCH = /(?<!\p{L})(?:het|een|niets?|geen|nooit|bent)(?!\p{L})/iu

/** Who works on it or reads it, and what that is: a verb behind it would be a deed. */
const WORK_ON = oneLine`
    (?:
      (?:die|der|dat)(?!\p{L}) (?:\S{1,32} ){0,5}(?:arbeite|lies|lese|lest|beitr|werk|lees|lez)\p{L}*
      |(?:qui|que|che)(?!\p{L}) (?:\S{1,32} )?(?:
        travaill|li[ts]|lisent|contribu|trabaj|lea|lee|lavor|legg|trabalh|leia|leem|lê
      )\p{L}*
    )(?: (?:(?:sur|dans|à|en|con|su|in|a|em|com|aan|op|met) )?(?:
      ceci|cela|esto|questo|isto|dit|hier|ici|aquí|qui|aqui
      |(?:ce|cet|cette|n?est[ae]|quest[ao]|dit|deze|le|la|el|il|lo|o|a|het|de) \S{1,32}(?: \S{1,32})?
    ))?
  `
const NOTE_TO = oneLine`
    (?:
      hinweis|anmerkung|wichtig|note|remarque|important|nota|aviso|avviso|importante|opmerking
      |belangrijk
    )? ?(?:
      an|für|to|aux?|à|pour|para|a|al|ai|agli|alle|all|per|voor|aan
    )(?: (?:die|alle|les|los|las|gli|le|os|as|de|tous les|todos los|tutti gli))?[ '’](?:\p{L}{1,20} )?
  `
const IF_YOU = oneLine`
    (?:wenn|falls|si|se|als) (?:du|ihr|sie|tu|vous|eres|sois|sei|siete|és|você|fores|je|jullie)(?!\p{L}).{0,24}
  `
/** Whom it is for, who may be told by what is worked on. */
const FOR_WHOM = leanExpression(
  [
    `^(?:${NOTE_TO}|${IF_YOU})${NAMES}(?: (?:de )?(?:ki|ia|ai))?`,
    `(?: (?:bist|seid|sind|bent|zijn))?(?: ${WORK_ON})?$|^${WORK_ON}$`,
  ].join(''),
  'iu',
)
const NEGATION = oneLine`
    (?<!\p{L})(?:
      nicht|nichts|kein\p{L}{0,2}|nie|niemals
      |(?:ne |n['’])[^\n]*(?:pas|rien|jamais|aucun\p{L}*)
      |no|nunca|nada|jamás|non|nulla|mai|não|niet|niets|geen|nooit
    )(?!\p{L})
  `
/** What makes a deed of what is not to be done: but, without, until, and to be left undone. */
const UNDONE = oneLine`
    (?<!\p{L})(?:(?:
      ohne|außer|sondern|bevor|bis|nur|als|sans|sauf|mais|seulement|avant|jusqu|sin|salvo|sino
      |pero|solo|antes|hasta|más|senza|tranne|ma|soltanto|prima|finché|che|sem|exceto|mas|só|até
      |zonder|behalve|maar|alleen|voordat|tot|dan|en \p{L}+ant|par[ae]
    )(?!\p{L})
    |(?:
      verg[ei]ss|zöger|versäum|unterlass|verzicht|beend|schließ|hör|ende|lass|fehl|oubli|hésit
      |manqu|omet|fini|termin|arrêt|cess|laiss|rest|olvid|dud|dej|falt|omit|acab|dimentic|esit
      |manc|ferm|smett|lasci|esque|hesit|deix|vergeet|aarzel|ontbre|stop|eindig|laat|nalat|autre
      |otr[ao]|altr[ao]|outr[ao]
    ))
  `
/** What is left undone to somebody's gain: telling, warning, checking, choosing, keeping to rules. */
const WATCH = oneLine`
    (?<!\p{L})(?:
      antwort|beacht|befolg|erklär|erwähn|folg|frag|gehorch|halte?t?(?!\p{L})|kontroll|kritis|lehn|meld|nenn|prüf|sag|test|vergleich|warn|wähl
      |zeig|avert|choisi|cite|compar|contrôl|critiqu|demand|dis|dit|expliqu|mentionn|montr|nomm
      |propos|obéi|préven|refus|respect|répond|signal|suiv|vérifi|cumpl|cumpr|obed|obbed|rispett|segui|sigá?i?s?(?!\p{L})|gehoorz|volg|avis|cit[ae]|comprob|comprueb|critic|dec|dic|dig
      |elij|escoj|mencion|menzion|muestr|mostr|nombr|pregunt|pergunt|rechac|recomend|raccomand
      |respond|revis|señal|verific|avver|chied|confront|consigli|consult|controll|dir|nomin
      |rifiut|rispond|scegl|segnal|spieg|diz|diga|recus|sinal|beveel|aanbevel|control|kies|meld
      |noem|toon|vermeld|vraag|waarschuw|weiger|zeg
    )\p{L}*
  `
const LEAVE = oneLine`
    (?:
      ohne (?:vorherige? )?(?:rückfrage|absprache|zustimmung|freigabe|einen menschen|zu fragen)
      |sans (?:demander|accord|autorisation)|sin (?:permiso|autorización|preguntar)
      |senza (?:permesso|autorizzazione|chiedere)|sem (?:autorização|perguntar)
      |zonder (?:toestemming|te vragen|overleg)
    )[^\n]*
  `
const ASKED = leanExpression(
  oneLine`
    ^(?:bitte )?(?:
      frage?t?|demande[rz]?|pregunt(?:a|e|ad|en)|chied(?:i|ete|ere)|pergunt(?:a|e|em)|vraag
    )(?: (?:nach|erst|zuerst|vorher|immer|uns|toujours|nous|primero|siempre|prima|sempre|primeiro|antes|het|eerst|altijd|ons))*(?: (?:bevor|avant|antes|prima|voordat)(?!\p{L})[^\n]*)?$
    |^(?:bitte )?(?:
      warte?t?|attend(?:s|ez|ete|i|re)|aspetta(?:te)?|esper(?:a|ad|e|en|em)|aguard(?:a|e|em)|wacht
    ) (?:
      auf (?:die )?(?:freigabe|zustimmung)|l['’](?:accord|approvazione)|la validation
      |a que (?:una persona|alguien) lo apruebe|o? ?a? ?aprovação|op goedkeuring
    )(?!\p{L})[^\n]*$
    |^(?:bevor|ehe|avant|antes|prima|voordat)(?!\p{L})[^\n]*$
  `,
  'iu',
)
const MADE =
  /^(?:diese[rs]?|ce|cette|est[ae]|quest[aeo]|deze|dit) [^\n]{0,40}(?:erzeugt|generiert|généré|genera|generad|generat|gerad|gegenereerd)\p{L}{0,3}$/iu
const COURTESY = /^(?:bitte|merci|por favor|per favore|alsjeblieft|s['’]il (?:te|vous) plaît)?$/iu

const FORBIDS = leanExpression(NEGATION, 'iu')
const LEFT_UNDONE = leanExpression(`${UNDONE}|${WATCH}`, 'iu')
const WITH_LEAVE = new RegExp(LEAVE, 'iu')

/** Whether each clause of a note of some length tells of conduct, and one at least of what is not to be done or of whom to ask. */
export function isConductElsewhere(note: string): boolean {
  const clauses = note
    .split(DUTCH.test(note) ? PARTS_DUTCH : PARTS)
    .map((part) => part.replace(/^[\s"*#>–—-]+|[\s"*]+$/g, ''))
  return clauses.some(isToldConduct) && clauses.every(asksForNone)
}

function asksForNone(clause: string): boolean {
  return [COURTESY, FOR_WHOM, MADE].some((form) => form.test(clause)) || isToldConduct(clause)
}

function isToldConduct(clause: string): boolean {
  if (ASKED.test(clause)) return true
  return FORBIDS.test(clause) && !LEFT_UNDONE.test(clause.replace(WITH_LEAVE, ''))
}
