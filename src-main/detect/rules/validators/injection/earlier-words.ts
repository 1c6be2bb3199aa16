/**
 * Tells "ignore all previous instructions" from what programs and manuals say of texts, requests,
 * rules and orders: they overwrite the old text, override the original request, delete all existing rules.
 */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import type { ValidatorMatch } from '../validator.ts'

/** What is said to somebody who was told something. */
const TOLD =
  /(?:instruction|prompt|direction|directive|guideline|guidance|programming|training)s?$/i
/** Rules and orders, which firewalls and shops have too. */
const RULED = /(?:command|rule|order|constraint|restriction|protocol|polic(?:y|ie))s?$/i
/** What a program does with data, and nobody with what he was told. */
const DONE_TO_DATA = /^(?:overwrite|drop|skip|delete|erase|void|cancel)\b/i
const BY_A_PROGRAM = /^(?:override|overwrite|bypass|drop|skip|delete|erase|void|cancel)\b/i
/** All of it, or what the reader knows: an option of a program is called without either. */
const WHICH = /\b(?:all|any|every(?:thing)?|each|the|your|my|our|his|these|those)\b/i
/** Words for what came before; the others also tell the first or the present state of a thing. */
const BEFORE = /\b(?:previous|prior|preceding|above|earlier|former|foregoing)/i
/** What an order goes on with; a remark on a program ends or names its place. */
const GOES_ON = leanExpression(
  oneLine`
    ^[\s,.;:!–—-]{1,4}(?:
      and|instead|now|just|then|only|you|your|do|say|print|tell|write|reply|answer|respond
      |output|return|send|from now
    )\b
  `,
  'i',
)
/** What people write to each other, and now and then take back: their own, or what is told by its subject. */
const WRITTEN = /(?:message|request|input|text|task|order)s?$/i
const OWN = /\b(?:my|our)\b/i
const ABOUT = /^ (?:about|concerning|regarding|with regard to)\b/i
/** What else is called after instructions: `the previous instructions cache`. No word that is a verb too. */
const BELONGS_TO =
  /^ (?:array|booklet|buffer|cache|column|counter|database|directory|folder|leaflet|manual|panel|pointer|stack|table|widget)s?\b/i
const READ_AFTER = 24

/** Whether an order to drop what came before is about what a reader was told, not about data of a program. */
export function dropsWhatWasTold(value: string, { text, end }: ValidatorMatch): boolean {
  const after = text.slice(end, end + READ_AFTER)
  if (BELONGS_TO.test(after)) return false
  if (TOLD.test(value)) return true
  if (WRITTEN.test(value) && (OWN.test(value) || ABOUT.test(after))) return false
  if (RULED.test(value)) return !DONE_TO_DATA.test(value)
  if (BY_A_PROGRAM.test(value)) return false
  return (WHICH.test(value) && BEFORE.test(value)) || GOES_ON.test(after)
}
