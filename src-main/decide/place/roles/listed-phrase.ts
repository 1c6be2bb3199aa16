/**
 * Whether a place stands among the phrases that a filter looks for, as settings list them: short items below a key that says so
 * (`blocked_phrases:`, `patterns:`, `denylist:`), several of them. One that leads somewhere, calls an assistant
 * or is longer is no phrase.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { lengthOf } from '../../../../src-shared/model/spans.ts'
import type { Field } from '../../../chunk/fields/field.ts'
import { leadsOn } from '../destination.ts'
import { isCallInField } from '../orders/planted.ts'
import type { Place } from '../place.ts'

/** UTF-16 units on each side in which other phrases are looked for, and of a phrase. */
const REACH = 600
const LONGEST = 80
/** Phrases from which they are a list. */
const FEWEST = 4
/** What a key calls them, whole or as a part of its name. */
const OF_FILTER = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      phrases?|patterns?|keywords?|signatures?|triggers?|(?:block|deny|black|stop)[_-]?(?:list|words?)|blocked|banned|denied
      |forbidden|sperrliste|verboten|muster|motifs?|interdits?|patrones|prohibid[oa]s|padrões|proibid[oa]s|vietat[ei]
      |zakazane|wzorce|yasaklı|шаблоны|запрещ[её]нн\p{L}+
    )(?!\p{L})
    |关键词|关键字|黑名单|禁止|敏感词|禁止語|ブロックリスト|금지어|차단
  `,
  'iu',
)

/** Whether all over which a stretch goes are such phrases. */
export function isListedPhrase({ text, fieldsNear }: Place): boolean {
  const isPhrase = (field: Field) =>
    isItemOfFilter(field) &&
    lengthOf(field) <= LONGEST &&
    !leadsOn(text.slice(field.start, field.end)) &&
    !isCallInField(text.slice(field.start, field.end))
  const own = fieldsNear(0)
  return (
    own.length > 0 && own.every(isPhrase) && fieldsNear(REACH).filter(isPhrase).length >= FEWEST
  )
}

function isItemOfFilter({ path }: Field): boolean {
  return (
    typeof path.at(-1) === 'number' &&
    path.some((step) => typeof step === 'string' && OF_FILTER.test(step.replaceAll('_', ' ')))
  )
}
