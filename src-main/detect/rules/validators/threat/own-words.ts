/**
 * Whether words of hate or violence are the writer's own: neither denied nor quoted nor told of others, as they are
 * where people speak against them and report of them.
 */

import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../../src-shared/model/spans.ts'

/** What leads to words of others, or to what is wrong about them. English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Swedish, Russian, Turkish. */
const OF_OTHERS = [
  oneLine`
    says?|saying|said|claim(?:s|ed|ing)?|call(?:s|ed|ing)?|shout[a-z]*|chant[a-z]*|phrases?|posts?
    |comments?|slogans?|statements?|expressions?|wrong to|unacceptable|stereotypes?|hate speech
    |(?:idea|notion) that|accus[a-z]+|insult[a-z]*|told|insist[a-z]*|demand[a-z]*|call(?:s|ing) for
    |repeat[a-z]*|wrote|writes|writing|tweet[a-z]*|argu[a-z]+|joked|finds|according to
    |(?<!(?<![a-z])(?:i|we)(?: (?:really|truly|honestly))? )(?:thinks?|believes?|thought|believed)
    |views?|beliefs?|myths?|doctrines?|regimes?|tabloids?|headlines?|lie that|movies?|novels?|books?|series|for him|in the eyes of
  `,
  oneLine`
    sag(?:en|t|st|te|ten)|gesagt|behaupt[a-z]*|nenn(?:en|t)|schreib[a-z]*|schrieb[a-z]*|beiträge
    |kommentare?|sprüche|parolen|aussagen|sätze|skandier[a-z]*|vorurteil[a-z]*
    |stand (?:auf|da|früher|in)|mein(?:en|t) (?:er|manche|viele)
    |(?:leute|wer|menschen)(?:,? die)? (?:denk|glaub|mein)(?:en|t)
  `,
  oneLine`
    dire|répét[a-zà-ɏ]+|dites|dis|dit|disent|disait|disant|appel(?:er|ez|le|lent)|écri[a-z]*|propos|commentaires?
    |traiter|traité|préjugés?|(?:gens|ceux|celui) qui (?:pens|croi)[a-z]+
  `,
  oneLine`
    decir|dice|dices|dicen|diciendo|dijo|digas|digan|llam[a-z]+|escri[bt][a-z]+|pid(?:e|en|iendo)
    |comentarios?|frases?|consignas?|prejuicios?|(?:gente|quienes?) (?:que )?(?:piensa|cree)n?
  `,
  oneLine`
    dici|dicono|dicendo|detto|chiam[a-z]+|scri[vt][a-z]+|chied[a-z]+|comment[io]|frasi|pregiudizi
    |chi (?:pensa|crede)
  `,
  oneLine`
    dizer|diz|dizem|dizendo|disse|diga|digam|cham[a-z]+|escr(?:ev|it)[a-z]+|clam[a-z]+
    |ped(?:e|em|indo)|comentários?|preconceitos?|quem (?:pensa|acha)|pessoas que (?:pensam|acham)
  `,
  oneLine`
    zeg(?:gen|t|gende)?|zei|gezegd|noem(?:en|t|de)?|genoemd|schrijf[a-z]*|schrijven|schreef
    |opmerkingen?|berichten|leuzen|uitspraken|beweer[a-z]*|beweren|mensen die (?:denken|vinden)
  `,
  oneLine`
    mów[a-ząęćłńóśźż]+|powied[a-z]+|nazyw[a-z]+|pis[za][a-z]+|komentarz[a-z]*|hasł[a-z]*
    |twierdz[a-z]+|uważają|stwierdz[a-z]+|wpis(?:y|ów|ami)
  `,
  // Swedish, Russian, Turkish.
  oneLine`
    säg(?:er|a)|sade|skriv(?:er|it)|skrev|sagt
    |говор(?:ит|ят|ил\p{L}*)|сказал\p{L}*|пи(?:шет|шут|сал\p{L}*)|угрожал\p{L}*|фраз\p{L}+|комментари\p{L}+
    |dedi|diyor|yazdı|diyen(?:ler)?|söyledi
  `,
  // In most of these languages.
  'ideolog[a-zà-ɏ]*|propagand[a-zà-ɏ]*|nazis?|film[a-zà-ɏ]{0,2}|livros?|libros?|romanz[io]|roman|selon|laut|zufolge|ansicht|weltbild|según|secondo|segundo|volgens|według|zdaniem',
]
const DENIALS = oneLine`
  no|not|never|nobody|no one|nor|none|no longer|without|(?:do|does|did|wo)(?:n['’]t)|stop
  |nicht|kein|keine|keinen|nie|niemand|ne|pas|jamais|personne|aucune?|nunca|nadie|ningún|ninguna
  |non|mai|nessuno|nessuna|nessun|não|ninguém|nenhum|nenhuma|niet|nooit|geen|nigdy|nikt|żaden|żadna
`
const LETTER = '\\p{L}'
const TOLD_OF_OTHERS = new RegExp(`(?<!${LETTER})(?:${OF_OTHERS.join('|')})(?!${LETTER})`, 'u')
/** A denial, and what follows it in its clause. */
const DENIED = new RegExp(`(?<!${LETTER})(?:${DENIALS})(?: [^.!?;:]{0,40})?$`, 'u')
const QUOTES = /["“”„«»]/gu
/** A quotation may begin with what is an apostrophe elsewhere. */
const OPENING_QUOTE = /(?:^|[\s(:])['‘‚‹]$/u
const CLOSING_QUOTE = /^["“”»«]/u
/** What follows in the same sentence. */
const REST = /^[^.!?\n]*/u
/** UTF-16 units before and behind words in which their sentence is looked for. */
const REACH = 240

/** Whether words are said by the writer himself. @param text in small letters */
export function areOwnWords(text: string, range: Range): boolean {
  return isSaidByWriter(text, range) && !DENIED.test(leadOf(text, range).trimEnd())
}

/** Whether words are neither quoted nor told of others; they may be denied. @param text in small letters */
export function isSaidByWriter(text: string, range: Range): boolean {
  const { end } = range
  const lead = leadOf(text, range)
  const quotes = lead.match(QUOTES)?.length ?? 0
  if (quotes % 2 === 1 || (quotes > 0 && CLOSING_QUOTE.test(text.slice(end, end + 1)))) return false
  if (OPENING_QUOTE.test(lead) || TOLD_OF_OTHERS.test(lead)) return false
  return !TOLD_OF_OTHERS.test(REST.exec(text.slice(end, end + REACH))?.[0] ?? '')
}

/** What stands before a place in its sentence. */
function leadOf(text: string, { start }: Range): string {
  const before = text.slice(Math.max(0, start - REACH), start)
  return before.slice(Math.max(...[...'.!?\n'].map((sign) => before.lastIndexOf(sign))) + 1)
}
