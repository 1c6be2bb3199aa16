/**
 * What others said, one below the other: answers of a survey, a guest book, voices from a fair, comments of readers. Each
 * stands between quotation marks on a line of its own, maybe with who said it.
 */

import { oneLine } from '../../../src-shared/model/one-line.ts'
import type { Turn } from './turn.ts'

/** A sign or number of a list, what is said, and behind a dash or between brackets who said it. */
const QUOTED = new RegExp(
  oneLine`
    ^(?<lead>
      [ \t]{0,8}(?:[-•*–—][ \t]+|\d{1,3}[.)][ \t]+)?["“„«»「]
    )(?<said>[^"“”„«»「」\n]{12,1200})["“”«»」][.,;]?[ \t]*(?:
      (?:[–—~-]{1,2}|\()[^"“”„«»\n]{1,80}[ \t]*
    )?$
  `,
  'gmu',
)
/** Fewer sayings are quotations amid a text; who repeats himself is none of several. */
const FEWEST = 4
/** Their share of all lines, empty ones aside: dialogue in a tale has other lines between its own. */
const SHARE = 0.4
const LINE = /\S[^\n]*/g

/** In reading order; none where a text is no collection of such. */
export function quotedTurns(text: string): readonly Turn[] {
  const turns = Array.from(text.matchAll(QUOTED), ({ index, groups }) => {
    const start = index + (groups?.lead?.length ?? 0)
    return { speaker: '', start, end: start + (groups?.said?.length ?? 0) }
  })
  const sayings = new Set(turns.map(({ start, end }) => text.slice(start, end)))
  if (sayings.size < FEWEST) return []
  return turns.length >= SHARE * (text.match(LINE)?.length ?? 0) ? turns : []
}
