/** Results whose bytes go to whoever asked instead of being copied. */

import { Piscina } from 'piscina'

/** What a task of a thread returns; the buffers are empty in this thread from then on. */
export function movedResult<T>(value: T, buffers: readonly ArrayBuffer[]): T {
  const result = { [Piscina.transferableSymbol]: buffers, [Piscina.valueSymbol]: value }
  return Piscina.move(result as never) as T
}
