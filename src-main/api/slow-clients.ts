/** Frees the places of clients that take too long, that say nothing, or that stay after they were refused. */

import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** A client's time to read a refusal before its connection is cut off. */
const LINGER_MS = 1_000
/** A client's time to send the headers of a request, from its connection on. */
const HEADERS_MS = 10_000
/** How long a connection is kept for another request. */
const KEEP_ALIVE_MS = 10_000
/** How much longer than a whole request the longest answer may take, without a byte in either direction. */
const SILENCES = 3
/** Connections at once: more than a burst of a machine’s own programs, and within what a process may open. */
export const MAX_CONNECTIONS = 4_000

/**
 * Holds every connection of a server to its times, and lets new ones in where too many say
 * nothing: the one that has been silent longest goes. Call before it listens.
 */
export function dropSlowClients(server: Server, maxConnections = MAX_CONNECTIONS): void {
  server.headersTimeout = Math.min(HEADERS_MS, server.requestTimeout)
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.timeout = SILENCES * server.requestTimeout
  // A refusal ends our side only; a client that goes on sending would keep the connection open.
  server.on('clientError', (_error, socket) => {
    setTimeout(() => socket.destroy(), LINGER_MS).unref()
  })
  boundConnections(server, maxConnections)
}

function boundConnections(server: Server, maxConnections: number): void {
  /** Connections without a request, longest silent first. */
  const silent = new Set<Socket>()
  let count = 0
  server.on('connection', (socket: Socket) => {
    count++
    socket.once('close', () => {
      count--
      silent.delete(socket)
    })
    if (count > maxConnections) {
      const [longest] = silent
      // Where all of them work, there is no place for one more.
      ;(longest ?? socket).destroy()
      if (longest === undefined) return
      silent.delete(longest)
    }
    silent.add(socket)
  })
  server.on('request', ({ socket }, response) => {
    silent.delete(socket)
    response.once('close', () => {
      if (!socket.destroyed) silent.add(socket)
    })
  })
}
