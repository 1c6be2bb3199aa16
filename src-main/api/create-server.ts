/**
 * The HTTP door: one Fastify app for the interface, the app's own API and the
 * built renderer. The life of a request, refusals leaving at each step:
 *
 *   request id → loopback guard → route (404, 405)
 *     → query (400) → credentials (401) → scope (403)
 *       → Content-Type (415) → size (413) → syntax (400)
 *         → handler: fields (422) → idempotency (409, or the kept answer)
 *           → request rate (429) → preparation (422, 504) → sizes (413, 422)
 *             → token rate and quota (429) → charge → answer
 *   every refusal → error-handler.ts
 */

import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import type { Logger } from 'pino'
import { ScanError } from '../../src-shared/contract/error-codes.ts'
import { MAX_BODY_BYTES, SCAN_DEADLINE_MS } from '../../src-shared/contract/limits.ts'
import { openApiDocument } from '../../src-shared/contract/openapi.ts'
import { type Authenticate, requireScope } from './authenticate.ts'
import { addBodyParsers } from './body-parsers.ts'
import { type CreateScanParts, createScan } from './create-scan.ts'
import { handleError } from './error-handler.ts'
import { getScan } from './get-scan.ts'
import { guardLoopback } from './loopback-guard.ts'
import { refuseUnknownRoutes } from './unknown-route.ts'
import { addWorkspaceRoutes, type WorkspaceParts } from './workspace/workspace-routes.ts'

export interface ServerParts extends CreateScanParts, WorkspaceParts {
  readonly authenticate: Authenticate
  readonly log: Logger
}

/** Time for a client to send a whole request; a slow one frees its place after it. */
const REQUEST_TIMEOUT_MS = SCAN_DEADLINE_MS

/** The service's HTTP app, not yet listening. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    clientErrorHandler: refuseBrokenHttp,
    frameworkErrors: handleError,
  }) as unknown as FastifyInstance
  app.decorateRequest('principal')
  app.setErrorHandler(handleError)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    guardLoopback(request.headers, request.socket.localPort ?? 0)
  })
  refuseUnknownRoutes(app)
  addBodyParsers(app)
  addInterfaceRoutes(app, parts)
  await addWorkspaceRoutes(app, parts)
  return app
}

function addInterfaceRoutes(app: FastifyInstance, parts: ServerParts): void {
  const guarded = (scope: 'scan:write' | 'scan:read') => ({
    onRequest: async (request: FastifyRequest) => {
      refuseQuery(request)
      request.principal = parts.authenticate(request.headers.authorization)
      requireScope(request.principal, scope)
    },
  })
  app.post('/api/v1/scan', guarded('scan:write'), (request, reply) => {
    if (request.body === undefined) throw new ScanError('UNSUPPORTED_MEDIA_TYPE')
    return createScan(parts, request, reply)
  })
  app.get('/api/v1/scan/:job_id', guarded('scan:read'), async (request, reply) =>
    getScan(parts, request, reply),
  )
  app.get('/healthz', async () => ({ status: 'ok' }))
  const openApi = openApiDocument()
  app.get('/openapi.json', async () => openApi)
}

function refuseQuery(request: FastifyRequest): void {
  const [, query = ''] = request.url.split('?', 2)
  if (query !== '') throw new ScanError('UNSUPPORTED_QUERY')
}

/** What is not HTTP has no request to answer, so the Error object is written by hand. */
function refuseBrokenHttp(_error: Error, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const requestId = randomUUID()
  const { code, message } = new ScanError('INVALID_REQUEST')
  const body = JSON.stringify({ error: { code, message, request_id: requestId } })
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nX-Request-ID: ${requestId}\r\nConnection: close\r\n` +
      `Content-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
