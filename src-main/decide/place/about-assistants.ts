/**
 * Whether a passage stands in a text that speaks of assistants, as notes, reports and rules for their use do:
 * it names them in the third person, more than once or in a report of what one does, and addresses none. Whoever
 * writes to an assistant calls it by its name or says "you" to it.
 */

import type { Range } from '../../../src-shared/model/spans.ts'
import { holds, isReport } from './signs.ts'
import { textAround } from './text-around.ts'

/** UTF-16 units on each side of a passage that are looked at. */
const REACH = 600
/** Mentions from which a text is about them, whatever the passage says: one may be part of an order. */
const FEWEST = 2

/** Mentions in the third person, by language: an article or a word like one, and what assistants are called. */
const MENTIONS = [
  // English
  '(?:the|our|an?|this|that|their|its|any|most|some|these|those|all|which|every|each|such|no|your) (?:[\\w-]+ ){0,2}?(?:assistants?|chat ?bots?|bots?|(?:language )?models?|llms?|agents?|ai(?:s| systems?| tools?)?|copilots?|system prompts?|system instructions?)',
  'chat ?bots|language models|llms|ai systems|ai assistants|(?:models|assistants|agents|bots) (?:are|can|cannot|do|follow|forget|have|ignore|may|often|read|tend|will)',
  // German, Dutch
  '(?:der|die|das|den|dem|des|einen?|einem|einer|unser\\w*|ihr\\w*|zum|beim|vom) (?:[\\w-]+ )?(?:ki|ki-\\w+|\\w*assistent\\w*|chatbots?|bots?|sprachmodell\\w*|modells?|systemanweisung|systemprompts?)',
  '(?:de|het|een|onze|deze) (?:(?:ai-)?assistent\\w*|(?:chat)?bots?|taalmodel\\w*|model\\w*)',
  // French, Spanish, Italian, Portuguese
  "(?:de|del|dal|al|nel)?l['’](?:assistant|ia|agent|assistente)|(?:le|un|du|au|ce|notre|les|des) (?:chat)?(?:bots?|modèles?|assistants?)",
  '(?:el|un|del|al|este|nuestro|los|las|la|una) (?:asistentes?|(?:chat)?bots?|modelos?|ia)',
  '(?:il|un|del|al|dal|questo|nostro|i) (?:(?:chat)?bot|modell[oi])',
  '(?:o|um|do|ao|os|este|nosso) (?:assistentes?|(?:chat)?bots?|modelos?|robôs?)',
].join('|')
const MENTION = new RegExp(`(?<![\\p{L}\\p{N}])(?:${MENTIONS})(?![\\p{L}\\p{N}])`, 'giu')

