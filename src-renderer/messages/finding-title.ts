/** What a decision is called, in the list, beside its document, in the verdict and in lists of scans alike. Pure. */

import type { FindingGroup } from '../../src-shared/model/finding-groups.ts'
import { isModelReason } from '../../src-shared/model/words.ts'
import type { FindingExplanation } from '../../src-shared/workspace/document.ts'
import { labelWords } from './format.ts'

/** Classes of many kinds of thing: their name and a mask leave nothing to decide by. */
const OF_MANY_KINDS: ReadonlySet<string> = new Set([
  'INTERNAL_RECORD',
  'SPECIAL_CATEGORY',
  'toxic_or_harmful',
])

/**
 * The name of its class; of one that is of many kinds what the surest rule calls it.
 * @param explanations of the finding that stands for it, the surest first.
 */
export function findingTitle(
  { label }: Pick<FindingGroup, 'label'>,
  [surest]: readonly Pick<FindingExplanation, 'detector_id' | 'title'>[],
): string {
  const isNamed = surest !== undefined && !isModelReason(surest)
  return isNamed && OF_MANY_KINDS.has(label) ? shortTitle(surest.title) : labelWords(label)
}

/**
 * A rule's title as long as a row: whose it is goes without saying there, and what follows a comma of some words are
 * mostly the languages that it reads. All of it stands with the reasons.
 */
export function shortTitle(title: string): string {
  const named = title.replace(/ of (?:a|one) person\b/, '')
  const comma = named.indexOf(',', /^(?:\S+ ){2}/.exec(named)?.[0].length ?? named.length)
  return comma === -1 ? named : named.slice(0, comma)
}
