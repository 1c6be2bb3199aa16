/** What is asked for singly and done together: a transaction for many costs what it costs for one. */

import { setImmediate as endOfTurn } from 'node:timers/promises'

/**
 * Calls of one turn of the event loop, and those that come while others are being done, made as one.
 * @param doAll does all of it or, where it rejects, nothing: then each call rejects. Else it gives what each comes to.
 */
export function gathered<Item, Result>(
  doAll: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  let waiting: { readonly items: Item[]; readonly done: Promise<readonly Result[]> } | undefined
  let last: Promise<unknown> = Promise.resolve()

  function begin(): { readonly items: Item[]; readonly done: Promise<readonly Result[]> } {
    const items: Item[] = []
    const turn = Promise.allSettled([last, endOfTurn()])
    const done = turn.then(() => {
      waiting = undefined
      return doAll(items)
    })
    last = done
    return { items, done }
  }

  return async (item) => {
    waiting ??= begin()
    const { items, done } = waiting
    const place = items.push(item) - 1
    return (await done)[place] as Result
  }
}
