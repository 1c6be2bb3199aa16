/** What is refused before there is a request to route: what is no HTTP, and what asks for a tunnel. */

import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { type ErrorCode, ScanError } from '../../src-shared/contract/error-codes.ts'

/**
 * What is not HTTP has no request to answer, so the Error object is written by hand. Where nothing
 * came at all there is nothing to answer: browsers connect ahead of their next request, and would take
 * the refusal for its answer; of a connection that just closes they ask again on another.
 * @param isAnswered whether it came behind a request that was refused: one answer is enough.
 */
export function refuseBrokenHttp(socket: Socket, isAnswered: boolean): void {
  if (isAnswered) {
    socket.end()
    return
  }
  if (!socket.writable || socket.bytesRead === 0) {
    socket.destroy()
    return
  }
  endWith(socket, '400 Bad Request', 'INVALID_REQUEST')
}

/**
 * CONNECT names a host instead of an address of this service, so no route sees it, and Node hangs up. This is no proxy:
 * no method is allowed there, which an empty `Allow` says (RFC 9110, section 10.2.1).
 */
export function refuseTunnels(server: Server): void {
  const asked = new WeakSet<Socket>()
  server.on('request', ({ socket }) => asked.add(socket))
  server.on('connect', (_request, socket: Socket) => {
    // Another request of the connection may not be answered yet, and would take this for its answer.
    if (asked.has(socket)) socket.destroy()
    else endWith(socket, '405 Method Not Allowed', 'METHOD_NOT_ALLOWED', 'Allow: \r\n')
  })
}

function endWith(socket: Socket, status: string, refusedWith: ErrorCode, more = ''): void {
  const requestId = randomUUID()
  const { code, message } = new ScanError(refusedWith)
  const body = JSON.stringify({ error: { code, message, request_id: requestId } })
  socket.end(
    `HTTP/1.1 ${status}\r\nX-Request-ID: ${requestId}\r\nConnection: close\r\n${more}` +
      `Content-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
