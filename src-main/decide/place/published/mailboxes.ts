/**
 * Mail addresses that lead to a duty or a project and to nobody: `info@`, the list of a project, whom a licence names
 * for permission.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import { unaccented } from '../../../detect/unaccented.ts'
import { isOfDuties } from './duty-words.ts'

/** Duties with what they are for, before or behind a sign: `db-alerts@`, `support.north@`, `security-team@`. */
const ROLE =
  /^(?:(?:[\w-]+[._-])?(?:alert(?:s|ing)?|on-?call|policy|support(?:[._-][\w-]+)?)|security-\w+)\d{0,2}@/i

/** Lists on which everybody is who belongs to something. */
const EVERYBODY = leanExpression(
  oneLine`
    ^(?:
      (?:all|alle|everybody|everyone|todos|tous|tutti)(?:[._-](?:
        company|employees|hands|members|parents|staff|students|teachers|team|users|mitarbeiter(?:innen)?|mitglieder|eltern|lehrer
        |kollegen|leden|medewerkers|personnel|salaries|parents|membres|profesores|socios|docenti|genitori|soci
      ))?
      |(?:staff|team|company|school)[._-](?:all|wide)|members?|volunteers?|parents?|students?|teachers?|tenants|residents|neighbou?rs
      |mitarbeiter(?:innen)?|mitglieder|eltern|kollegium|(?:tout[._-]le[._-])?personnel|membres|adherents|benevoles|socios|profesores
      |soci|personale|docenti|genitori|iedereen|medewerkers|leden|ouders|medlemmar|medlemmer|wszyscy|pracownicy|rodzice|vsichni
    )@
  `,
  'i',
)

/** What a duty is for, behind a hyphen: `vertrieb-nord@`, `sales-emea@`; in names of people a dot parts. */
const OF_REGION = /-[^@-]+(?=@)/

const NUMBERED = /[._-]?\d{1,2}$/

/** Whether a mail address leads to a duty or to everybody, and not to a person: `info@`, `support@`, `all-staff@`. */
export function isRoleMailbox(value: string): boolean {
  const whole = value.replace(OF_REGION, '')
  const isKnown = [ROLE, EVERYBODY].some((kind) => kind.test(value) || kind.test(whole))
  return isKnown || [value, whole].some((each) => isOfDuties(calledOf(each)))
}

/** What a mailbox is called, without a number behind it. */
function calledOf(mailbox: string): string {
  return unaccented(mailbox.slice(0, mailbox.lastIndexOf('@'))).replace(NUMBERED, '')
}

/** What a list puts before the subject of each mail: its name in brackets. */
const TAG =
  /^(?:subject|betreff|objet|asunto|oggetto|onderwerp|assunto|temat): (?:[a-z]{1,3}: ?)*\[([\w -]{2,40})\]/gim

/** The names in brackets before the subjects of a text's mails, in small letters. The whole of it is read: ask once. */
export function listsOf(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(TAG), ([, tag = '']) => tag.toLowerCase()))
}

/** Whether a mail address leads to one of some lists: `notmuch@notmuchmail.org` in a mail with the subject `[notmuch] …`. */
export function isListMailbox(value: string, lists: ReadonlySet<string>): boolean {
  return lists.has(value.slice(0, value.indexOf('@')).toLowerCase())
}

/** The list or the office of a project that has a domain: `gnu@gnu.org`. */
const OF_PROJECT = /^([a-z\d-]{3,})@\1\.org$/i
/** What stands before the text of a work: its title, its name, its first words. */
const HEAD = 300
const ADDRESS = /\S+@\S+/g
/** A work is named so often in its head, and its author is not. */
const NAMED = 2

/** What a licence says before the address of whoever gives permission: no person, unless a whole name is the mailbox. */
const LICENCE_BEFORE = new RegExp(
  oneLine`
    (?:
      written permission|this notice|licen[cs]e|redistribut\w+|endorse\w*
    )\b[\s\S]{0,120}\b(?:contact|directed\s+to|writ(?:e|ing)\s+to)[\s:<*#-]{1,8}$
  `,
  'i',
)
const LICENCE_READ = 200
const WHOLE_NAME = /^[a-z]+[._-][a-z]+@/i
/** Units before an address in which whoever has it is named: `Maki Ohtsu <ohtsu@ohtsu.org>`. */
const OWNER = 40

/** Whether a licence names an address as that of its project. */
export function isAskedForPermission(text: string, { start, end }: Range): boolean {
  const before = text.slice(Math.max(0, start - LICENCE_READ), start)
  return !WHOLE_NAME.test(text.slice(start, end)) && LICENCE_BEFORE.test(before)
}

/** Whether a mail address in a work, a manual or a program, leads to its project: it is called like its domain or the work. */
export function isProjectMailbox(text: string, { start, end }: Range): boolean {
  const value = text.slice(start, end)
  const mailbox = value.slice(0, value.indexOf('@')).toLowerCase()
  const wordsOf = (stretch: string): readonly string[] =>
    stretch
      .toLowerCase()
      .replace(ADDRESS, ' ')
      .split(/[^\p{L}\p{N}_-]+/u)
  const isNamedBefore = wordsOf(text.slice(Math.max(0, start - OWNER), start)).includes(mailbox)
  if (OF_PROJECT.test(value)) return !isNamedBefore
  return wordsOf(text.slice(0, HEAD)).filter((word) => word === mailbox).length >= NAMED
}
