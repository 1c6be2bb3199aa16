/**
 * Values as bytes, for what a thread only passes on: reading tens of thousands of
 * findings to hand them to the next thread would hold up whoever waits for an answer.
 */

import { deserialize, serialize } from 'node:v8'

declare const content: unique symbol

/** A value of type `T` in bytes, or open; made and read by this program alone. */
export type Sealed<T> = (Uint8Array<ArrayBuffer> & { readonly [content]?: T }) | Open<T>

/** A value as it is. */
interface Open<T> {
  readonly open: T
}

/** The bytes have a buffer of their own, so that they can be moved to another thread. */
export function seal<T>(value: T): Sealed<T> {
  return new Uint8Array(serialize(value)) as Sealed<T>
}

/**
 * A small value that is most likely read in this thread: sealing it and breaking the seal would be
 * for nothing. Another thread gets a copy. It is not to be changed by whoever reads it.
 */
export function leaveOpen<T>(value: T): Sealed<T> {
  return { open: value }
}

/** The value that was sealed, or left open. */
export function unseal<T>(sealed: Sealed<T>): T {
  return 'open' in sealed ? sealed.open : (deserialize(sealed) as T)
}

/** How many bytes are sealed; 0 of what was left open. */
export function sealedBytes(sealed: Sealed<unknown>): number {
  return 'open' in sealed ? 0 : sealed.byteLength
}
