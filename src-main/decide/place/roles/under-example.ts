/**
 * Whether a place is what a text sets apart below a heading that says it is an example: a cell of a table, a fenced block, a
 * quotation with a sign before each line. Sentences below such a heading speak to the reader, and are none.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Place } from '../place.ts'
import { holdsWords } from '../signs.ts'

/** UTF-16 units before a place in which its heading is looked for. */
const REACH = 1_500
/** A heading, in Markdown or underlined. */
const HEADING = /^(?:[ ]{0,3}#{1,6}[ \t]+([^\n]{1,100})|([^\n]{1,100})\n[=-]{3,}[ \t]*)$/gm
/** That it is an example, by language. */
const OF_EXAMPLE = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      examples?|samples?|beispiele?|exemples?|ejemplos?|esemp(?:i|io)|exemplos?|voorbeeld(?:en)?|przykład\p{L}*
      |příklad\p{L}*|örnek\p{L}*|exempel|eksempl?er?|esimerk\p{L}+|contoh|ví dụ|пример\p{L}*|приклад\p{L}*
    )(?!\p{L})
    |例|예시|예제|مثال|أمثلة|उदाहरण
  `,
  'iu',
)
const QUOTED = /^[ \t]{0,8}>/

/** Words in small letters of a line that tells something; what stands alone above a quotation is its title. */
const FEWEST_TOLD = 3

/** Whether a stretch is set apart from the text around it: in a fenced block, or with a sign of quotation before its lines. */
export function isSetApart({ text, start, end, fence, lineStart }: Place): boolean {
  if (fence() !== undefined || QUOTED.test(text.slice(lineStart(), start + 1))) return true
  const lines = text.slice(lineStart(), end).split('\n')
  return (
    lines.some((line) => QUOTED.test(line)) &&
    lines.every((line) => QUOTED.test(line) || !holdsWords(line, FEWEST_TOLD))
  )
}

/** Whether a stretch is shown below a heading of examples, in some twenty languages. */
export function isUnderExample(place: Place): boolean {
  const { text, start, field } = place
  if (typeof field()?.path[0] !== 'number' && !isSetApart(place)) return false
  const headings = [...text.slice(Math.max(0, start - REACH), start).matchAll(HEADING)]
  const [, marked, underlined] = headings.at(-1) ?? []
  return OF_EXAMPLE.test(marked ?? underlined ?? '')
}
