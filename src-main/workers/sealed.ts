/**
 * Values as bytes, for what a thread only passes on: reading tens of thousands of
 * findings to hand them to the next thread would hold up whoever waits for an answer.
 */

import { deserialize, serialize } from 'node:v8'

declare const content: unique symbol

/** A value of type `T` in bytes; made and read by this program alone. */
export type Sealed<T> = Uint8Array<ArrayBuffer> & { readonly [content]?: T }

/** The bytes have a buffer of their own, so that they can be moved to another thread. */
export function seal<T>(value: T): Sealed<T> {
  return new Uint8Array(serialize(value)) as Sealed<T>
}

/** The value that was sealed. */
export function unseal<T>(sealed: Sealed<T>): T {
  return deserialize(sealed) as T
}
