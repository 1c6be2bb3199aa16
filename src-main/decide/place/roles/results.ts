/**
 * Where a text says how people and teams did in a race, a match or a tournament: their times with tenths, sets, goals, or points
 * of two players between them, line by line. Times of a day and sums have neither.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'

/** A team, and who scored for it, within brackets. */
const TEAM = String.raw`\p{Lu}[^\n()\d]{2,40}`
const SCORERS = String.raw`(?: ?\([^()\n]{1,160}\))?`

/** The town of a team, in a word or two, as headlines name it: `Holm-Dale 2-0: 56' Lind`. */
const TOWN = String.raw`\p{Lu}[\p{L}.’']{2,20}(?: \p{Lu}[\p{L}.’']{1,16})?`

/** Goals of two teams, each behind its own or both behind a dash between the teams: `Holm 2 (Lind 14) Dale 0`, `Holm – Dale 2:0`. */
const GOALS = [
  `${TEAM} \\d{1,2}${SCORERS} ${TEAM} \\d{1,2}${SCORERS}`,
  `${TEAM} [–-] ${TEAM}[ \\t]:?[ \\t]{0,8}\\d ?[:–-] ?\\d(?:[ \\t]{1,4}\\(\\d ?[:–-] ?\\d\\))?${SCORERS}`,
  `${TOWN}[–-]${TOWN} \\d[–-]\\d(?:: [^\\n]{1,200})?`,
]
/** Times with tenths, points of two players between them, sets. */
const OF_PLAYERS = oneLine`
    ^(?:
      [ \t]{0,8}\d{1,3}[.)]?[ \t]+\p{Lu}[^\n]{3,80}[ \t](?:\d{1,2}[.:])?\d{1,2}[.:]\d{2}[.,]\d{1,3}
      |[^\n]{0,12}\p{Lu}[^\n]{1,40}[ \t](?:[01½]|0,5) ?[-–:] ?(?:[01½]|0,5)[ \t]{1,40}\p{Lu}[^\n]{2,40}
      |[^\n]{0,12}\p{Lu}[^\n]{3,80}\s[0-7][:–-][0-7](?: ?\(\d{1,2}\))?,? [0-7][:–-][0-7](?: ?\(\d{1,2}\))?(?:,? [0-7][:–-][0-7])?
    )[ \t]*$
  `
/** A line with a result. */
const RESULT = leanExpression(`${OF_PLAYERS}|^(?:${GOALS.join('|')})[ \\t]*$`, 'gmu')
/** Lines from which a text is one of results. */
const FEWEST = 3
/** UTF-16 units between two of them in one report. */
const APART = 600

/** The stretches of a text that tell results, in reading order: from the first of several to the paragraph behind the last. */
export function resultsOf(text: string): readonly Range[] {
  const reports: Range[] = []
  let [start, end, lines] = [0, 0, 0]
  const close = () => {
    if (lines >= FEWEST) reports.push({ start, end: endOfReport(text, end) })
    lines = 0
  }
  for (const { 0: line, index } of text.matchAll(RESULT)) {
    if (index - end > APART) close()
    if (lines++ === 0) start = index
    end = index + line.length
  }
  close()
  return reports
}

/** Where the paragraph behind a stretch is over, in which winners are told of. */
function endOfReport(text: string, at: number): number {
  const behind = text.slice(at, at + APART).trimStart()
  const from = text.slice(at, at + APART).length - behind.length
  const blank = behind.search(/\n[ \t]*\n/)
  return at + from + (blank < 0 ? behind.length : blank)
}
