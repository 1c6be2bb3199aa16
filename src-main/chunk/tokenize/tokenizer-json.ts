/**
 * Reading fields of tokenizer.json, whose form no schema of its own fixes. Every
 * reader checks the type and names the field in its error.
 */

import { TokenizerError } from './tokenizer-error.ts'

export type JsonRecord = Readonly<Record<string, unknown>>

/** `value` as an object; throws TokenizerError that names `place` for anything else. */
export function readRecord(value: unknown, place: string): JsonRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TokenizerError(`${place} must be an object`)
  }
  return value as JsonRecord
}

/** `value` as a list; throws TokenizerError that names `place` for anything else. */
export function readList(value: unknown, place: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new TokenizerError(`${place} must be a list`)
  return value
}

/** `value` as text; throws TokenizerError that names `place` for anything else. */
export function readString(value: unknown, place: string): string {
  if (typeof value !== 'string') throw new TokenizerError(`${place} must be text`)
  return value
}

/** `value` as true or false, `otherwise` where left out; throws TokenizerError for anything else. */
export function readFlag(value: unknown, place: string, otherwise: boolean): boolean {
  if (value === undefined || value === null) return otherwise
  if (typeof value !== 'boolean') throw new TokenizerError(`${place} must be true or false`)
  return value
}

/** `value` as a token id, a whole number from 0 below 2^31; throws TokenizerError otherwise. */
export function readId(value: unknown, place: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > 0x7fff_ffff) {
    throw new TokenizerError(`${place} must be a whole number from 0 below 2^31`)
  }
  return value
}

/** Piece to id of a `model.vocab` object; throws TokenizerError where it is no such thing or too large. */
export function readVocabulary(value: unknown): Map<string, number> {
  const pieces = readRecord(value, 'model.vocab')
  const names = Object.keys(pieces)
  checkVocabularySize(names.length)
  const vocabulary = new Map<string, number>()
  // A pair for each of them would take longer than the rest: a start waits for this.
  for (let index = 0; index < names.length; index++) {
    const piece = names[index] as string
    vocabulary.set(piece, readId(pieces[piece], 'every id of model.vocab'))
  }
  return vocabulary
}

/** Largest vocabulary that is loaded; the largest in use have some 260,000 pieces (Gemma, mT5). */
const VOCABULARY_LIMIT = 1_000_000

/** Throws TokenizerError for a vocabulary of no or more than 1,000,000 pieces. */
export function checkVocabularySize(size: number): void {
  if (size === 0) throw new TokenizerError('model.vocab is empty')
  if (size > VOCABULARY_LIMIT) {
    throw new TokenizerError(`model.vocab has ${size} pieces; at most ${VOCABULARY_LIMIT} are read`)
  }
}
