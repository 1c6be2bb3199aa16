/**
 * What an order asks for, in the words in which a reviewer reads why it was found: a rule knows of a note that it is to be
 * kept secret, a network only that it is one. By the words of some fifteen languages; where none stands there nothing is
 * said. Never a word of the document, but for the name of the field that it stands in (`told-field.ts`), or of the part of an
 * MCP server (`told-part.ts`).
 */

import { partsOf, type TextParts } from '../chunk/text-parts.ts'
import type { Candidate } from './candidates.ts'
import { callsAssistant } from './place/orders/calls.ts'
import { effectsOf } from './place/orders/effects.ts'
import { placeIn } from './told-field.ts'
import type { PartTeller } from './told-part.ts'
import { isWeighed } from './verdict.ts'

/** UTF-16 units from which a passage that calls nobody is no order but the text around one. */
const ONE_SENTENCE = 400

/** Where a message of a conversation stands. */
const IN_TURN = 'It is what somebody says in a conversation.'

/**
 * Claims on injections, each that asks for something with what it has its reader do, and in which field it does.
 * @param partOf tells in which part of an MCP server a place stands
 */
export function withReasons(
  text: string,
  candidates: readonly Candidate[],
  partOf: PartTeller,
  { fields, turns }: TextParts = partsOf(text),
): readonly Candidate[] {
  return candidates.map((candidate) =>
    withSentences(candidate, () => [
      toldIn(text.slice(candidate.start, candidate.end)),
      partOf(candidate) ?? placeIn(fields().around(candidate)),
      turns().around(candidate)?.isToProgram ? IN_TURN : undefined,
    ]),
  )
}

/** Claims of any category, each that asks for something with the part of an MCP server that it stands in. */
export function withParts(
  candidates: readonly Candidate[],
  partOf: PartTeller,
): readonly Candidate[] {
  return candidates.map((candidate) => withSentences(candidate, () => [partOf(candidate)]))
}

/** Puts sentences behind the first reason of what asks for something. */
function withSentences(
  candidate: Candidate,
  sentences: () => readonly (string | undefined)[],
): Candidate {
  const [first, ...others] = candidate.explanations
  if (first === undefined || !isWeighed(candidate)) return candidate
  const reasons = [first.description, ...sentences()]
  const description = reasons.filter((reason) => reason !== undefined).join(' ')
  return { ...candidate, explanations: [{ ...first, description }, ...others] }
}

/** A sentence on what a passage asks for, and of whom; undefined where no word of it is known. */
export function toldIn(passage: string): string | undefined {
  const isCalled = callsAssistant(passage, { start: 0, end: passage.length })
  if (passage.length > ONE_SENTENCE && !isCalled) return undefined
  const effects = effectsOf(passage)
  const last = effects.at(-1)
  if (last === undefined) return undefined
  const listed = effects.length > 1 ? `${effects.slice(0, -1).join(', ')} and ${last}` : last
  const whom = isCalled ? 'It tells an assistant' : 'It tells its reader'
  return `${whom} ${listed}.`
}
