/** How well stretches are found: exactly, so that they overlap, or by their characters. */

import { flattenSpans, overlaps, type Range } from '../../src-shared/model/spans.ts'

/** In one unit of length, whichever. */
export interface LabelledStretch extends Range {
  readonly label: string
}

export interface SpanFigures {
  readonly precision: number | null
  readonly recall: number | null
  readonly f1: number | null
}

export interface SpanMetrics {
  readonly wanted: number
  readonly found: number
  /** Both ends are right. */
  readonly exact: SpanFigures
  /** At least one character is shared. */
  readonly overlap: SpanFigures
  /** Shares of characters, however they are cut into stretches. */
  readonly characters: SpanFigures
}

interface Counts {
  wanted: number
  found: number
  /** Wanted stretches that were found with both ends, and found ones that are one of them. */
  matched: number
  matching: number
  /** Wanted stretches that were met, and found ones that met one. */
  met: number
  meeting: number
  wantedCharacters: number
  foundCharacters: number
  sharedCharacters: number
}

const NOTHING: Counts = {
  wanted: 0,
  found: 0,
  matched: 0,
  matching: 0,
  met: 0,
  meeting: 0,
  wantedCharacters: 0,
  foundCharacters: 0,
  sharedCharacters: 0,
}

/** Sums up documents by label. */
export function createSpanCounter() {
  const byLabel = new Map<string, Counts>()
  const countsOf = (label: string) => {
    const counts = byLabel.get(label) ?? { ...NOTHING }
    byLabel.set(label, counts)
    return counts
  }
  return {
    add(marked: readonly LabelledStretch[], found: readonly LabelledStretch[]): void {
      const wanted = distinct(marked)
      for (const stretch of wanted) {
        const counts = countsOf(stretch.label)
        const same = found.filter(({ label }) => label === stretch.label)
        counts.wanted++
        if (same.some((other) => isSame(other, stretch))) counts.matched++
        if (same.some((other) => overlaps(other, stretch))) counts.met++
      }
      for (const stretch of found) {
        const counts = countsOf(stretch.label)
        counts.found++
        const same = wanted.filter(({ label }) => label === stretch.label)
        if (same.some((other) => isSame(other, stretch))) counts.matching++
        if (same.some((other) => overlaps(other, stretch))) counts.meeting++
      }
      for (const label of new Set([...wanted, ...found].map((stretch) => stretch.label))) {
        const counts = countsOf(label)
        const ofLabel = (each: LabelledStretch) => each.label === label
        const [due, own] = [wanted.filter(ofLabel), found.filter(ofLabel)]
        const [wantedHere, foundHere] = [charactersOf(due), charactersOf(own)]
        counts.wantedCharacters += wantedHere
        counts.foundCharacters += foundHere
        counts.sharedCharacters += wantedHere + foundHere - charactersOf([...due, ...own])
      }
    },
    /** By label, in the order of the alphabet. */
    figures(): Readonly<Record<string, SpanMetrics>> {
      const entries = [...byLabel].sort(([a], [b]) => (a < b ? -1 : 1))
      return Object.fromEntries(entries.map(([label, counts]) => [label, metricsOf(counts)]))
    },
  }
}

/** Each stretch once: where two labels of a data set are one group, it may be marked with both. */
function distinct(stretches: readonly LabelledStretch[]): readonly LabelledStretch[] {
  const keyed = stretches.map((each) => [`${each.start} ${each.end} ${each.label}`, each] as const)
  return [...new Map(keyed).values()]
}

function isSame(a: Range, b: Range): boolean {
  return a.start === b.start && a.end === b.end
}

/** Characters that at least one of the stretches covers. */
function charactersOf(stretches: readonly Range[]): number {
  return flattenSpans(stretches).reduce((sum, { start, end }) => sum + end - start, 0)
}

function metricsOf(counts: Counts): SpanMetrics {
  const { wanted, found, matched, matching, met, meeting } = counts
  const { wantedCharacters, foundCharacters, sharedCharacters: shared } = counts
  return {
    wanted,
    found,
    exact: figures(matched, matching, wanted, found),
    overlap: figures(met, meeting, wanted, found),
    characters: figures(shared, shared, wantedCharacters, foundCharacters),
  }
}

function figures(met: number, meeting: number, wanted: number, found: number): SpanFigures {
  const precision = found === 0 ? null : meeting / found
  const recall = wanted === 0 ? null : met / wanted
  const sum = (precision ?? 0) + (recall ?? 0)
  return {
    precision,
    recall,
    f1: wanted + found === 0 ? null : sum === 0 ? 0 : (2 * (precision ?? 0) * (recall ?? 0)) / sum,
  }
}
