/** What a decision is called, in the list, beside its document, in the verdict and in lists of scans alike. Pure. */

import type { FindingGroup } from '../../src-shared/model/finding-groups.ts'
import { modelTitle } from '../../src-shared/model/words.ts'
import type { FindingExplanation } from '../../src-shared/workspace/document.ts'
import { detail } from './en/detail.ts'
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
  const isNamed = surest !== undefined && !isModel(surest)
  return isNamed && OF_MANY_KINDS.has(label) ? shortTitle(surest.title) : labelWords(label)
}

/** Whether a model gives the reason: it has a name for those who install it, and no title for a reader. */
export function isModel({
  title,
  detector_id,
}: Pick<FindingExplanation, 'detector_id' | 'title'>): boolean {
  return title === modelTitle(detector_id)
}

/** What heads a reason: a rule's title, and of a model that it is one. */
export function reasonTitle(reason: Pick<FindingExplanation, 'detector_id' | 'title'>): string {
  return isModel(reason) ? detail.modelTitle : reason.title
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
