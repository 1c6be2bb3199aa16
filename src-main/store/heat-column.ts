/**
 * The heat of a document's chunks as one JSON text: a row of numbers a chunk
 * and each class once, because a text of a megabyte has a thousand chunks and
 * more. A chunk holds at least one token, so the text bounds the column.
 */

import type { ChunkHeat, HeatStep, LeadingClass } from '../../src-shared/model/chunk-heat.ts'
import { LEVELS } from '../../src-shared/model/vocabulary.ts'
import { fromJson, toJson } from './json-column.ts'

/** Start, end, index of the level, step, 1 where unsure; then index of the class and its score. */
type Row =
  | readonly [number, number, number, HeatStep, 0 | 1]
  | readonly [number, number, number, HeatStep, 0 | 1, number, number]

type HeatClass = Omit<LeadingClass, 'score'>

interface Column {
  readonly classes: readonly HeatClass[]
  readonly chunks: readonly Row[]
}

/** The text of a heat for a column. */
export function encodeHeat(heat: readonly ChunkHeat[]): string {
  const places = new Map<string, number>()
  const chunks = heat.map(({ start, end, level, step, unsure, verdict }): Row => {
    const row = [start, end, LEVELS.indexOf(level), step, unsure ? 1 : 0] as const
    if (verdict === null) return row
    const { score, ...ofClass } = verdict
    const key = toJson(ofClass)
    const place = places.get(key) ?? places.size
    places.set(key, place)
    return [...row, place, score]
  })
  const classes = [...places.keys()].map(fromJson<HeatClass>)
  return toJson({ classes, chunks } satisfies Column)
}

/** The heat that {@link encodeHeat} was given. */
export function decodeHeat(text: string): readonly ChunkHeat[] {
  const { classes, chunks } = fromJson<Column>(text)
  return chunks.map(([start, end, level, step, unsure, place, score]) => {
    const ofClass = place === undefined ? undefined : classes[place]
    return {
      start,
      end,
      level: LEVELS[level] ?? 'L1',
      step,
      unsure: unsure === 1,
      verdict: ofClass === undefined || score === undefined ? null : { ...ofClass, score },
    }
  })
}
