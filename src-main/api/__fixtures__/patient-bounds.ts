/** Times in which tests of other things never end, on however busy a machine. */

import type { ServiceOptions } from '../../compose.ts'

const HOUR_MS = 3_600_000

/** @param bounds what a test is about. */
export function patientBounds(
  bounds: ServiceOptions['bounds'] = {},
): NonNullable<ServiceOptions['bounds']> {
  const { deadlinesMs, ...others } = bounds
  const stages = ['extract', 'tokens', 'rules', 'inference', 'decide']
  return {
    scanDeadlineMs: HOUR_MS,
    waitSecondMs: 60_000,
    ...others,
    deadlinesMs: { ...Object.fromEntries(stages.map((stage) => [stage, HOUR_MS])), ...deadlinesMs },
  }
}
