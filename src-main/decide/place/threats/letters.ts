/**
 * The letters of a file in which two sides wrote to each other: a ticket of a shop, a thread that was kept. Each begins with a
 * line that says who writes and one close below that says when. Who asks there for his money back names cards, accounts and
 * days as phishing does; who phishes sends one letter, and nobody answers it within the same text.
 */

import type { Range } from '../../../../src-shared/model/spans.ts'
import { textLines } from '../../../../src-shared/model/text-lines.ts'

/** A label and what it says, in any language, as heads of mails and exports of tickets have them. */
const LABELLED =
  /^[>|*\s]{0,6}(?<label>\p{Lu}\p{L}{1,12}(?: \p{L}{1,12})?|\p{Lo}{1,8})[*\s]{0,2}[:：][*\s]{0,3}(?<said>\S.{0,120})/u
/** A time of day. */
const TIME = /(?<!\d)\d{1,2}[:.h]\d{2}(?!\d)/
/** Labelled lines above the one that says when: who writes, to whom, and of what. */
const MOST_ABOVE = 4
/** Letters from which a text is a file of them, one writer's two among them: what was forwarded once has two. */
const FEWEST_LETTERS = 3
/** UTF-16 units of a line that are read. */
const LINE_READ = 160

interface Label {
  readonly start: number
  readonly label: string
  readonly said: string
}
/** One above a time, with where the line of that ends. */
interface Head extends Label {
  readonly end: number
}

/** What they say, in reading order, without their heads; nothing of a text that is no such file. The whole of it is read: ask once. */
export function lettersOf(text: string): readonly Range[] {
  const byLabel = Map.groupBy(labelsAboveTimes(text), ({ label }) => label)
  const heads = [...byLabel.values()].toSorted((a, b) => b.length - a.length)[0] ?? []
  const writers = new Set(heads.map(({ said }) => said.trim()))
  const isToAndFro = writers.size > 1 && writers.size < heads.length
  if (heads.length < FEWEST_LETTERS || !isToAndFro) return []
  return heads.map(({ end }, index) => ({
    start: end,
    end: heads[index + 1]?.start ?? text.length,
  }))
}

/** The labelled lines with one close below that tells a time, and none between that is no label. */
function labelsAboveTimes(text: string): readonly Head[] {
  const found: Head[] = []
  let above: Label[] = []
  for (const { start, end } of textLines(text)) {
    const line = text.slice(start, Math.min(end, start + LINE_READ))
    const { label, said } = LABELLED.exec(line)?.groups ?? {}
    if (label === undefined || said === undefined) above = []
    else if (TIME.test(said)) {
      // Of two equal labels above one time the last begins the letter.
      const heads = new Map(above.map((each) => [each.label, { ...each, end }]))
      found.push(...heads.values())
      above = []
    } else above = [...above, { start, label, said }].slice(-MOST_ABOVE)
  }
  return found
}
