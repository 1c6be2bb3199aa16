/**
 * Settles the final class of one category from the candidates of its levels.
 *
 * Rules are the only level with detectors so far, so a candidate is a merged
 * rule finding; the order of levels comes with the models.
 */

import type { MergedFinding } from '../../src-shared/model/finding.ts'
import { BENIGN, type Category, compareSeverity } from '../../src-shared/model/vocabulary.ts'

/** The final class of a category. */
export interface Arbitration {
  readonly className: string
  /** Of the final class, 0 to 1. */
  readonly confidence: number
  readonly source: 'l1' | 'default'
  readonly accepted: boolean
  /** The findings that settled it, strongest first; where none was accepted, the best candidate. */
  readonly decisive: readonly MergedFinding[]
}

/** A decision is explained by its strongest findings, not by all of them. */
const MAX_DECISIVE = 3

/**
 * Gives the final class: for dlp and pii the group of the most severe accepted
 * finding, for injection and threat the label with the highest score. Where
 * nothing was accepted it is benign, as sure as the best rejected candidate
 * leaves it: 1 − its score.
 */
export function arbitrate(category: Category, findings: readonly MergedFinding[]): Arbitration {
  const byStrength = category === 'dlp' || category === 'pii' ? bySeverity : byScore
  const accepted = findings.filter((finding) => finding.accepted).sort(byStrength)
  const strongest = accepted[0]
  if (strongest !== undefined) {
    return {
      className: strongest.label,
      confidence: strongest.score,
      source: 'l1',
      accepted: true,
      decisive: accepted.slice(0, MAX_DECISIVE),
    }
  }
  const best = [...findings].sort(byScore).slice(0, 1)
  return {
    className: BENIGN,
    confidence: 1 - (best[0]?.score ?? 0),
    source: 'default',
    accepted: false,
    decisive: best,
  }
}

function byScore(a: MergedFinding, b: MergedFinding): number {
  return b.score - a.score || a.start - b.start
}

function bySeverity(a: MergedFinding, b: MergedFinding): number {
  return compareSeverity(a.severity, b.severity) || byScore(a, b)
}
