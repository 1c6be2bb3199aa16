/** Settles the final class of one category from the candidates of its levels. */

import { BENIGN, type Category, compareSeverity } from '../../src-shared/model/vocabulary.ts'
import type { Chunk } from '../chunk/chunker.ts'
import { type Candidate, type CandidateLevel, chunkIdOf, LEVEL_ORDER } from './candidates.ts'
import { DISSENT_ABOVE } from './policy.ts'

/** The final class of a category. */
export interface Arbitration {
  readonly className: string
  /** Of the final class, 0 to 1. */
  readonly confidence: number
  readonly source: CandidateLevel | 'default'
  /** The candidate that settled it; where none was accepted, the best rejected one, if any. */
  readonly winner: Candidate | undefined
  /** The candidates that settled it, strongest first; where none was accepted, the best one. */
  readonly decisive: readonly Candidate[]
}

/** A decision is explained by its strongest findings, not by all of them. */
const MAX_DECISIVE = 3

/**
 * Gives the final class. For dlp and pii it is the group of the most severe
 * accepted finding. For injection and threat a document takes its worst chunk,
 * and a chunk the first level that accepts it, in {@link LEVEL_ORDER}. Where
 * nothing was accepted it is benign, as sure as the best rejected candidate
 * leaves it: 1 − its score.
 */
export function arbitrate(
  category: Category,
  candidates: readonly Candidate[],
  chunks: readonly Chunk[],
): Arbitration {
  const bySubject = category === 'dlp' || category === 'pii'
  const accepted = candidates
    .filter((candidate) => candidate.accepted)
    .sort(bySubject ? bySeverity : byScore)
  const strongest = accepted[0]
  if (strongest === undefined) {
    const best = [...candidates].sort(byScore)[0]
    return {
      className: BENIGN,
      confidence: 1 - (best?.score ?? 0),
      source: 'default',
      winner: best,
      decisive: best ? [best] : [],
    }
  }
  const chunk = chunkIdOf(strongest, chunks)
  const inChunk = (candidate: Candidate) => chunkIdOf(candidate, chunks) === chunk
  const winner = bySubject
    ? strongest
    : ([...accepted].filter(inChunk).sort(byLevel)[0] ?? strongest)
  const dissent = candidates.find((candidate) => inChunk(candidate) && dissents(candidate, winner))
  const others = accepted.filter((candidate) => candidate !== winner)
  return {
    className: winner.label,
    confidence: winner.score,
    source: winner.source,
    winner,
    decisive: [winner, ...(dissent ? [dissent] : []), ...others].slice(0, MAX_DECISIVE),
  }
}

/** Whether L3 alone would have called the chunk something else than the mean of both levels did. */
export function dissents(candidate: Candidate, winner: Candidate | undefined): boolean {
  return (
    winner?.source === 'union' &&
    candidate.source === 'l3' &&
    candidate.label !== winner.label &&
    candidate.score > DISSENT_ABOVE
  )
}

function byLevel(a: Candidate, b: Candidate): number {
  return LEVEL_ORDER.indexOf(a.source) - LEVEL_ORDER.indexOf(b.source) || byScore(a, b)
}

function byScore(a: Candidate, b: Candidate): number {
  return b.score - a.score || a.start - b.start
}

function bySeverity(a: Candidate, b: Candidate): number {
  return compareSeverity(a.severity, b.severity) || byScore(a, b)
}