/** Speaks to one: says what it is, calls it, or means whichever reads this. */
const ADDRESS =
  /\bas an? (?:ai|llm|language model|assistant)\b|\byou(?:['’]re| are)(?: now)? (?:an? |the |my |our )?(?:\w+ )?(?:ai|assistant|agent|bot|chatbot|model|llm|chatgpt|dan)\b|\bdear (?:ai|assistant|llm|model|agent|bot)|(?:^|[\n"'(>*[.!?] {0,3}|\b(?:attention|hey|hi|hello|to|for)(?: all| any| the)? )(?:ai|llm|language model|chatbot|bot|assistant|agent|model|chatgpt|claude|gemini|copilot)(?: assistant| agent| model| reader)?s? ?[:,!]|\b(?:any|todo for the) (?:ai|assistant|model|agent)\b|\b(?:for|to) (?:the|any|an?|all) (?:ai|llm|bot|chatbot|assistant|agent|model)s? (?:that|which|who|reading|processing)\b|\bif you(?:['’]re| are) an? (?:ai|llm|language|assistant|bot|agent|automat)/i
/** Orders one about in the third person, by language: `the assistant must …`. */
const ORDER = new RegExp(
  [
    '\\b(?:assistants?|ais?|bots?|agents?|models?|llms?|systems?|summari[sz]ers?|tools?) (?:\\w+ ){0,3}?(?:must|ought|should|shall|ha(?:s|ve) to|needs? to|will|(?:is|are) (?:required|instructed|asked|expected|to))\\b',
    '\\b(?:\\w*assistent\\w*|asistentes?|modell[oie]?|modèles?|modelos?|(?:chat)?bots?|ki|ia|agent\\w*) (?:muss|müssen|soll|sollen|hat zu|doit|doivent|debe|deben|deve|devono|devem|moet|moeten)\\b',
  ].join('|'),
  'i',
)

/** Says what one does, by language: `the assistant forgets …`. */
const DEED = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:der|die|das|unser|ein) (?:[\\w-]+ )?(?:\\w*assistent\\w*|chatbot|bot|ki|(?:sprach)?modell) (?:ignoriert|vergisst|antwortet|lehnt|reagiert|speichert|merkt|folgt|zeigt|sagt|gibt|erkennt|kann|hat|ist|wird|versteht|verweigert|liest|verweist)',
    '(?:de|het|een|onze) (?:ai-)?(?:assistent|chatbot|bot|model) (?:negeert|vergeet|antwoordt|weigert|kan|heeft|is|verwijst|zegt|geeft|herkent)',
    "(?:l['’]|le |un |notre |votre )(?:assistant|ia|chatbot|bot|modèle|agent)(?: [\\p{L}-]+){0,2} (?:ne |n['’]|répond|ignore |oublie|refuse|a |est |peut |donne|dit|garde|affiche|renvoie)",
    '(?:el|la|un|nuestro|este) (?:asistente|chatbot|bot|modelo|ia)(?: [\\p{L}-]+){0,2} (?:no |responde|ignora|olvida|recuerda|ha |es |puede|dice|guarda|muestra|repite)',
    "(?:l['’]|il |un |questo )(?:assistente|chatbot|bot|modello|ia)(?: [\\p{L}-]+){0,2} (?:non |risponde|risponderà|ignora|dimentica|dimenticherà|ricorda|ha |è |può|dice|mostra|ripete)",
    '(?:o|um|nosso|este) (?:assistente|chatbot|bot|modelo|robô)(?: [\\p{L}-]+){0,2} (?:não |responde|ignora|esquece|lembra|é |pode|diz|guarda|mostra|repete)',
    '(?:asystent|chatbot|bot|model) (?:nie |odpowiada|ignoruje|zapomina|podaje|może|ma |jest|powtarza)',
    '(?:ассистент|помощник|чат-бот|бот|модель) (?:не |отвеча|игнориру|забыва|помнит|может|повтор)',
    '(?:アシスタント|(?:チャット)?ボット)(?:の回答)?(?:は|が)[^。]{0,30}(?:ない|ます|いる|れる|古い)',
  ].join('|')})`,
  'iu',
)

/** Whether a stretch speaks of assistants, and neither to one nor of what one is to do. */
export function isAboutAssistants(text: string, range: Range): boolean {
  const passage = text.slice(range.start, range.end)
  if (ORDER.test(passage) || isBesideAddress(text, range)) return false
  const near = textAround(text, range, REACH)
  return holds(near, MENTION, FEWEST) || DEED.test(near) || namesOne(passage)
}

/** Whether a stretch reports in English what an assistant does or is: it tells none to do anything. */
export function isDeed(text: string, range: Range): boolean {
  const passage = text.slice(range.start, range.end)
  return namesOne(passage) && !ORDER.test(passage) && !isBesideAddress(text, range)
}

function namesOne(passage: string): boolean {
  return isReport(passage) && holds(passage, MENTION, 1)
}

/** Whether something in English is said to an assistant in a stretch or near it. */
export function isBesideAddress(text: string, range: Range): boolean {
  return ADDRESS.test(textAround(text, range, REACH))
}
