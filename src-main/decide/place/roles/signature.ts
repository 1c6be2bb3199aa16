/**
 * Whether a stretch is what a rule of a scanner looks for: strings of YARA, the detection of Sigma, contents of Snort and
 * Suricata. They hold attacks word by word and run none; remarks among them speak to whoever reads the rule.
 */

import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { leadsOn } from '../destination.ts'
import { lineEnd } from '../lines.ts'
import { isCallInField } from '../orders/planted.ts'
import type { Place } from '../place.ts'

/** A file of YARA: a rule, and behind its name the condition on which it holds. */
const YARA_RULE = /^[ \t]*(?:(?:private|global) )*rule \w{1,128}\b/m
const YARA_CONDITION = /^[ \t]*condition:/m
/** Its lines: the names of its parts, a text or bytes to look for, what is said of the rule, the condition. */
const LINE_OF_YARA = new RegExp(
  oneLine`
    ^[ \t]*(?:
      (?:(?:private|global) )*rule \w{1,128}[^\n"]{0,200}|(?:meta|strings|condition):[ \t]*|[{}][ \t]*|import "\w{1,40}"
      |\$\w{0,60}[ \t]*=[^\n]{1,2000}
      |\w{1,60}[ \t]*=[ \t]*(?:"[^\n]{0,400}"|\d{1,20}|true|false)[ \t]*
      |(?:[^\w\n"]{0,20}\b(?:all|and|any|at|filesize|for|in|none|not|of|or|them|uint\d{1,2}|\d\w{0,12}|[a-z]\d{0,2})\b){1,60}[^\w\n"]{0,20}
    )$
  `,
)
/** A rule of Sigma says where events come from, and below a key of its own what in them is looked for. */
const SIGMA_SOURCE = /^logsource:/m
const SIGMA_DETECTION = /(?:^|\n)detection:[ \t]*(?:\n(?:[ \t][^\n]*)?)*$/
/** A line of that, which is no remark. */
const LINE_OF_SIGMA = /^[ \t]+(?!#)\S/
/** A rule of Snort or Suricata, on its line. */
const OF_NETWORKS =
  /^[ \t]*(?:alert|drop|log|pass|reject) (?:dns|ftp|http|icmp|ip|smtp|ssh|tcp|tls|udp)\b[^\n]{1,400}\((?=[^\n]{0,4000}\bmsg:)/

/** UTF-16 units on each side in which the other parts of a rule stand; longer lines are of none. */
const REACH = 20_000

/** Whether all lines of a stretch are of such a rule, and none calls an assistant and leads somewhere. */
export function isSignature(place: Place): boolean {
  const { text, start, end, lineStart } = place
  const [first, last] = [lineStart(), lineEnd(text, end)]
  if (last - first > REACH) return false
  const lines = text
    .slice(first, last)
    .split('\n')
    .filter((line) => line.trim() !== '')
  if (lines.length === 0) return false
  const isOf = (form: RegExp) => lines.every((line) => form.test(line))
  const near = text.slice(Math.max(0, start - REACH), end + REACH)
  const isOfSigma = () =>
    isOf(LINE_OF_SIGMA) &&
    SIGMA_SOURCE.test(near) &&
    SIGMA_DETECTION.test(text.slice(Math.max(0, first - REACH), first).trimEnd())
  return (
    ((isOf(LINE_OF_YARA) && isInYara(near)) || isOf(OF_NETWORKS) || isOfSigma()) &&
    !lines.some((line) => leadsOn(line) && line.split(/["']/).some(isCallInField))
  )
}

function isInYara(near: string): boolean {
  const rule = near.search(YARA_RULE)
  return rule >= 0 && YARA_CONDITION.test(near.slice(rule))
}
