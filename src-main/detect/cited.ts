/** Whether a name stands for what somebody wrote, or for a case that stands for a rule. */

import { leanExpression } from '../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../src-shared/model/one-line.ts'
import type { Range } from '../../src-shared/model/spans.ts'

/** Units behind and before a name that are read. */
const NEAR = 60
/** What parts a name and the year of a paper: others who wrote it, initials. */
const ET_AL_AFTER = /^(?:,? \p{Lu}\.?(?:[ -]?\p{Lu}\.?)?)?,? et al\b/u
/**
 * A year behind a name within brackets, which end or go on with pages or the next paper: `(Lind 2016; Berg and Roth, 2021a,
 * p. 4)`.
 */
const YEAR_AFTER = leanExpression(
  oneLine`
    ^(?:
      ,? (?:and|&|und|et|y|i|e|en|och) \p{Lu}[\p{L}-]{1,24}
    )?(?: et al\.?)?,? (?:19|20)\d\d[a-z]?(?:[;)]|[,:] ?(?:pp?\. ?|S\. ?)?\d)
  `,
  'u',
)
const BRACKET_BEFORE =
  /\((?:[^()\n]{1,50}; )?(?:\p{Lu}[\p{L}-]{1,24},? (?:and|&|und|et|y|i|e|en|och) )?$/u
/** A year within brackets and a title behind a name and those who wrote with it: `Lind and Ada Roth (2008), “Peat”`. */
const TITLE_AFTER =
  /^(?:,?\s+(?:(?:and|&|und|et|y|e|en|och)\s+)?\p{Lu}[\p{L}.’'-]{0,24}){0,12},?\s?\((?:19|20)\d\d[a-z]?\)[,.:]?\s?[“„«"]/u
/** A title and its year within brackets behind a name: `Lind (“Peat”, 2008)`. */
const TITLE_IN_BRACKETS = /^ \([“„«"][^()\n]{2,160}[”“»"],? (?:1[89]|20)\d\d[a-z]?\)/u
/** A title and its page behind a name, within square brackets: `[Lind, **Op. Cit.**, p. 16]`. */
const PAGE_AFTER = /^[^[\]]{1,320}?\b(?:pp?|S|pág|str)\. ?\d{1,4}(?:[–-]\d{1,4})?[^[\]\n]{0,12}\]/u
const SQUARE_BEFORE = /\[(?:(?:quoted|cited) by )?$/
const READ_TITLE = 360
/** The other party of a case and its year in brackets: `Hadley v Baxendale (1854)`. */
const AGAINST = /^ v\.? \p{Lu}[^()[\]\n]{1,50}[([](?:1[6-9]|20)\d\d[)\]]/u
const AGAINST_BEFORE = /\p{Lu}[\p{L}.'’ -]{1,40} v\.? $/u
const OF_A_CASE = /^[^()[\]\n]{0,30} ?[([](?:1[6-9]|20)\d\d[)\]]/u

/** Who wrote, edited and translated with somebody, as Cyrillic lists write them: `, Дерюгина М. С.`. */
const WITH_INITIALS = String.raw`(?:,| и| та| і) \p{Lu}[\p{L}’'-]{1,24} \p{Lu}\.(?: ?\p{Lu}\.)?`
/**
 * A title and where it was printed behind a name with its initials, on one line, as GOST 7.1 and DSTU 8302 have it:
 * `Колос Т. А. Питание растений. М.: Нива, 1987`, `О дозах // Почва. 2011`. A title follows without any sign, so that
 * whoever borrows or orders a book is another.
 */
const PRINTED_AFTER = leanExpression(
  `^(?:${WITH_INITIALS}){0,5}(?:,? и др\\.|,? та ін\\.)?[. ]{1,2}` +
    oneLine`
      (?=[\p{L}«"[])[^\n@+]{0,240}?(?:
        [ ]\/\/[ ]
        |(?:(?<!\p{L})(?:М|Л|К|Х|СПб|Пг)\.|\p{Lu}\p{Ll}{2,16}) ?: ?\p{Lu}[^\n,:;]{1,40}, ?(?:1[89]|20)\d\d
        |(?:1[89]|20)\d\d\. (?:— )?\d{1,4} [сС]\.
      )
    `,
  'u',
)
const INITIALS = /(?:^|\s)\p{Script=Cyrillic}\. ?\p{Script=Cyrillic}\./u
/** What GOST puts before whoever is responsible for a book, and its year behind. */
const RESPONSIBLE_BEFORE = /(?: \/ |(?:ред|сост|упоряд|уклад|пер)\. ?)$/u
const YEAR_BEHIND = /^[^\n@+]{0,80}?(?<!\d)(?:1[89]|20)\d\d(?!\d)/u
const READ_ENTRY = 420

/** A title in italics, as Markdown sets works. */
const IN_ITALICS = String.raw`[*_](?![*_\s])[\p{L}\d][^*_\n]{1,90}[*_]`
/** The same with two words at least or something in brackets behind it: papers are signed and approved by somebody, too. */
const TITLE = String.raw`(?:[*_]\p{Lu}[^*_\s]* [^*_\n]{1,80}[*_]|[*_]\p{Lu}[^*_\s]{1,40}[*_](?=,? \())`
/** Such a title and a word for who made it before a name, maybe with another maker between: `*Peat*, by Lind and Ada Roth`. */
const WORK_BEFORE = leanExpression(
  `${TITLE},?(?: \\([^()\\n]{1,40}\\))? (?:by|von|de|di|par|door|av|af|van|do|da|del|della) (?:(?:\\p{Lu}[\\p{L}.’'-]*|de|da|di|van|von) ){0,5}(?:(?:and|und|et|y|e|en|och|i) )?$`,
  'u',
)
/** Such a title and its year behind a name: `**Lind**, *Peat*, 1912`; a team's page has posts there, and no year. */
const WORK_BEHIND = leanExpression(
  `^\\*{0,2}[,:] ${IN_ITALICS},[^*_\\n]{0,60}(?<!\\d)(?:1[4-9]|20)\\d\\d(?!\\d)`,
  'u',
)
const READ_WORK = 200

/** Whether a name stands for a case or a paper: beside the other party, before "et al.", before a year with a title, beside one in italics, or within brackets. */
export function isCited(text: string, { start, end }: Range): boolean {
  const after = text.slice(end, end + NEAR)
  const before = text.slice(Math.max(0, start - NEAR), start)
  if (ET_AL_AFTER.test(after) || AGAINST.test(after)) return true
  if (AGAINST_BEFORE.test(before) && OF_A_CASE.test(after)) return true
  const title = text.slice(end, end + READ_TITLE)
  if (TITLE_AFTER.test(title) || TITLE_IN_BRACKETS.test(title)) return true
  if (SQUARE_BEFORE.test(before)) return PAGE_AFTER.test(title)
  if (WORK_BEHIND.test(title)) return true
  if (WORK_BEFORE.test(text.slice(Math.max(0, start - READ_WORK), start))) return true
  if (INITIALS.test(text.slice(start, end))) {
    const entry = text.slice(end, end + READ_ENTRY)
    if (PRINTED_AFTER.test(entry)) return true
    if (RESPONSIBLE_BEFORE.test(before) && YEAR_BEHIND.test(entry)) return true
  }
  return YEAR_AFTER.test(after) && BRACKET_BEFORE.test(before)
}
