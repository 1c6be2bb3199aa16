/** What is asked for singly and done together: a transaction for many costs what it costs for one. */

import { setImmediate as endOfTurn } from 'node:timers/promises'

/**
 * Calls of one turn of the event loop, and those that come while others are being done, made as one.
 * @param doAll does all of it or, where it rejects, nothing: then each call rejects.
 */
export function gathered<Item>(
  doAll: (items: readonly Item[]) => Promise<unknown>,
): (item: Item) => Promise<unknown> {
  let waiting: { readonly items: Item[]; readonly done: Promise<unknown> } | undefined
  let last: Promise<unknown> = Promise.resolve()

  function begin(): { readonly items: Item[]; readonly done: Promise<unknown> } {
    const items: Item[] = []
    const turn = Promise.allSettled([last, endOfTurn()])
    last = turn.then(() => {
      waiting = undefined
      return doAll(items)
    })
    return { items, done: last }
  }

  return (item) => {
    waiting ??= begin()
    waiting.items.push(item)
    return waiting.done
  }
}
