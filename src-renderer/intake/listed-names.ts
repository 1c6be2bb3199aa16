/** What the scans of the list are called: two of one name by when they were added, too. */

import { visibleText } from '../../src-shared/model/visible-text.ts'
import type { QueueItem } from '../data/queue-store.ts'
import { messages } from '../messages/en.ts'
import { formatTime } from '../messages/format.ts'

/** A name can hold characters that turn its end around ("gnp.txt" as "txt.png"): they are shown. */
export function shownName({ name }: Pick<QueueItem, 'name'>): string {
  return visibleText(name)
}

/** By the id of the item. */
export function listedNames(items: readonly QueueItem[]): ReadonlyMap<string, string> {
  const byName = Map.groupBy(items, shownName)
  return new Map(
    items.map((item) => {
      const name = shownName(item)
      const isAlone = byName.get(name)?.length === 1
      return [item.id, isAlone ? name : messages.scan.twin(name, formatTime(item.addedAt))]
    }),
  )
}
