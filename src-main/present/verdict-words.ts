/** The verdict of a document as every export words it; the app's screens read the same states. */

import { isRuleDetector } from '../../src-shared/model/rule-detectors.ts'
import { answersOf, VERDICT_HEADLINES, verdictState } from '../../src-shared/model/verdict-state.ts'
import type { ReviewDocument } from '../../src-shared/workspace/document.ts'
import { type Gap, gapsOf } from './gaps.ts'

export interface VerdictWords {
  readonly headline: string
  /** What it stands on: "rules only, 2 categories", and by whose table, where that is not the default one. */
  readonly scope: string
  readonly gaps: readonly Gap[]
}

export function verdictWords(
  document: Pick<ReviewDocument, 'job' | 'requested' | 'pages' | 'policy'>,
): VerdictWords {
  const { job, requested, policy } = document
  const isChecked = requested.every((category) => job.categories[category] !== undefined)
  return {
    headline: VERDICT_HEADLINES[verdictState(answersOf(job), isChecked)],
    scope: [scopeOf(job), ...(policy ? ['own table of decisions'] : [])].join(', '),
    gaps: gapsOf(document),
  }
}

function scopeOf({ detectors, categories }: ReviewDocument['job']): string {
  const checked = Object.keys(categories).length
  if (checked === 0) return 'nothing checked'
  const rulesOnly = Object.values(detectors ?? {})
    .flat()
    .every(isRuleDetector)
  const who = rulesOnly ? 'rules only' : 'rules and models'
  return `${who}, ${checked} ${checked === 1 ? 'category' : 'categories'}`
}
