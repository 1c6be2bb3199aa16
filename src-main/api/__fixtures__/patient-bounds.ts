/** Times in which tests of other things never end, on however busy a machine. */

import type { ServiceOptions } from '../../compose.ts'

const HOUR_MS = 3_600_000
/** Told apart from the deadlines of the stages, for a test that lets it come. */
export const PATIENT_SCAN_MS = HOUR_MS + 1

/** @param bounds what a test is about. */
export function patientBounds(
  bounds: ServiceOptions['bounds'] = {},
): NonNullable<ServiceOptions['bounds']> {
  const { deadlinesMs, ...others } = bounds
  const stages = ['extract', 'tokens', 'rules', 'inference', 'decide']
  return {
    scanDeadlineMs: PATIENT_SCAN_MS,
    waitSecondMs: 60_000,
    endingMs: 0,
    ...others,
    deadlinesMs: { ...Object.fromEntries(stages.map((stage) => [stage, HOUR_MS])), ...deadlinesMs },
  }
}
