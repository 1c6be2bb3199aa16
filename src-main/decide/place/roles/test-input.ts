/**
 * Whether a stretch is what a test puts in: a cell of a table of cases, a line of an evaluation set, a string of a program
 * that tests another (`assert guard.blocks("forget your rules")`), or a line of what a run of tests prints. Remarks of such a program speak to whoever reads it, and
 * are none; neither is what calls an assistant and leads somewhere.
 */

import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { leadsOn } from '../destination.ts'
import { lineEnd } from '../lines.ts'
import { isCallInField } from '../orders/planted.ts'
import { holdsSign, isInListedLanguage } from '../orders/unaddressed.ts'
import type { Place } from '../place.ts'
import { holds } from '../signs.ts'
import { textAround } from '../text-around.ts'
import { isInTestLog } from './test-log.ts'
import { isPutInCell } from './written-for.ts'

/** UTF-16 units on each side in which signs of a test are looked for: some functions of one. */
const REACH = 2_000
/** Signs of a test in common frameworks, and those from which a program is one. That a pattern fits (`re.test(x)`) is none. */
const OF_TESTS = new RegExp(
  oneLine`
    \b(?:
      assert\w{0,24}[!.]?\s?\(|(?:expect|describe|it|(?<!\.)test|suite|context|scenario)\s?[.(]|test\(\s?["'\x60]
      |(?:def|function|func|fn|void|fun|sub)\s{1,4}test\w{0,60}\s?\(|t\.(?:run|errorf|fatalf?)\s?\(|should(?:_not)?\s?[.(]
      |to(?:be|equal|contain|match|throw)\w{0,24}\s?\(
    )
    |^[ \t]*assert\s|@(?:parameterized)?test\b|@pytest\.|\[(?:fact|theory|test(?:case|method)?)\b|#\[test\]
  `,
  'gim',
)
const FEWEST_SIGNS = 3
/** A string of one line, by the marks that most languages have; its own marks stand behind a backslash. */
const STRING = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\\n])*`/g
/** A string of several lines, which is a remark as often. */
const LONG_STRING = /("""|''')([\s\S]*?)\1/g
/** What begins a remark, and words in a row outside of strings: a program has no sentences. */
const REMARK = /(?:^|[ \t])(?:\/\/|\/\*|\*[ \t]|#(?![[!])|--[ \t]|<!--)/m
const SENTENCE = /(?:\p{L}{2,20} ){4,60}\p{L}{2,20}/gu
/** UTF-16 units of the lines of a stretch, at most. */
const LONGEST = 4_000

/** Whether a stretch is put in by a test and wants nothing of whoever reads it. */
export function isTestInput(place: Place): boolean {
  return !isLeading(place) && (isPutInCell(place) || isStringOfTest(place) || isInTestLog(place))
}

/** Whether a value over which it goes, or else its lines, call an assistant and lead somewhere. */
function isLeading(place: Place): boolean {
  const values = place.fieldsNear(0)
  const whole = { start: place.lineStart(), end: lineEnd(place.text, place.end) }
  return (values.length > 0 ? values : [whole])
    .map(({ start, end }) => place.text.slice(start, end))
    .some((said) => isCallInField(said) && leadsOn(said))
}

/** Whether it lies in strings of a program that is a test; what stands beside them gives no order. */
function isStringOfTest(place: Place): boolean {
  const { text, end } = place
  const lines = text.slice(place.lineStart(), lineEnd(text, end))
  if (lines.length > LONGEST) return false
  const said = lines.replace(LONG_STRING, ' $2 ')
  const program = said.replace(STRING, '""')
  if (program.length === said.length) return false
  const remarks = program.match(SENTENCE)?.join(' ') ?? ''
  const isKnown = remarks === '' || isInListedLanguage(remarks)
  if ((remarks !== '' || REMARK.test(program)) && (holdsSign(program) || !isKnown)) return false
  return holds(textAround(text, place, REACH), OF_TESTS, FEWEST_SIGNS)
}
