/** The value of `--port`. */

import { InvalidArgumentError } from 'commander'

/** @throws {InvalidArgumentError} for what is no port; 0 is one. */
export function parsePort(value: string): number {
  const port = Number(value)
  if (!/^\d{1,5}$/.test(value) || port > 65_535) {
    throw new InvalidArgumentError('A port is a number from 0 to 65535.')
  }
  return port
}
