/**
 * The MCP server over streamable HTTP, on 127.0.0.1 only. Like the service it answers no web
 * page and no name of another host, and nobody without a key of the owner's account.
 */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type NodeIncomingMessageLike, toNodeHandler } from '@modelcontextprotocol/node'
import { createMcpHandler, type McpServerFactory } from '@modelcontextprotocol/server'
import { ScanError } from '../../../src-shared/contract/error-codes.ts'
import { MAX_BODY_BYTES, SCAN_DEADLINE_MS } from '../../../src-shared/contract/limits.ts'
import { PortInUse } from '../../api/listen.ts'
import { guardLoopback } from '../../api/loopback-guard.ts'

export const MCP_PATH = '/mcp'

export interface McpHttpServer {
  /** `http://127.0.0.1:PORT/mcp` */
  readonly url: string
  readonly close: () => Promise<void>
}

/**
 * @param options.port 0 takes a free one.
 * @param options.isOwner whether a bearer token opens the server.
 * @throws {PortInUse}
 */
export async function serveMcpHttp(
  servers: McpServerFactory,
  options: { readonly port: number; readonly isOwner: (token: string) => boolean },
): Promise<McpHttpServer> {
  const handler = createMcpHandler(servers, { maxRequestBodySize: MAX_BODY_BYTES })
  const serve = toNodeHandler(handler, { maxRequestBodySize: MAX_BODY_BYTES })
  const http = createServer(
    // A missing Host is refused by the guard, in our words.
    { requireHostHeader: false, requestTimeout: SCAN_DEADLINE_MS },
    (request, response) => {
      try {
        check(request, options.isOwner)
      } catch (error) {
        refuse(response, error instanceof ScanError ? error : new ScanError('INTERNAL_ERROR'))
        return
      }
      void serve(request as NodeIncomingMessageLike, response)
    },
  )
  await new Promise<void>((resolve, reject) => {
    http.once('error', (error) =>
      reject(
        'code' in error && error.code === 'EADDRINUSE' ? new PortInUse(options.port, error) : error,
      ),
    )
    http.listen(options.port, '127.0.0.1', resolve)
  })
  const { port } = http.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}${MCP_PATH}`,
    async close() {
      await handler.close()
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
    },
  }
}

/** @throws {ScanError} */
function check(request: IncomingMessage, isOwner: (token: string) => boolean): void {
  const { method = '', url = '', headers, socket } = request
  guardLoopback({ method, url, headers }, socket.localPort ?? 0)
  if ((request.headersDistinct.host?.length ?? 0) > 1) throw new ScanError('INVALID_REQUEST')
  if (url !== MCP_PATH) throw new ScanError('NOT_FOUND')
  const [, token] = /^Bearer +([\x21-\x7e]+) *$/i.exec(headers.authorization ?? '') ?? []
  if (token === undefined) throw new ScanError('AUTH_REQUIRED')
  if (!isOwner(token)) {
    throw new ScanError(
      'INVALID_API_KEY',
      "The API key is not a living one of the owner's account.",
    )
  }
}

function refuse(response: ServerResponse, { code, message, status }: ScanError): void {
  const body = JSON.stringify({ error: { code, message } })
  response
    .writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }),
      // What is refused is not read to its end.
      Connection: 'close',
    })
    .end(body)
}
