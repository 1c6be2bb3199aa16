/** The value of `--categories`. */

import { InvalidArgumentError } from 'commander'
import { CATEGORIES, type Category } from '../../src-shared/model/vocabulary.ts'

/** @throws {InvalidArgumentError} for a name that is no category. */
export function parseCategories(value: string): readonly Category[] {
  return value.split(',').map((name) => {
    const category = CATEGORIES.find((known) => known === name.trim().toLowerCase())
    if (category === undefined) {
      throw new InvalidArgumentError(`Categories are ${CATEGORIES.join(', ')}.`)
    }
    return category
  })
}
