/**
 * Machines that are called after towns. They are written like places, behind a word or a key for a
 * machine, before an address or a cluster, and where a log says which machine wrote the line.
 */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import type { Range } from '../../../../../src-shared/model/spans.ts'

/** UTF-16 units before and after a name that are read. */
const READ = 120

/** Words that a name follows without a sign, too; "to host Rome" and "travel agents Rome" are of people. */
const MACHINE =
  '(?:host ?names?|servers?|runner|nodes?|clusters?|vms?|bastions?|rechner|serveurs?|servidor(?:es)?|nœuds?|knoten)'
/** A word or key for a machine directly before its name, or before the list that holds it. */
const CALLED = leanExpression(
  `(?:^|[^\\p{L}])(?:${MACHINE}(?:["'\`]?[ \\t]?[:=])?|(?:hosts?|machines?|agent|runners|replicas?|brokers?|instances?|members|router|switch|firewall)["'\`]?[ \\t]?[:=])[ \\t]?["'\`([]?(?:[\\w.-]{1,24}["']?(?:, ?| and )["']?){0,8}$`,
  'iu',
)
/** Whoever logs in there: `ssh deploy@Geneva`. */
const LOGIN_AT = /[\w.-]@$/
/** The line of a hosts file before its first name. */
const HOSTS_LINE = /(?:^|\n|[^\w.])(?:\d{1,3}\.){3}\d{1,3}[ \t]+$/
/** What a line of a log begins with before the machine that wrote it (RFC 3164, RFC 5424). */
const LOGGED =
  /(?:^|\n)(?:<\d{1,3}>\d? ?)?(?:\p{Lu}\p{Ll}{2} [ \d]\d \d\d:\d\d:\d\d|\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d\S{0,12}) $/u
/** The program that wrote the line, behind the machine. */
const PROGRAM = /^ [\w./-]{1,40}(?:\[\d+\])?:? /
/** A role or number of a machine joined to its name, its cluster or its address. */
const MACHINE_AFTER = new RegExp(
  `^(?:[-_](?:db|web|app|srv|node|gw|edge)?[-_]?\\d{1,2}(?!\\d)|[-_](?:db|web|app|srv|node|gw|edge)\\b|(?: and \\p{Lu}\\p{Ll}+)?["'\`]? ${MACHINE}(?=[^\\p{L}]|$)|["']?[ \\t]{1,4}\\(?(?:\\d{1,3}\\.){3}\\d)`,
  'iu',
)

/** Whether a name of a place is that of a machine by what stands around it. */
export function isMachine(text: string, { start, end }: Range): boolean {
  const before = text.slice(Math.max(0, start - READ), start)
  const after = text.slice(end, end + READ)
  return (
    CALLED.test(before) ||
    LOGIN_AT.test(before) ||
    HOSTS_LINE.test(before) ||
    MACHINE_AFTER.test(after) ||
    (LOGGED.test(before) && PROGRAM.test(after))
  )
}
