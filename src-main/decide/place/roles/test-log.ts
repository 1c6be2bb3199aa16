/**
 * Whether a stretch stands in what a run of tests prints: a line a test with its name, which often is what the test puts in, and
 * what became of it (`✓ guard > flags "forget your rules" (9 ms)`, `test_block[forget your rules] PASSED`). Lines between
 * them speak to whoever reads the log, and are none.
 */

import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { lineEnd } from '../lines.ts'
import { holdsSign, isInListedLanguage } from '../orders/unaddressed.ts'
import type { Place } from '../place.ts'
import { holds } from '../signs.ts'

/** UTF-16 units on each side in which other tests are looked for, and those from which it is a run. */
const REACH = 2_000
const FEWEST = 3
/** When a line was printed, as machines that build projects put before it. */
const WHEN = String.raw`^(?:\[?(?:\d{4}-\d\d-\d\d[T ])?\d\d:\d\d:\d\d\S{0,12} )?[ \t]{0,24}`
/** A test and its outcome: of JavaScript, TAP, Go, pytest and Rust. */
const OUTCOME = oneLine`
  [✓✔√✗✘✖×❌✅]\uFE0F? [^\n]{1,300}
  |(?:not )?ok \d{1,5}\b[^\n]{1,300}
  |--- (?:PASS|FAIL|SKIP): [^\n]{1,300}
  |(?:(?:PASSED|FAILED|ERROR|XFAIL) )?\S{1,80}::[^\n]{1,300}?(?:\]|(?:PASSED|FAILED|SKIPPED|ERROR|XFAIL)\b[^\n]{0,20})
  |test [^\n]{1,300} \.\.\. (?:ok|FAILED|ignored)
`
/** What is printed again of a test that failed: its own lines, and a value that it was given. */
const FAILURE = String.raw`[>E] {2,20}[^\n]{0,300}|_{3,80} [^\n]{1,200} _{3,80}|\w{1,40} = '[^\n]{0,300}'`
const TEST = new RegExp(`${WHEN}(?:${OUTCOME})[ \\t]*$`, 'gmu')
const OF_RUN = new RegExp(`${WHEN}(?:${OUTCOME}|${FAILURE})[ \\t]*$`, 'gmu')
/** Words in a row, as sentences have them. */
const SENTENCE = /(?:\p{L}{2,20} ){3,60}\p{L}{2,20}/gu

/** Whether all that is told in a stretch is told by lines of a run of tests. */
export function isInTestLog({ text, start, end, lineStart }: Place): boolean {
  const near = text.slice(Math.max(0, start - REACH), end + REACH)
  if (!holds(near, TEST, FEWEST)) return false
  const lines = text.slice(lineStart(), lineEnd(text, end))
  const rest = lines.replace(OF_RUN, '')
  if (rest.length === lines.length) return false
  const said = rest.match(SENTENCE)?.join(' ') ?? ''
  return said === '' || (!holdsSign(rest) && isInListedLanguage(said))
}
