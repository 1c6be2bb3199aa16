/** What a machine can look for. */

import { CATEGORIES, type Category } from './vocabulary.ts'

/**
 * The categories for which there are detectors, in the order of the vocabulary:
 * `threat` has no rules, so it takes a model.
 * @param modelled those that the installed packs which can run are for.
 */
export function checkableCategories(modelled: readonly Category[]): readonly Category[] {
  return CATEGORIES.filter((category) => category !== 'threat' || modelled.includes(category))
}
