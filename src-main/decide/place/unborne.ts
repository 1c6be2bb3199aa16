/**
 * Chunks of several sentences none of which, where it stands, would ask for a look: a report, a talk and what an owner tells
 * his assistant make the tone of a whole chunk that of an order. A sentence is worth one though nobody is called beside it.
 */

import { lengthOf, type Range } from '../../../src-shared/model/spans.ts'
import type { TurnsOfText } from '../../chunk/conversation/turns.ts'
import type { FieldsOfText } from '../../chunk/fields/fields.ts'
import { type ModelCandidate, SEVERAL_MATTERS } from '../../detect/detector.ts'
import { isWithinReviewBand } from '../policy.ts'
import type { Setting } from './answers/answers.ts'
import { isCallInField } from './orders/planted.ts'

type Weighed = ModelCandidate & { readonly setting?: Setting }

/**
 * The accepted chunks that nothing in them bears out, of all that was weighed of a class. Values of data say nothing to
 * each other, and turns of a conversation little: of several each speaks for itself, also where their chunk only asks for
 * a look. A value that calls an assistant bears out what stands around it; in a conversation one is called all the time.
 */
export function unborneOf(
  text: string,
  fields: () => FieldsOfText,
  turns: () => TurnsOfText,
  weighed: readonly Weighed[],
): ReadonlySet<Weighed> {
  const readTogether = Map.groupBy(weighed, ({ chunkId, model, className }) =>
    JSON.stringify([chunkId, model, className]),
  )
  const unborne = [...readTogether.values()].flatMap((read) =>
    read.filter((chunk) => {
      if (!asks(chunk)) return false
      const sentences = read.filter((each) => isWithin(each, chunk))
      const values = fields().over(chunk)
      const turnsInChunk = turns().over(chunk)
      if (Math.max(values.length, turnsInChunk.length) < 2) {
        const isLong = lengthOf(chunk) >= SEVERAL_MATTERS
        return chunk.accepted && isLong && sentences.length > 0 && !sentences.some(asks)
      }
      const calls = ({ start, end }: Range) => isCallInField(text.slice(start, end))
      const isBorneByCall = turnsInChunk.length === 0 && values.some(calls)
      return !sentences.some(asksByItself) && !isBorneByCall
    }),
  )
  return new Set(unborne)
}

function asks({ accepted, confidence, threshold, reviewFrom, setting }: Weighed): boolean {
  return accepted || setting === 'faint' || isWithinReviewBand(confidence, threshold, reviewFrom)
}

function asksByItself(sentence: Weighed): boolean {
  return sentence.accepted || (sentence.setting === undefined && asks(sentence))
}

function isWithin(sentence: Range, chunk: Range): boolean {
  return (
    sentence.start >= chunk.start &&
    sentence.end <= chunk.end &&
    lengthOf(sentence) < lengthOf(chunk)
  )
}
