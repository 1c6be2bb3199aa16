/**
 * Chunks of several sentences none of which, where it stands, would ask for a look: a report, a talk and what an owner tells
 * his assistant make the tone of a whole chunk that of an order. A sentence is worth one though nobody is called beside it.
 */

import type { Range } from '../../../src-shared/model/spans.ts'
import { type ModelCandidate, SEVERAL_MATTERS } from '../../detect/detector.ts'
import { isWithinReviewBand } from '../policy.ts'
import type { Setting } from './questions.ts'

type Weighed = ModelCandidate & { readonly setting?: Setting }

/** The accepted chunks that nothing in them bears out, of all that was weighed of a class. */
export function unborneOf(weighed: readonly Weighed[]): ReadonlySet<Weighed> {
  const readTogether = Map.groupBy(weighed, ({ chunkId, model, className }) =>
    JSON.stringify([chunkId, model, className]),
  )
  const unborne = [...readTogether.values()].flatMap((read) =>
    read.filter((chunk) => {
      const sentences = read.filter((each) => isWithin(each, chunk))
      return (
        chunk.accepted &&
        lengthOf(chunk) >= SEVERAL_MATTERS &&
        sentences.length > 0 &&
        !sentences.some(asks)
      )
    }),
  )
  return new Set(unborne)
}

function asks({ accepted, confidence, threshold, reviewFrom, setting }: Weighed): boolean {
  return accepted || setting === 'faint' || isWithinReviewBand(confidence, threshold, reviewFrom)
}

function isWithin(sentence: Range, chunk: Range): boolean {
  return (
    sentence.start >= chunk.start &&
    sentence.end <= chunk.end &&
    lengthOf(sentence) < lengthOf(chunk)
  )
}

function lengthOf({ start, end }: Range): number {
  return end - start
}
