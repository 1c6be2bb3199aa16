/**
 * Entries of a form, a card or a record as people read it: a label, and behind it what somebody filled in. Networks read
 * them together, unlike the fields of data, since each alone is too short to be told.
 */

import { leanExpression } from '../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../src-shared/model/one-line.ts'
import { overlapFinder, type Range } from '../../../src-shared/model/spans.ts'

/** A label of up to four words, and what stands behind it on its line. */
const ENTRY = leanExpression(
  oneLine`
    ^[ \t]{0,8}(?<label>
      \p{L}[\p{L}\p{M}\p{N}_.#/’'-]{0,30}(?:
        [ \u00a0][\p{L}\p{M}\p{N}(#][\p{L}\p{M}\p{N}_.)/’'-]{0,24}
      ){0,3}
    )[ \t]?[:：][ \t]*(?<value>\S[^\n]*)
  `,
  'gmu',
)
/** Entries from which a text is a form, and their share of its lines. */
const FEWEST = 3
const SHARE = 0.7
/** UTF-16 units of the longest text that is one. */
const LONGEST = 8_000

/**
 * Gives the value of the entry around a stretch; undefined where a text is no form: most of its lines are entries, each with
 * a label of its own, as nobody's turns of a talk are.
 */
export function entriesOf(text: string): (range: Range) => Range | undefined {
  if (text.length > LONGEST) return () => undefined
  const entries = Array.from(text.matchAll(ENTRY), ({ index, 0: line, groups }) => ({
    label: groups?.label?.toLowerCase() ?? '',
    start: index + line.length - (groups?.value?.length ?? 0),
    end: index + line.length,
  }))
  const lines = text.match(/\S[^\n]*/g)?.length ?? 0
  const isForm =
    entries.length >= FEWEST &&
    entries.length >= SHARE * lines &&
    new Set(entries.map(({ label }) => label)).size === entries.length
  if (!isForm) return () => undefined
  const entriesOver = overlapFinder(entries)
  return (range) => {
    const [entry, ...others] = entriesOver(range)
    return others.length === 0 ? entry : undefined
  }
}
