/**
 * Whether a request asks for what any book of facts says: "the capital of Peru", "the animal that lays eggs". Whoever tells of a
 * ferry and has his reader name one speaks to a program that answers whatever it is asked. A room, a deputy or an open bill, which
 * only those at hand know, is asked for in notices and minutes, and a prize waits for who answers. In English alone.
 */

import { leanExpression } from '../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../src-shared/model/one-line.ts'

/** What is known of a kind of thing, by its form: the utmost of a kind, an attribute, what a kind does or is for. */
const FACT = leanExpression(
  oneLine`
    \bthe (?:
      largest|biggest|smallest|longest|shortest|tallest|highest|deepest|fastest|slowest|heaviest|lightest|hottest
      |coldest|hardest
    ) [^.!?\n]{1,40} (?:of|in|on)\b
    |\bthe (?:main|primary|chief) \p{L}+ (?:of|in|on) (?!(?:the|an?) )
    |\b(?:the|an?) (?:
      capital|currency|chemical (?:symbol|formula)|(?:boiling|melting|freezing) point|square root|opposite|plural
      |past tense|synonym|antonym|rhyme
    ) (?:of|for)\b
    |\b(?:the|an?) (?:\p{L}+ ){1,6}?(?:that|which) (?!(?:is|was|has|does) )\p{L}{2,}s\b
    |\b(?:the|an?) (?:\p{L}+ ){1,5}?used (?:to|for|in) \p{L}+
    |\b(?:typically|usually|commonly|generally|normally)\b
  `,
  'iu',
)
/** A time of those at hand, and what is won. */
const AT_HAND = leanExpression(
  oneLine`
    \b(?:
      (?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tonight|tomorrow|yesterday|(?:next|last) \p{L}+|now
      |and (?:win|get|earn|claim|collect|enter|receive|take)
    )\b
  `,
  'iu',
)

/** @param request a sentence that begins with its verb. */
export function asksForFact(request: string): boolean {
  return FACT.test(request) && !AT_HAND.test(request)
}
