/** How sure a scan is of a finding, in the three steps that are told in words and that marks are drawn in. Pure. */

export type Sureness = 'low' | 'medium' | 'high'

/** From which score on, of 0 to 1, a scan is fairly sure, and sure. */
export const SURENESS_FROM = { medium: 0.5, high: 0.8 } as const satisfies Partial<
  Record<Sureness, number>
>

/** @param score from 0 to 1. */
export function surenessOf(score: number): Sureness {
  if (score >= SURENESS_FROM.high) return 'high'
  return score >= SURENESS_FROM.medium ? 'medium' : 'low'
}
