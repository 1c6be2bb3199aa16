/** The verdict of a document as every export words it; the app's screens read the same states. */

import type { Job } from '../../src-shared/contract/scan-result.ts'
import { isByRulesOnly } from '../../src-shared/model/rule-detectors.ts'
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

/** Who read how many categories. */
export function scopeOf(job: Pick<Job, 'detectors' | 'categories'>): string {
  const checked = Object.keys(job.categories).length
  if (checked === 0) return 'nothing checked'
  const who = isByRulesOnly(job) ? 'rules only' : 'rules and models'
  return `${who}, ${checked} ${checked === 1 ? 'category' : 'categories'}`
}
