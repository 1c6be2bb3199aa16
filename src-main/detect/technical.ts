/**
 * Whether a document is technical: source code, a manual, a configuration, a log. There the words of a program stand
 * beside those of a language, and a tagger that learned from sentences is right less often where it is not sure.
 */

import { oneLine } from '../../src-shared/model/one-line.ts'

/**
 * Signs of programs, of their arguments, files, paths and settings, lines that begin as remarks and items do, and indented
 * keys alone on their line, as settings are nested (YAML), and times with parts of seconds, as logs begin lines. A bar between two digits is one of a date, as exported chats
 * have two in a line.
 */
const SIGN = new RegExp(
  oneLine`
    [{}\\\x60<>]|::|->|=>|[=!]=|&&|\|\||\w\(\)|(?<!\S)--?[a-zA-Z][\w-]{0,40}|[a-z]_[a-z]
    |[A-Za-z_]\/\w|\d\/[A-Za-z_]
    |[a-z]\.(?:c|h|js|ts|py|pl|so|conf|html?|txt|org|net|com|xml|ya?ml|json|gz|el|tex|md|sh)\b
    |^[ \t]{0,40}[#%;*] |^[ \t]{0,8}(?:[\w.@[\]-]{1,60}|"[^"\n]{1,60}")[ \t]?=(?!=)
    |^[ \t]{1,40}(?:- )?["']?[\w./-]{1,60}["']?:[ \t]{0,8}$
    |^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[.,]\d
  `,
  'gm',
)
/** What mails have instead: quoted lines and addresses in brackets. */
const OF_A_MAIL = /^[ \t]*(?:>[ \t]?)+|<[^\s<>@]{1,64}@[^\s<>]{1,120}>/gm
/** Units of a document that are read, and fewer of which say nothing. */
const READ_FIRST = 30_000
const FEWEST = 500
/**
 * Signs among a thousand units from which a document is technical: nine in ten documents of packages have five or more,
 * one in a hundred texts of news, encyclopedias and offices has ten.
 */
const SIGNS_A_THOUSAND = 8

export function isTechnical(text: string): boolean {
  if (text.length < FEWEST) return false
  const read = text.slice(0, READ_FIRST)
  const signs = read.replace(OF_A_MAIL, ' ')
  return Array.from(signs.matchAll(SIGN)).length * 1_000 >= SIGNS_A_THOUSAND * read.length
}
