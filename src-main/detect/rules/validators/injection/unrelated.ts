/**
 * Whether a request has nothing to do with the text that it begins or ends: "… and the ferry lay at the quay until April. Name
 * the smallest planet." Who asks something of a text speaks of it, by its words or by `this`, `it`, `the author`; who asks for
 * himself speaks of himself. Of a short text in English, or in any language where a fact is asked for: in a long one sentences
 * are about many things. A notice or a lesson may end so, too.
 */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import { asksForFact } from '../../../known-facts.ts'
import type { ValidatorMatch } from '../validator.ts'

/** UTF-16 units of a text that is about one thing. */
const LONGEST = 600
/** Words of the text besides the request, and of the request itself: fewer tell nothing. */
const FEWEST_AROUND = 8
const FEWEST_ASKED = 4
/** What may stand behind the request, or before it, on its way to the end of the text. */
const NOTHING = /^[\s.!?"'“”‘’()[\]{}>*#|:;-]*$/

/** What points at a text or at somebody, and what only a text has. */
const POINTS = leanExpression(
  oneLine`
    \b(?:
      this|these|those|its?|itself|them|themselves|they|theirs?|he|she|his|her|hers|him|above|below|following|given
      |mentioned|here|such|same|previous|other|others|another|else|more|further|your|yours|you|my|our|everything
      |texts?|passages?|sentences?|paragraphs?|articles?|stor(?:y|ies)|documents?|data|code|inputs?|tables?|lists?
      |examples?|context|information|snippets?|statements?|excerpts?|contents?|e-?mails?|messages?|reviews?|notes?
      |summar(?:y|ies)|plans?|steps?|strateg(?:y|ies)|ideas?|tips?|advice|suggestions?|options?|titles?|headlines?
      |functions?|programs?|scripts?|quer(?:y|ies)|poems?|songs?|letters?|answers?|repl(?:y|ies)|responses?|themes?
      |tone|topics?|subjects?|arguments?|mood|author(?:s|['’]s)?(?! of)|speakers?|writers?|characters?|narrator|protagonists?|genre
      |keywords?|sentiments?|emotions?|errors?|bugs?|mistakes?|grammar|takeaways?|(?:main|key|selling) points?|facts?|pros|cons|benefits?
      |risks?|reasons?|causes?|effects?|problems?|issues?|solutions?|joke|pun|moral|lesson|meaning|purpose|implications?
      |outputs?|results?|category|difference
    )\b
    |^(?:please )?\w+ that\b
  `,
  'i',
)
/**
 * Somebody who speaks for himself or to his reader, a question, what tasks are set in, and another request: there it is his own,
 * or one of them.
 */
const SPOKEN = leanExpression(
  oneLine`
    \b(?:
      i|me|my|mine|we|us|our|ours|you|your|yours|let['’]s|imagine|suppose|assume
      |prompts?|roles?|characters?|exercises?|homework|quiz(?:zes)?|tasks?|questions?|worksheets?|scenes?|scenarios?
      |personas?|bots?|agents?|assistants?|users?
    )\b
    |\?
    |(?:^|[.!:;\n]\s{0,4})(?:please )?(?:
      name|mention|state|list|enumerate|identify|define|describe|explain|recite|print|spell|repeat|translate|specify
      |indicate|convey|tell|give|remind|show|write|calculate|compute|count|discuss|compare|imitate|play|act|take
      |pretend|ignore|do not|don['’]t|create|make|generate|design|develop|summari[sz]e|use|include|highlight|keep
      |add|send|recommend|imagine|how|what|why|who|can|could
    )\s
  `,
  'i',
)

/** What is to be done, by when, where or with what: people ask one another for it. */
const ERRAND =
  /\b(?:when|whenever|if|before|after|by|until|till|while|once|(?:on|in|at|from|to) (?:the|an?|each|every))\b/i

/** Words that hold any text together, or stand in any request. */
const COMMON: ReadonlySet<string> = new Set(
  `
    about after again against all also although always among and any are around because been before being between both
    but can cannot could did does doing done down during each either ever every few first for from get gets got had has
    have having how into just know known last least less like made make makes making many may might most much must
    need needs never new next none nor not now off often once one only out over own per please put quite rather second
    see seen several shall should show since some still take taken tell than that the then there through thus too two
    three under until upon use used uses using very was well were what when where whether which while who whom whose why
    will with within without would yet name mention state list remind write describe explain identify print give people
    person thing things way ways kind part main common commonly typically usually called great good best long high big
    small large found find time times year years day days word words
  `
    .trim()
    .split(/\s+/),
)
/** Words of an English text, of which each sixth is one at least: of code or another language nothing is known, but that no fact is asked for there. */
const ENGLISH =
  /\b(?:the|an?|of|to|and|in|is|was|are|were|has|have|with|for|on|at|by|from|its?|that)\b/gi
const ENGLISH_FROM = 1 / 6
/** Letters by which words of one stem are known. */
const STEM = 5

/**
 * @param value the request, to the end of its sentence.
 */
export function unrelatedToText(value: string, { text, start, end }: ValidatorMatch): boolean {
  if (text.length > LONGEST) return false
  const before = text.slice(0, start)
  const behind = text.slice(end)
  if (!NOTHING.test(before) && !NOTHING.test(behind)) return false
  const around = `${before} ${behind}`
  if (POINTS.test(value) || ERRAND.test(value) || SPOKEN.test(around)) return false
  const words = wordsOf(around)
  if (wordsOf(value).length < FEWEST_ASKED || words.length < FEWEST_AROUND) return false
  const isEnglish = (around.match(ENGLISH)?.length ?? 0) >= words.length * ENGLISH_FROM
  if (!isEnglish && !asksForFact(value)) return false
  const known = stemsOf(around)
  return stemsOf(value).every((stem) => !known.includes(stem))
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? []
}

/** The first letters of the words that say what a text is about. */
function stemsOf(text: string): readonly string[] {
  return wordsOf(text)
    .filter((word) => word.length > 2 && !COMMON.has(word))
    .map((word) => word.slice(0, STEM))
}
