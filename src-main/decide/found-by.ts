/** What detectors found, with which they are. */
export interface Claimed {
  readonly explanations: readonly { readonly detectorId?: string }[]
}

/** Whether nothing but some rules, by their ids, found a claim. */
export function isFoundBy({ explanations }: Claimed, ...rules: readonly string[]): boolean {
  return explanations.every(({ detectorId }) => rules.some((rule) => rule === detectorId))
}
