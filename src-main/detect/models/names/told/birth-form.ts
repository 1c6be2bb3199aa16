/** Whether a date is somebody's birth: a word for being born stands near it, or labels it. */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../../src-shared/model/spans.ts'

/** Units around a name in which words for it are looked for. */
const NEAR = 90

const BORN = leanExpression(
  oneLine`
    (?:^|[^\p{L}])(?:
      born|birth\p{L}*|b-?day|dob|d\.o\.b|geb\p{L}*|naissance|née?|nacid\p{L}*|nacimiento
      |nasc\p{L}*|nat[oaie]|nascita|nac|gebor\p{L}*|född|födelse\p{L}*|født|fødsels\p{L}*
      |synt\p{L}*|urodz\p{L}*|ur|narozen\p{L}*|nar|született|szül\p{L}*|născut\p{L}*
      |naștere\p{L}*|rojen\p{L}*|rojst\p{L}*|dzim(?:is|usi|šanas)|gim(?:ęs|usi|imo)|sünni\p{L}*|sündinud|fædd\p{L}*|doğum\p{L}*|doğ|rođen\p{L}*|рожд\p{L}*|родил\p{L}*|народ\p{L}*|γενν\p{L}*
      |lahir|sinh|age|aged|alter|patient\p{L}*|jahrgang
    )(?=[^\p{L}]|$)
    |[*†]\s?$|出生|生年月日|誕生|生日|生まれ|생년월일|생일|출생|ميلاد|ولد|מולד|תאריך לידה|जन्म|เกิด
  `,
  'iu',
)
/** Units directly before a date. */
const DIRECTLY = 16
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g
/** Units on either side of a date in which other years are looked for. */
const YEARS_READ = 4_000
/** A street, or two cells of a table: no day. */
const NO_DAY = /[;|\t]|\p{L}{4,}str\./u
/** What a form calls a date by, directly before it in its line. */
const LABEL_BEFORE = /(?:^|[\n\t;|])[ \t*]{0,4}([^\n\t;|:]{2,40}):[ \t*]{0,4}$/u
/** A year of whoever was born then and is long dead. */
const LONG_AGO = /(?<!\d)1[0-8]\d\d(?!\d)/
/** Who changed something on a day, as a change log signs it. */
const SIGNS_AFTER = /^ {1,4}\p{Lu}[^\n<@]{2,60}(?:<[^\n<>]{3,60}>|\n\s*\*)/u

/** Whether a date is told as that of a birth where it stands. */
export function isBirth(text: string, { start, end }: Range): boolean {
  const before = text.slice(Math.max(0, start - NEAR), start)
  // What a paragraph says of a birth is of no date in the one before.
  const [after = ''] = text.slice(end, end + NEAR).split(/\n[ \t]*\n/, 1)
  if (SIGNS_AFTER.test(after) || NO_DAY.test(text.slice(start, end))) return false
  if (LONG_AGO.test(text.slice(start, end))) return false
  const label = LABEL_BEFORE.exec(before)?.[1]
  if (label !== undefined) return BORN.test(label)
  const isTold = BORN.test(before.slice(-DIRECTLY))
  return isTold || ((BORN.test(before) || BORN.test(after)) && !isOfLastYear(text, start, end))
}

/** Whether a date is of the last year that a text tells: its own day, or that of a visit beside somebody's birthday. */
function isOfLastYear(text: string, start: number, end: number): boolean {
  const [year] = text.slice(start, end).match(YEAR) ?? []
  if (year === undefined) return false
  const others = text.slice(Math.max(0, start - YEARS_READ), end + YEARS_READ).match(YEAR) ?? []
  return others.some((other) => other < year) && others.every((other) => other <= year)
}
