/**
 * Which scans of this window's list are shown, and in which order: kept while the room is left, to come back
 * to what is left to do, and for the way from one of them to the next.
 */

import { create } from 'zustand'

interface QueueView {
  /** Of a folder most scans are clear: those that ask for something can be listed alone. */
  readonly shown: 'all' | 'asking'
  /** Ids of items that ask for something, as they are listed then; empty where the weight alone orders them. */
  readonly order: readonly string[]
}

const EVERYTHING: QueueView = { shown: 'all', order: [] }
export const useQueueView = create<QueueView>(() => EVERYTHING)

/** Lists all, or what asks alone: then the weightiest of now comes first. */
export function showInQueue(shown: QueueView['shown']): void {
  useQueueView.setState({ shown, order: [] })
}

/** Keeps an order, whatever comes later. */
export function keepOrder(order: readonly string[]): void {
  useQueueView.setState({ order })
}

/**
 * Items in the order that is shown: those of an order that was kept first, all others behind them as they stood.
 * A row never moves for another that comes later: who is about to press it would press the wrong one.
 */
export function inKeptOrder<Item extends { readonly id: string }>(
  items: readonly Item[],
  order: readonly string[],
): readonly Item[] {
  if (order.length === 0) return items
  const places = new Map(order.map((id, place) => [id, place]))
  const placeOf = ({ id }: Item) => places.get(id) ?? order.length
  return items.toSorted((a, b) => placeOf(a) - placeOf(b))
}
