/** From which mailbox a name writes: the sender of a mail is mostly a person, but programs and houses write, too. */

import { inOneLine } from '../../../../../src-shared/model/one-line.ts'
import { unaccented } from '../../../unaccented.ts'
import { NO_REPLY } from './no-reply.ts'

/** UTF-16 units behind a name in which the address of a mail is read. */
const MAIL_READ = 190
/** A mailbox behind a name from which programs write. */
const AUTOMATIC = new RegExp(
  inOneLine(String.raw`
    ^"? ?<(?:[a-z]{1,16}[._-])?(?:
      ${NO_REPLY}
      |notif(?:y|ication|icacion|icacao|icac|iche)?\w{0,4}|newsletter|mailer|bounces?|alerts?
    )@
  `),
  'i',
)

/** The address behind the name of whoever writes: its mailbox and its host. */
const ADDRESS_AFTER = /^"? ?<([^\s<>@]{1,64})@([^\s<>@]{1,120})>/
/** A word of a name, long enough to be told in a host. */
const LONG_WORD = /\p{L}{5,}/gu

/** Whether a name is told by the host of the address behind it, and the mailbox has nothing of it: `Tienda Verde <pedidos@verde.es>`. */
function isOfHost(value: string, after: string): boolean {
  const [, mailbox = '', host = ''] = ADDRESS_AFTER.exec(after) ?? []
  const name = unaccented(value)
  if (!name.match(LONG_WORD)?.some((word) => unaccented(host).includes(word))) return false
  // Few letters are initials, and the begin of a name stands for it: `juergen@`, where he is written Jürgen.
  const own = unaccented(mailbox)
  const isInitials = own.length <= 3 || own.startsWith(name.slice(0, 2))
  return !isInitials && !name.split(/\s+/).some((word) => word.length > 2 && own.includes(word))
}

/** Whether the address behind a name is a mailbox of a program, or of a house that is called so. @param end of the name */
export function writesAsNobody(name: string, text: string, end: number): boolean {
  const after = text.slice(end, end + MAIL_READ)
  return AUTOMATIC.test(after) || isOfHost(name, after)
}
