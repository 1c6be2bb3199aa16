/** An object of this thread, called as if it lived in another one. */

import type { Remote } from '../remote.ts'

export function inThisThread<T extends object>(object: T): Remote<T> {
  const later = (name: string) => async (...parameters: unknown[]) =>
    (object[name as keyof T] as (...all: unknown[]) => unknown)(...parameters)
  return new Proxy({}, { get: (_, name) => later(String(name)) }) as Remote<T>
}
