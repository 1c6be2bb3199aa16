/** A name is as sure as where it is surest: the same words are somebody in each of their places. */

import { type DecidedName, SURE_PERSON } from './names-decision.ts'

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
    const score = each.name === 'PERSON' ? surest.get(text.slice(each.start, each.end)) : undefined
    return score === undefined ? each : { ...each, score: Math.max(score, each.score) }
  })
}
