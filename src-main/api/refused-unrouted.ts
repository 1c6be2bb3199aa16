/** What is refused before there is a request to route: what is no HTTP, and what asks for a tunnel. */

import { randomUUID } from 'node:crypto'
import { type Server, ServerResponse } from 'node:http'
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
  const { id, body } = refusalOf('INVALID_REQUEST')
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nX-Request-ID: ${id}\r\nConnection: close\r\n` +
      `Content-Type: ${JSON_TYPE}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}

/**
 * CONNECT names a host instead of an address of this service, so no route sees it, and Node hangs up. This is no proxy:
 * no method is allowed there, which an empty `Allow` says (RFC 9110, section 10.2.1).
 */
export function refuseTunnels(server: Server): void {
  server.on('connect', (request, socket: Socket) => {
    const response = new ServerResponse(request)
    try {
      response.assignSocket(socket)
    } catch {
      // Another request of the connection is not answered yet, and would take this for its answer.
      socket.destroy()
      return
    }
    const { id, body } = refusalOf('METHOD_NOT_ALLOWED')
    response.on('finish', () => socket.end())
    response
      .writeHead(405, {
        ...{ Allow: '', 'X-Request-ID': id, Connection: 'close' },
        ...{ 'Content-Type': JSON_TYPE, 'Content-Length': Buffer.byteLength(body) },
      })
      .end(body)
  })
}

const JSON_TYPE = 'application/json; charset=utf-8'

function refusalOf(refusedWith: ErrorCode): { readonly id: string; readonly body: string } {
  const id = randomUUID()
  const { code, message } = new ScanError(refusedWith)
  return { id, body: JSON.stringify({ error: { code, message, request_id: id } }) }
}
