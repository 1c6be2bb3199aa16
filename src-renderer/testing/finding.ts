/** Findings for tests: the parts that matter are given, the rest is filled in. */

import type { DocumentFinding } from '../../src-shared/workspace/document.ts'

/** A finding from `start` to `end`, accepted unless told otherwise. */
export function finding(
  id: number,
  start: number,
  end: number,
  more: Partial<DocumentFinding> = {},
): DocumentFinding {
  return {
    id,
    category: 'pii',
    level: 'L1',
    label: 'EMAIL',
    severity: 'medium',
    score: 0.9,
    accepted: true,
    asking: false,
    start,
    end,
    start_char: start,
    end_char: end,
    start_byte: start,
    end_byte: end,
    page: null,
    fingerprint: id.toString(16).padStart(32, '0'),
    group: null,
    judgement: null,
    baseline: null,
    explanations: [],
    ...more,
  }
}
