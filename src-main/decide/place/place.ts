/** A stretch of a text with what stands around it, each made when it is first asked for. */

import { once } from '../../../src-shared/model/once.ts'
import { compareRanges, overlapFinder, type Range } from '../../../src-shared/model/spans.ts'
import type { Field } from '../../chunk/fields/field.ts'
import type { TextParts } from '../../chunk/text-parts.ts'
import { isTechnical } from '../../detect/technical.ts'
import { sentenceAround } from '../sentence-around.ts'
import { entriesOf } from './form-entries.ts'
import { lineStartsOf } from './lines.ts'
import { isInPromptBlock, promptFieldsOf } from './orders/field-kinds.ts'
import { isToldToAgents } from './orders/rules-for-agents.ts'
import { isWebPage } from './published/web-page.ts'
import { fenceFinder, fencesOf, withoutFences } from './roles/quotations.ts'
import { leadsNowhere } from './roles/warning.ts'
import { spaced } from './text-around.ts'
import { lettersOf } from './threats/letters.ts'
import { isToSubscribers } from './threats/to-subscribers.ts'

/** A stretch of a text, as the questions look at it. */
export interface Place extends Range {
  readonly text: string
  readonly passage: string
  readonly sentence: () => string
  /** What stands before it in its sentence, with single spaces. */
  readonly lead: () => string
  /** Where the line begins in which it begins. */
  readonly lineStart: () => number
  /** The fenced block in which it stands, within a longer text. */
  readonly fence: () => Range | undefined
  /** Whether the text is technical, its fenced blocks aside. */
  readonly isAmidTechnical: () => boolean
  readonly isForAgents: () => boolean
  /** Whether it stands in what a server wrote for the assistants that use it. */
  readonly isListed: () => boolean
  /** Whether the text is mail to a list or to subscribers, or a page of the web. */
  readonly isToSubscribers: () => boolean
  /** The letter that it stands in of a file of letters to and fro, or from the first to the last of several. */
  readonly letters: () => Range | undefined
  /** Whether nothing in the text leads its reader anywhere. */
  readonly leadsNowhere: () => boolean
  /** The same of a mail below the lines of its head that say who wrote whom. */
  readonly leadsNowhereBelowHead: () => boolean
  /** The field in whose value it stands; undefined where it is in none, or in several. */
  readonly field: () => Field | undefined
  /** Those within so many UTF-16 units on each side of it. */
  readonly fieldsNear: (reach: number) => readonly Field[]
  /** The value that somebody filled in, of data or of a form. */
  readonly filledIn: () => Range | undefined
  /** Whether it is what somebody says in a conversation. */
  readonly isTurn: () => boolean
  /** What somebody says that is quoted among what others said. */
  readonly saying: () => string | undefined
  readonly isPhishing: () => boolean
  readonly isInChangeLog: () => boolean
  /** Whether it is what a program answers in a conversation. */
  readonly isReply: () => boolean
  /** Only of what a network claims. */
  readonly isUnborne: boolean
  readonly isAlone: boolean
  /** Whether it is a note to an assistant, which is judged by itself. */
  readonly isNote: boolean
}

/** Lines of a mail's head with which nothing is led to that its reader would follow. */
const MAIL_HEAD = /^(?:from|to|cc|date): [^\n]*$/gim

/** UTF-16 units of a value that tells something; shorter ones are names and numbers. */
const FEWEST_UNITS = 16

/** What a network says of its own chunks and sentences beside where they stand. */
type Claimed = Range & Partial<Pick<Place, 'isUnborne' | 'isAlone' | 'isNote'>>

/**
 * Gives the places of one text.
 * @param changes of `changesOf`.
 */
export function placesIn(
  text: string,
  phishing: readonly Range[],
  { fields, turns, isListed }: TextParts,
  changes: () => (lineStart: number) => boolean,
): (claim: Claimed) => Place {
  const phishingOver = overlapFinder([...phishing].sort(compareRanges))
  const lineStarts = once(() => lineStartsOf(text))
  const fences = once(() => fencesOf(text))
  const fenceAround = once(() => fenceFinder(text, fences()))
  const isAmidTechnical = once(() => isTechnical(withoutFences(text, fences())))
  const isForAgents = once(() => isToldToAgents(text))
  const lettersOver = once(() => overlapFinder(lettersOf(text)))
  const isOfList = once(() => isToSubscribers(text) || isWebPage(text))
  const isWithoutWay = once(() => leadsNowhere(text))
  const isWithoutWayBelow = once(() => leadsNowhere(text.replace(MAIL_HEAD, '')))
  const isPromptField = promptFieldsOf(text)
  const entryAround = once(() => entriesOf(text))
  return ({ start, end, isUnborne = false, isAlone = false, isNote = false }) => {
    const sentence = once(() => sentenceAround(text, { start, end }))
    const field = once(() => fields().around({ start, end }))
    const turn = once(() => turns().around({ start, end }))
    const values = once(() => {
      const over = fields().over({ start, end })
      return over.length > 1 || field() !== undefined ? over : []
    })
    const isPrompt = once(() => {
      const telling = values().filter(isLong)
      return telling.length > 0 && telling.every(isPromptField)
    })
    return {
      text,
      start,
      end,
      passage: spaced(text.slice(start, end)),
      sentence: () => text.slice(sentence().start, sentence().end),
      lead: () => text.slice(sentence().start, start).replace(/\s+/g, ' ').trim(),
      lineStart: () => lineStarts()(start),
      isReply: () => turn()?.isOfProgram === true,
      isUnborne,
      isAlone,
      isNote,
      field,
      fieldsNear: (reach) => fields().over({ start: start - reach, end: end + reach }),
      filledIn: () => field() ?? entryAround()({ start, end }),
      isForAgents: () => isForAgents() || isPrompt() || isInPromptBlock(text, { start, end }),
      isListed: () => isListed({ start, end }),
      isToSubscribers: isOfList,
      letters() {
        const [first, ...others] = lettersOver()({ start, end })
        return first && { start: first.start, end: (others.at(-1) ?? first).end }
      },
      leadsNowhere: isWithoutWay,
      leadsNowhereBelowHead: isWithoutWayBelow,
      fence: () => fenceAround()({ start, end }),
      isAmidTechnical,
      isTurn: () => turn() !== undefined,
      saying() {
        const said = turn()
        return said?.isQuoted ? text.slice(said.start, said.end) : undefined
      },
      isPhishing: () => phishingOver({ start, end }).length > 0,
      isInChangeLog: () => changes()(lineStarts()(start)),
    }
  }
}

/** Whether a value is more than a name or a number. */
function isLong({ start, end }: Range): boolean {
  return end - start >= FEWEST_UNITS
}
