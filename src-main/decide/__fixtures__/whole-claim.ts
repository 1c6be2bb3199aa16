/** Claims of rules on injections, for tests. */

import type { Candidate } from '../candidates.ts'

export function claim(
  own: Pick<Candidate, 'start' | 'end' | 'score'> & Partial<Candidate>,
  detectorId: string,
  view: Candidate['explanations'][number]['view'] = 'folded',
): Candidate {
  const explanation = { detectorId, view } as Candidate['explanations'][number]
  return {
    category: 'injection',
    label: 'instruction_override',
    severity: 'high',
    level: 'L1',
    source: 'l1',
    model: 'native:injection',
    threshold: 0.5,
    accepted: true,
    explanations: [explanation],
    ...own,
  }
}

/** The same of a whole text. */
export function wholeClaim(text: string): Candidate {
  return claim({ start: 0, end: text.length, score: 0.8 }, 'a')
}
