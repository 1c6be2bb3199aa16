/** The verdict of a document as every export words it; the app's screens read the same states. */

import { isByRulesOnly } from '../../src-shared/model/rule-detectors.ts'
import { answersOf, VERDICT_HEADLINES, verdictState } from '../../src-shared/model/verdict-state.ts'
import { OWN_TABLE_WORDS } from '../../src-shared/model/words.ts'
import type { ReviewDocument } from '../../src-shared/workspace/document.ts'
import { type Gap, gapsOf } from './gaps.ts'

export interface VerdictWords {
  readonly headline: string
  /** What it stands on: "rules only, 2 categories", and by whose table, where that is not the default one. */
  readonly scope: string
  readonly gaps: readonly Gap[]
}

export function verdictWords(
  document: Pick<ReviewDocument, 'job' | 'requested' | 'pages' | 'policy' | 'rules_off'>,
): VerdictWords {
  const { job, requested, policy } = document
  const isChecked = requested.every((category) => job.categories[category] !== undefined)
  return {
    headline: VERDICT_HEADLINES[verdictState(answersOf(job), isChecked)],
    scope: [scopeOf(document), ...(policy ? [OWN_TABLE_WORDS] : [])].join(', '),
    gaps: gapsOf(document),
  }
}

/** Who read how many categories, and how many rules were left out. */
export function scopeOf({ job, rules_off }: Pick<ReviewDocument, 'job' | 'rules_off'>): string {
  const checked = Object.keys(job.categories).length
  if (checked === 0) return 'nothing checked'
  return [
    isByRulesOnly(job) ? 'rules only' : 'rules and models',
    `${checked} ${checked === 1 ? 'category' : 'categories'}`,
    ...(rules_off === undefined ? [] : [`${rules_off} ${rules_off === 1 ? 'rule' : 'rules'} off`]),
  ].join(', ')
}
