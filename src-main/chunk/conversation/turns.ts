/**
 * The turns of a conversation. Each is a message by itself: what one says to a program tells nothing of what is said before
 * and behind it, and the label of who speaks is no part of it.
 */

import { compareRanges, overlapFinder, type Range } from '../../../src-shared/model/spans.ts'
import { fieldsOf } from '../fields/fields.ts'
import { labelledTurns } from './labelled-turns.ts'
import { quotedTurns } from './quoted-turns.ts'
import { recordedTurns } from './recorded-turns.ts'
import { serving } from './speakers.ts'
import type { PlacedTurn, Turn } from './turn.ts'

/** Where the turns of one text stand. */
export interface TurnsOfText {
  /** The turn in which a stretch lies; undefined where it lies in none. */
  readonly around: (range: Range) => PlacedTurn | undefined
  /** Those that share something with a stretch, in reading order. */
  readonly over: (range: Range) => readonly PlacedTurn[]
}

export const NO_TURNS: TurnsOfText = { around: () => undefined, over: () => [] }

/** UTF-16 units of the longest text whose turns are read one by one, as its fields are. */
const LONGEST = 200_000
const AMONG_OTHERS = { isToProgram: false, isOfProgram: false, isQuoted: false }
/** Records from which data are a conversation: somebody speaks and somebody answers. */
const FEWEST_RECORDS = 2

/** In reading order and disjoint; none of a text that is no conversation. In a very long one none is said to a program. */
export function turnsOf(text: string): readonly PlacedTurn[] {
  const labelled = labelledTurns(text)
  if (labelled.length > 0) {
    return text.length > LONGEST
      ? labelled.map((turn) => ({ ...turn, ...AMONG_OTHERS }))
      : placed(labelled)
  }
  if (text.length > LONGEST) return []
  const quoted = quotedTurns(text)
  if (quoted.length > 0) {
    return quoted.map((turn) => ({ ...turn, ...AMONG_OTHERS, isQuoted: true }))
  }
  const recorded = placed(recordedTurns(text, fieldsOf(text)).toSorted(compareRanges))
  const isTalk = recorded.length >= FEWEST_RECORDS && recorded.some((each) => each.isToProgram)
  return isTalk ? recorded : []
}

export function turnsIn(text: string): TurnsOfText {
  const over = overlapFinder(turnsOf(text))
  return {
    over,
    around({ start, end }) {
      const [turn, ...others] = over({ start, end })
      if (turn === undefined || others.length > 0) return undefined
      return turn.start <= start && end <= turn.end ? turn : undefined
    },
  }
}

/**
 * The text as networks read it: with the labels of its turns as spaces, so that every place stays the same. To a network
 * they look like the turns that an attack forges: of 80 harmless orders in a coffee shop it took 32 for attacks with
 * `User:` and `Assistant:` before the turns, 65 with `Human:` and `AI:`, and none without labels.
 */
export function withoutSpeakers(text: string, { over }: TurnsOfText): string {
  let read = ''
  let from = 0
  for (const { label } of over({ start: 0, end: text.length })) {
    if (label === undefined) continue
    read += text.slice(from, label.start) + ' '.repeat(label.end - label.start)
    from = label.end
  }
  return from === 0 ? text : read + text.slice(from)
}

/** A turn is said to a program where one speaks next, or nobody else does. */
function placed(turns: readonly Turn[]): readonly PlacedTurn[] {
  const programs = serving(new Set(turns.map(({ speaker }) => speaker)))
  let next: string | undefined
  const backwards = turns.toReversed().map((turn, index, all) => {
    const behind = all[index - 1]?.speaker
    if (behind !== undefined && behind !== turn.speaker) next = behind
    const isAnswered = next === undefined ? programs.size > 0 : programs.has(next)
    const isOfProgram = programs.has(turn.speaker)
    return { ...turn, isOfProgram, isToProgram: isAnswered && !isOfProgram, isQuoted: false }
  })
  return backwards.toReversed()
}
