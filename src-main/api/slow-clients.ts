/** Frees the places of clients that take too long, or that stay after they were refused. */

import type { Server } from 'node:http'

/** A client's time to read a refusal before its connection is cut off. */
const LINGER_MS = 1_000

/** Holds every connection of a server to the server's request timeout. Call before it listens. */
export function dropSlowClients(server: Server): void {
  // Node gives the longer of the two to a whole request and the shorter to its headers,
  // whichever is which: with its own 60 s in one of them, a shorter time would not hold.
  server.headersTimeout = server.requestTimeout
  // A refusal ends our side only; a client that goes on sending would keep the connection open.
  server.on('clientError', (_error, socket) => {
    setTimeout(() => socket.destroy(), LINGER_MS).unref()
  })
}
