/**
 * A name is as sure as where it is surest: the same words are somebody in each of their places, and a whole name is
 * somebody's where one of its words is somebody alone, "Owner: Ngozi Adeleke … ask Ngozi".
 */

import { type DecidedName, RAISED_PERSON, SURE_PERSON } from '../names-decision.ts'

/** From which probability a whole name is somebody's of whom one word stands for somebody elsewhere. */
const WHOLE_FROM = 0.4

/** The same names, people as sure as another place of theirs is. */
export function asSureAsElsewhere(
  text: string,
  told: readonly DecidedName[],
): readonly DecidedName[] {
  const surest = new Map<string, number>()
  for (const { name, score, start, end } of told) {
    if (name !== 'PERSON' || score < SURE_PERSON) continue
    const value = text.slice(start, end)
    surest.set(value, Math.max(score, surest.get(value) ?? 0))
  }
  return told.map((each) => {
    if (each.name !== 'PERSON') return each
    const value = text.slice(each.start, each.end)
    const isByAWord =
      each.score >= WHOLE_FROM && value.split(/\s+/).some((word) => surest.has(word))
    const score = surest.get(value) ?? (isByAWord ? RAISED_PERSON : 0)
    return score > each.score ? { ...each, score } : each
  })
}
