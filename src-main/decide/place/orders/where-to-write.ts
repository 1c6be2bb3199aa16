/**
 * Where people are told to write, call or read more: `Note 1. Write to …`, `Mehr dazu unter …`. An address is a sign of an order
 * only where something goes to it; here nothing does. By language.
 */

import { lateExpression } from '../../../../src-shared/model/late-expression.ts'

/** UTF-16 units of a passage that is looked at: some sentences. */
const LONGEST = 400
/** A mail address or a telephone number. */
const CONTACT =
  '(?:[\\w.+-]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{1,63}){1,4}|\\+?\\(?\\d[\\d ()/.-]{5,20}\\d)'
/** How people are told where to write or call, by language: with nobody named and nothing to be sent. */
const WHERE = [
  '(?:write|e-?mail|mail|phone|call|ring|text|contact)(?: (?:to|at|on))?|(?:read|see|find out) more (?:at|on)|(?:register|sign up|apply|book|more|details)(?: (?:at|by mail to|on|via))?',
  '(?:schreib|mail|ruf|meld|wend)\\p{L}{0,3}(?: sie)?(?: sich| dich| euch)?(?: bitte)? (?:an|unter|auf|bei)|(?:rückfragen|fragen|anfragen|anmeldung|mehr)(?: dazu)?(?: bitte)? (?:an|auf|bei|unter)',
  '(?:écri(?:re|s|vez)|appel(?:er|ez|le)|contact(?:er|ez|e)|(?:en savoir|lire la suite|inscriptions?)(?: plus)?)(?: (?:à|au|sur|par))?',
  '(?:escr[ií]b(?:a|an|e|ir)|ll[aá]m(?:a|ar|e|en)|contact(?:a|ar|e|en)|inscripci(?:ón|ones)|más(?: información)?)(?: (?:al?|en|por))?',
  '(?:escrev(?:a|am|e|er)|lig(?:ue|ar)|contact(?:e|ar)|inscriç(?:ão|ões)|saiba mais|mais informaç(?:ão|ões))(?: (?:para|a|ao|em))?',
  '(?:scriv(?:a|ere|ete|i)|chiam(?:a|are|ate|i)|contatt(?:a|are|ate|i)|iscrizioni|maggiori informazioni|leggi tutto)(?: (?:al?|su))?',
  '(?:schrijf|mail|bel|bel of mail|aanmelden|opgeven|lees meer|meer)(?: (?:naar|op|bij|via))?',
  '(?:na)?pis(?:z|zcie|ać)(?: (?:do|na))?|(?:za)?dzwoń(?:cie)?(?: (?:do|na|pod))?|(?:zapisy|więcej)(?: (?:na|pod))?',
  '(?:на)?пиш(?:и|ите)(?: (?:на|по адресу))?|(?:по)?звоните(?: по)?|(?:подробнее|запись)(?: (?:на|по))?',
  '(?:skriv|mejla|maila|ring|läs mer|anmäl dig|læs mere|les mer|tilmeld dig|meld deg på)(?: (?:till|til|på|via))?',
].join('|')
/** A page that is named, with nothing handed to it. */
const PAGE = 'https?://[^\\s<>"\'?#]{1,160}[\\p{L}\\d/]'
/** By when. */
const BY_WHEN =
  '(?: (?:before|until|bis|vor|avant|antes|prima|voor|do|до|senast|före|inden)(?: [\\p{L}\\d.]{1,16}){1,2})?'
const TOLD_WHERE = lateExpression(
  `(?<!\\p{L})(?:${WHERE}) (?:${CONTACT}|${PAGE})${BY_WHEN}\\s*(?:[.!](?=\\s|$)|$|(?=\\n))`,
  'giu',
)

/** A short passage without where people are told to write, call or read more; what it says besides stays. */
export function withoutWhereToWrite(passage: string): string {
  return passage.length > LONGEST ? passage : passage.replace(TOLD_WHERE(), ' ')
}
