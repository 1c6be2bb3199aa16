/** Which categories the detectors of this machine are for, as the service tells it. */

import { checkableCategories } from '../../src-shared/model/checkable-categories.ts'
import { ruleDetectorId } from '../../src-shared/model/rule-detectors.ts'
import { CATEGORIES, type Category } from '../../src-shared/model/vocabulary.ts'
import type { ServiceState } from '../../src-shared/workspace/service.ts'

/** Categories by the id of a detector. */
export type DetectorCategories = ReadonlyMap<string, readonly Category[]>

/** Every detector that a failure can name but single rules, whose category is never without a result. */
export function detectorCategories(service: ServiceState | undefined): DetectorCategories {
  return new Map<string, readonly Category[]>([
    ...CATEGORIES.map((category) => [ruleDetectorId(category), [category]] as const),
    ...(service?.models ?? []).map(({ id, categories }) => [id, categories] as const),
  ])
}

/** What can be looked for with the packs that can run. */
export function categoriesOfService(service: ServiceState | undefined): readonly Category[] {
  const models = service?.models.filter(({ problem }) => problem === null) ?? []
  return checkableCategories(models.flatMap(({ categories }) => categories))
}
