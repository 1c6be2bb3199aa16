/** Findings for tests: complete, with only what a test is about written out. */

import type { Finding } from '../../../src-shared/model/finding.ts'

/** A finding with everything that `parts` leaves open filled in. */
export function finding(
  parts: Partial<Finding> & Pick<Finding, 'start' | 'end'>,
  detectorId = 'dlp_test',
): Finding {
  const score = parts.score ?? 0.9
  return {
    category: 'dlp',
    level: 'L1',
    label: 'API_KEY',
    severity: 'high',
    score,
    explanation: {
      detectorId,
      title: detectorId,
      description: 'A rule of the tests.',
      view: 'original',
      baseScore: score,
      score,
      validated: [],
      context: [],
    },
    ...parts,
  }
}
