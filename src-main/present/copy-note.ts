/** What a redacted copy says of itself, where more may be in its document than was looked for. */

import { isPartial, unasked } from '../../src-shared/model/redactable.ts'
import { isByRulesOnly } from '../../src-shared/model/rule-detectors.ts'
import { CATEGORY_NAMES } from '../../src-shared/model/words.ts'
import type { ReviewDocument } from '../../src-shared/workspace/document.ts'
import { gapsOf } from './gaps.ts'
import { visible } from './plain-text.ts'
import { scopeOf } from './verdict-words.ts'

/**
 * A paragraph of our own words, in brackets as what stands for a value; null where models and all rules
 * read all of it for all that a copy is made to be without.
 */
export function copyNote(
  document: Pick<ReviewDocument, 'job' | 'requested' | 'pages' | 'rules_off'>,
): string | null {
  const { job, requested } = document
  const gaps = [
    ...(isPartial(job) ? gapsOf(document).map(({ words }) => words) : []),
    ...unasked(requested).map((category) => `${CATEGORY_NAMES[category]} was not looked for.`),
  ]
  const isLess = isByRulesOnly(job) || document.rules_off !== undefined
  const scope = isLess ? ` (${scopeOf(document)})` : ''
  if (gaps.length > 0) {
    return `[Redacted copy of a partial scan${scope}. ${visible(gaps.join(' '))} What was not read is missing here; what was not checked may still be here.]`
  }
  if (!isLess) return null
  const left = [
    ...(isByRulesOnly(job) ? ['What only models find, such as names of people,'] : []),
    ...(document.rules_off === undefined ? [] : ['What rules find that were off']),
  ]
  return `[Redacted copy${scope}. ${left.join(' and ').replace('and What', 'and what')} may still be here.]`
}
