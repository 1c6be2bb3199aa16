/**
 * Whether a passage stands in a text that speaks of assistants, as notes, reports and rules for their use do:
 * it names them in the third person, more than once, and addresses none. Whoever writes to an
 * assistant calls it by its name or says "you" to it.
 */

import type { Range } from '../../../src-shared/model/spans.ts'
import { holds } from './signs.ts'

/** UTF-16 units on each side of a passage that are looked at. */
const REACH = 600
/** Mentions from which a text is about them: one may be part of an order. */
const FEWEST = 2

/** Mentions in the third person, by language: an article or a word like one, and what assistants are called. */
const MENTIONS = [
  // English
  '(?:the|our|an?|this|that|their|its|any|most|some|these|those|all|which|every|each|such|no|your) (?:[\\w-]+ ){0,2}?(?:assistants?|chat ?bots?|bots?|(?:language )?models?|llms?|agents?|ai(?:s| systems?| tools?)?|copilots?|system prompts?|system instructions?)',
  'chat ?bots|language models|llms|ai systems|ai assistants',
  // German, Dutch
  '(?:der|die|das|den|dem|des|einen?|einem|einer|unser\\w*|ihr\\w*|zum|beim|vom) (?:[\\w-]+ )?(?:ki|ki-\\w+|\\w*assistent\\w*|chatbots?|bots?|sprachmodell\\w*|modells?|systemanweisung|systemprompts?)',
  '(?:de|het|een|onze|deze) (?:(?:ai-)?assistent\\w*|(?:chat)?bots?|taalmodel\\w*|model\\w*)',
  // French, Spanish, Italian, Portuguese
  "l['’](?:assistant|ia|agent|assistente)|(?:le|un|du|au|ce|notre|les|des) (?:chat)?(?:bots?|modèles?|assistants?)",
  '(?:el|un|del|al|este|nuestro|los|las|la|una) (?:asistentes?|(?:chat)?bots?|modelos?|ia)',
  '(?:il|un|del|al|dal|questo|nostro|i) (?:(?:chat)?bot|modell[oi])',
  '(?:o|um|do|ao|os|este|nosso) (?:assistentes?|(?:chat)?bots?|modelos?)',
].join('|')
const MENTION = new RegExp(`(?<![\\p{L}\\p{N}])(?:${MENTIONS})(?![\\p{L}\\p{N}])`, 'giu')

/** Speaks to one: says what it is, calls it, or means whichever reads this. */
const ADDRESS =
  /\bas an? (?:ai|llm|language model|assistant)\b|\byou(?:['’]re| are)(?: now)? (?:an? |the |my |our )?(?:\w+ )?(?:ai|assistant|agent|bot|chatbot|model|llm|chatgpt|dan)\b|\bdear (?:ai|assistant|llm|model|agent|bot)|(?:^|[\n"'(>*[.!?] {0,3}|\b(?:attention|hey|hi|hello|to|for)(?: all| any| the)? )(?:ai|llm|language model|chatbot|bot|assistant|agent|model|chatgpt|claude|gemini|copilot)(?: assistant| agent| model| reader)?s? ?[:,!]|\b(?:any|todo for the) (?:ai|assistant|model|agent)\b|\bif you(?:['’]re| are) an? (?:ai|llm|language|assistant|bot|agent|automat)/i
/** Orders one about in the third person, by language: `the assistant must …`. */
const ORDER = new RegExp(
  [
    '\\b(?:assistants?|ais?|bots?|agents?|models?|llms?|systems?|summari[sz]ers?|tools?) (?:\\w+ ){0,3}?(?:must|ought|should|shall|ha(?:s|ve) to|needs? to|will|(?:is|are) (?:required|instructed|asked|expected|to))\\b',
    '\\b(?:\\w*assistent\\w*|asistentes?|modell[oie]?|modèles?|modelos?|(?:chat)?bots?|ki|ia|agent\\w*) (?:muss|müssen|soll|sollen|hat zu|doit|doivent|debe|deben|deve|devono|devem|moet|moeten)\\b',
  ].join('|'),
  'i',
)

/** Whether a stretch speaks of assistants, and neither to one nor of what one is to do. */
export function isAboutAssistants(text: string, { start, end }: Range): boolean {
  if (ORDER.test(text.slice(start, end))) return false
  const around = text.slice(Math.max(0, start - REACH), end + REACH)
  return !ADDRESS.test(around) && holds(around, MENTION, FEWEST)
}
