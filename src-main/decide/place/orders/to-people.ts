/** Whether a passage is said to people: in the polite form of a language, or as a turn of a talk among them. */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import { textAround } from '../text-around.ts'

/** The polite form, in German, French, Spanish, Dutch, Polish and Russian. */
const POLITE = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      (?<!^|[.!?:"„“]\s?)(?:Sie|Ihnen|Ihre[rnms]?|Ihr)|\p{Ll}{3,}n Sie|[Vv]ous|[Vv]euillez
      |[Vv]otre|[Vv]os|[Uu]sted(?:es)?|uw|Pan(?:i|ie|u|ią|em)?|Państw[aou]|Вы|Вас|Вам
      |Ваш\p{L}*
    )(?!\p{L})
  `,
  'u',
)
/** What people seldom write to each other, and to an assistant mostly: what it is, and what it works by. */
const OF_ASSISTANTS = leanExpression(
  oneLine`
    ignor|verg[ei]ss|missacht|anweisung|befehl|regeln|prompt
    |(?<!\p{L})(?:ki|ia|ai|ии)(?!\p{L})|assist|oubli|instruc|instruk|consigne|règle|mod[eèé]l
    |olvid|regl|vergeet|negeer|chat-?bot|(?<!\p{L})bot|https?:|@\w|pass|kennw|mot de passe
    |contraseña|geheim|secret|haseł|hasł|wachtwoord|system|zignor|zapomnij|polece|забудь|игнор
    |правил|инструкц|систем|парол|ассист|помощник
  `,
  'iu',
)

/** Whether a passage speaks to somebody in the polite form, and of nothing that assistants work by. */
export function isPolite(passage: string): boolean {
  return POLITE.test(passage) && !OF_ASSISTANTS.test(passage)
}

/** For whom a person sums something up, and an assistant seldom: neither its user nor whoever asks it. */
const SUMMED_FOR = leanExpression(
  oneLine`
    (?<!\p{L})(?:when|whenever|if|once|before) you(?: are|['’]re)? (?:
      summari[sz]e|summari[sz]ing|sum|summing
    ) (?:this|these|it|that|the)(?: [\p{L}-]{1,20}){0,2}? for (?!
      (?:(?:the|your|my|our|an?|its|their) )?(?:
        (?:user|reader|person|human|owner|recipient|principal|client|customer)s?|some(?:one|body)
        |any(?:one|body)|who(?:m|ever|mever)?|every(?:one|body)|people|me|us|him|her|them|you
      )(?!\p{L})
    )\p{L}
  `,
  'iu',
)

/** Whether a passage is said to somebody who sums something up for others, as people ask each other; in English. */
export function isToWhoSumsUp(passage: string): boolean {
  return SUMMED_FOR.test(passage)
}

/** UTF-16 units on each side of a passage in which turns are looked for. */
const REACH = 1_500
/** Turns of a talk, at least, of two who speak; one of them more than once. */
const FEWEST_TURNS = 3
/** The name or office of whoever speaks, at the begin of a line, maybe behind the time; in capitals in a play. */
const TURN = new RegExp(
  oneLine`
    ^[ \t]*(?:\[?\d{1,2}:\d\d(?::\d\d)?\]? ?)?(?:
      (\p{Lu}[\p{L}\d .'’-]{0,30}): |(\p{Lo}{1,8})： ?
      |(\p{Lu}[\p{Lu} ’'-]{1,30})(?: \([^)\n]{1,60}\))?[.:] )(?=\S)
  `,
  'gmu',
)
/** What heads fields, and the sides of a talk with an assistant. */
const NO_SPEAKER = new RegExp(
  oneLine`
    ^(?:
      user|human|assistant|system|ai|bot|chat ?gpt|model|agent|tool|note|step|title|subject
      |name|from|to|cc|date|question|answer|[qa]|input|output|context|instructions?|example
      |document|query|response|description|rule|role|task|goal|format|language|tone|style
    )(?![\p{L}])
  `,
  'iu',
)

/** Whether a stretch stands in a talk of two people or more, with a name before each turn. */
export function isInTalk(text: string, range: Range): boolean {
  const turns = new Map<string, number>()
  const near = textAround(text, range, REACH)
  for (const [, named, unparted, inCapitals] of near.matchAll(TURN)) {
    count(turns, named ?? unparted ?? inCapitals ?? '')
  }
  return areTurns(turns)
}

function count(turns: Map<string, number>, speaker: string): void {
  const name = speaker.trim()
  if (!NO_SPEAKER.test(name)) turns.set(name, (turns.get(name) ?? 0) + 1)
}

/** Whether there are enough of two who speak, one of them more than once. */
function areTurns(turns: ReadonlyMap<string, number>): boolean {
  const counts = [...turns.values()]
  const total = counts.reduce((sum, count) => sum + count, 0)
  return counts.length > 1 && total >= FEWEST_TURNS && Math.max(...counts) > 1
}

/**
 * The name of whoever speaks in a play, in capitals, alone on its line or before what is said, maybe with how it is
 * said; in scripts without capitals alone on its line, behind an empty one.
 */
const CUE =
  /^[ \t]*(\p{Lu}[\p{Lu} ’'-]{1,30})(?:[ \t]?\([^)\n]{1,60}\))?(?:[.:][ \t]+(?=\S)|[.:]?[ \t]*\n(?=[ \t]*\S))|(?<=\n\n[ \t]{0,40})(\p{Lo}{1,8})(?: ?[(（][^)）\n]{1,60}[)）])?\n(?=[ \t]*\S)/gmu

/** Whether a stretch stands in a play, with the names of those who speak before what they say. */
export function isInPlay(text: string, range: Range): boolean {
  const cues = new Map<string, number>()
  for (const [, inCapitals, unparted] of textAround(text, range, REACH).matchAll(CUE)) {
    count(cues, inCapitals ?? unparted ?? '')
  }
  return areTurns(cues)
}
