/** What the scans of the list are called: two of one name by when they were added, too. */

import { visibleText } from '../../src-shared/model/visible-text.ts'
import { messages } from './en.ts'
import { formatTime } from './format.ts'

interface Listed {
  readonly id: string
  readonly name: string
  /** Unix milliseconds. */
  readonly addedAt: number
}

/** A name can hold characters that turn its end around ("gnp.txt" as "txt.png"): they are shown. */
export function shownName({ name }: Pick<Listed, 'name'>): string {
  return visibleText(name)
}

/** By the id of the item. */
export function listedNames(items: readonly Listed[]): ReadonlyMap<string, string> {
  const byName = Map.groupBy(items, shownName)
  return new Map(
    items.map((item) => {
      const name = shownName(item)
      const isAlone = byName.get(name)?.length === 1
      return [item.id, isAlone ? name : messages.scan.twin(name, formatTime(item.addedAt))]
    }),
  )
}
