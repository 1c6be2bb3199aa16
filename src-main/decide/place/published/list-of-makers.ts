/**
 * The file of those who made a work. It says so before their names, or beside them what they made: a port, a translation, a
 * parser. A list of members or of a staff has neither.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { once } from '../../../../src-shared/model/once.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { textLines } from '../../../../src-shared/model/text-lines.ts'

/** What the first lines of a file of authors say of it. */
const OF_AUTHORS = leanExpression(
  oneLine`
    ^[^a-z\n]{0,12}(?:[a-z]{3,12} ){0,2}(?:authors|contributors|maintainers)\b.{0,60}$
    |\b(?:
      people|persons|developers|volunteers|following
    ) (?:(?:who|that) )?(?:have )?contributed\b
    |\blist of (?:\w+ ){0,2}(?:authors|contributors)\b
  `,
  'im',
)
const READ_FIRST = 300

/** The head of a part of such a file, alone on its line. */
const PARTS = new RegExp(
  oneLine`
    ^(?:[#=*]{1,4} )?(?:\w{2,24} )?(authors?|developers?|contributors?|maintainers?|translators?|acknowledge?ments?|credits|thanks)(?:\(s\))?[ \t]?:?$
  `,
  'gim',
)
/** Two kinds of makers make a file of them; a paper has one, its authors. */
const FEWEST_KINDS = 2

/** Whether a text tells of two kinds of makers, each below its head: its authors and whom they thank, developers and translators. */
export function tellsOfMakers(text: string): boolean {
  const kinds = new Set(
    Array.from(text.matchAll(PARTS), ([, kind = '']) => kind.slice(0, 2).toLowerCase()),
  )
  return kinds.size >= FEWEST_KINDS
}

/** Whether a text is a list of authors, by its first lines. */
export function isListOfAuthors(text: string): boolean {
  return OF_AUTHORS.test(text.slice(0, READ_FIRST))
}

/** What such a list says of whom it names and of what they made. */
const MADE =
  /\b(?:contribut(?:ed|ors?|ers?)|(?:say|many|special) thanks|thank (?:everybody|everyone|all))\b/i
const WORK =
  /\b(?:(?:source )?code|patch(?:es)?|git(?:hub|lab)?|commits?|software|bug ?-?reports?|pull requests?|developers? say)\b/i
/** A line with a name first, who employs them, how they are reached or what they made, which is told. */
const NAME_LINE = leanExpression(
  oneLine`
    ^[ \t]{0,8}(?:[*-] )?\p{Lu}[\p{L}\p{M}.'’-]*(?: \p{L}[\p{L}\p{M}.'’-]*){1,4}(?:
      ,?[ \t]{1,24}[<(]([^<>()\n]{1,80})[>)]|,([^\n]{1,80})|[ \t]+[\w.+-]+(?:@| at )[\w.-]+\.\w{2,}
      | \((\[@[\w-]{1,40}\])\(https:[^()\s]{1,80}\)\)
    )?\s*$
  `,
  'u',
)
/** An empty line, and a link alone, as what is read of a page has them at its end. */
const NOTHING = /^\s*(?:https?:\S+\s*)?$/
/** The account of somebody where works are made together, which members of a club may have as well. */
const ACCOUNT = /^[\x60[]?@[\w-]+/
const OF_MAKERS =
  /\b(?:authors|contribut(?:ed|ors|ions)|committers|maintainers|development leads?)\b/i
/** Parts of a program and what is done with one, as such a list says of whoever did it. */
const PART = leanExpression(
  oneLine`
    \b(?:
      (?:windows|mac(?:os)?|linux|bsd|debian|android|ios|arm|amiga|os\/2) (?:port|packag\w+|build)|ports?|porting|packag(?:e|es|ing|er)
      |translat(?:ions?|or|ed)|l10n|i18n|(?:man(?:ual)? )?pages?|documentation|docs|build(?: system)?|parser|plug-?ins?|fuzz(?:ing|er)
      |patch(?:es)?|bug ?-?(?:fix\w*|reports?)|(?:original|initial|main|co-?|current|former) (?:author|design|code|maintainer|developer|version|implementation)
      |maintainers?|web ?-?(?:site|pages?)|logo|artwork|API|IPv6|unix|compilers?|bindings?
    )\b
  `,
  'i',
)
/** UTF-16 units of a line and of what stands before the names that are read. */
const MAX_LINE = 300
const READ_OPENING = 800
const FEWEST_NAMES = 5
/** Lines that say what was made, so that the others of the list have made something, too. */
const FEWEST_PARTS = 3

/** The lines of names in a list of those who made a work, by where they begin; none where a text is no such list. */
export function linesOfMakers(text: string): ReadonlySet<number> {
  const lines = Array.from(textLines(text)).filter(
    ({ start, end }) => !NOTHING.test(text.slice(start, Math.min(end, start + MAX_LINE))),
  )
  const names = lines.map(({ start, end }) =>
    end - start < MAX_LINE ? NAME_LINE.exec(text.slice(start, end)) : null,
  )
  const count = names.filter(Boolean).length
  if (count < FEWEST_NAMES || count * 2 < lines.length) return new Set()
  const isOfMakers = once(() => OF_MAKERS.test(text))
  const parts = names.filter((name) => {
    const remark = name?.[1] ?? name?.[2] ?? name?.[3] ?? ''
    return PART.test(remark) || (ACCOUNT.test(remark) && isOfMakers())
  }).length
  const first = lines[names.findIndex((name, at) => name && names[at + 1])]?.start ?? 0
  const opening = text.slice(0, Math.min(READ_OPENING, first))
  if (parts < FEWEST_PARTS && !(MADE.test(opening) && WORK.test(opening))) return new Set()
  return new Set(lines.filter((_, at) => names[at]).map(({ start }) => start))
}
