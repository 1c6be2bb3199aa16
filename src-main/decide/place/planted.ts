/**
 * Whether a value of data calls an assistant: a biography, a remark, a review or the text for a picture that speaks to
 * whatever program reads it. A value is short and speaks for itself, so a name at the begin of one of its sentences is a
 * call, also with a comma only.
 */

import { NAMES, NAMES_UNPARTED } from './calls.ts'

/** UTF-16 units of a value that is one; a longer one is a document of its own. */
const LONGEST = 600

/** What else serves its user, by itself no name of a program. */
const HELPERS =
  '(?<![\\p{L}\\p{N}])(?:helpers?|\\p{L}{0,24}helfer\\p{L}{0,3}|robô\\p{L}{0,2}|robot\\p{L}{0,3})'
const WORDS = "(?: [\\p{L}’'-]{1,24})"
const CALLED = [
  `(?:^|[.!?。！？\\n]\\s{0,3})(?:[\\p{L}’'-]{1,24} ){0,4}(?:\\p{L}{1,2}['’])?(?:${NAMES}|${HELPERS})(?!\\p{L})${WORDS}{0,6}\\s?[,，、:：;–—]`,
  `(?:${NAMES}|${HELPERS})(?!\\p{L})${WORDS}{0,6} (?:please|kindly|bitte)(?!\\p{L})`,
  `\\b(?:could|can|would) (?:the|any|an?) (?:[\\w-]{1,24} ){0,2}${NAMES}(?!\\p{L})`,
  `\\b(?:any|all|every|each) (?:[\\p{L}-]{1,24} ){0,2}${NAMES}(?!\\p{L})${WORDS}{0,6} (?:reading|that|which|who|should|must)(?!\\p{L})`,
  `(?:${NAMES}|${HELPERS})(?!\\p{L}) (?:reading|that reads?|which reads?|summari[sz]ing|processing|indexing) (?:this|these|it)\\b`,
  `(?:${NAMES_UNPARTED})[^。！？\\n]{0,12}(?:请|請|必须|必須|務必|务必|[:：，、,،])`,
  '(?:whoever|anyone who|wer|quien|chi|kto) [^.!?\\n]{0,40}(?:automat|maschin|machine)',
]
const CALL = new RegExp(CALLED.join('|'), 'iu')

/** Whether a value, of some length at most, calls an assistant. */
export function isCallInField(value: string): boolean {
  return value.length <= LONGEST && CALL.test(value)
}
