/** The header with which anonymous command lines make themselves known. */

import type { IncomingHttpHeaders } from 'node:http'
import { ScanError } from '../../src-shared/contract/error-codes.ts'

/** The header of the interface, and the name that clients in use send it under. */
const HEADERS = ['X-Service-Client', 'X-Patronus-Client'] as const

/** @throws {ScanError} INVALID_REQUEST where it says anything but `cli`. */
export function checkServiceClient(headers: IncomingHttpHeaders): void {
  for (const name of HEADERS) {
    const value = headers[name.toLowerCase()]
    if (value !== undefined && value !== 'cli') {
      throw new ScanError('INVALID_REQUEST', `The header ${name} is not "cli".`)
    }
  }
}
