/**
 * The HTTP door: one Fastify app for the interface, the app's own API and the
 * built renderer. The life of a request, refusals leaving at each step:
 *
 *   request id → loopback guard → route (404, 405)
 *     → query (400) → credentials (401) → scope (403)
 *       → Content-Type (415) → size (413) → syntax (400)
 *         → handler: fields (422) → idempotency (409, or the kept answer)
 *           → request rate (429) → preparation (422, 504) → sizes (413, 422)
 *             → token rate and quota (429) → charge → answer; of a small text asked with its charge
 *   every refusal → error-handler.ts
 */

import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import type { Logger } from 'pino'
import { ScanError } from '../../src-shared/contract/error-codes.ts'
import { MAX_BODY_BYTES } from '../../src-shared/contract/limits.ts'
import { openApiDocument } from '../../src-shared/contract/openapi.ts'
import type { Limits } from '../accounts/limits.ts'
import { answerBeforeEnd } from './answer-before-end.ts'
import { type Authenticate, requireScope } from './authenticate.ts'
import { addBodyParsers, type JsonPool } from './body-parsers.ts'
import { addCallLog } from './call-log.ts'
import { type CreateScanParts, createScan } from './create-scan.ts'
import { addDocsRoute } from './docs-route.ts'
import { handleError } from './error-handler.ts'
import { getScan } from './get-scan.ts'
import { guardLoopback } from './loopback-guard.ts'
import { boundBodies } from './read-bodies.ts'
import { readRefusedBodies } from './refused-bodies.ts'
import { dropSlowClients } from './slow-clients.ts'
import { refuseUnknownRoutes } from './unknown-route.ts'
import { sendPage } from './workspace/renderer-routes.ts'
import { addWorkspaceRoutes, type WorkspaceParts } from './workspace/workspace-routes.ts'

export interface ServerParts extends Omit<CreateScanParts, 'ending'>, WorkspaceParts {
  readonly authenticate: Authenticate
  /** A client's time to send a whole request. */
  readonly requestTimeoutMs: number
  /** How long requests may go on once the service ends. */
  readonly endingMs: number
  readonly jsonPool: JsonPool
  readonly log: Logger
}

/** Headers, and so addresses, are at most as long as this by Node's own limit. */
const MAX_ADDRESS_LENGTH = 16 * 1024

const LOOK_EVERY_MS = 2_000

/** The service's HTTP app, not yet listening. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const answered = new WeakSet<Socket>()
  const app = Fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: parts.requestTimeoutMs,
    // A missing Host is refused by our guard, with an Error object. Slow clients are looked for
    // often enough that none stays long over its time.
    http: {
      requireHostHeader: false,
      connectionsCheckingInterval: Math.min(LOOK_EVERY_MS, Math.ceil(parts.requestTimeoutMs / 4)),
    },
    // What is too long for an id is still an id of the wrong form, not another address.
    routerOptions: { maxParamLength: MAX_ADDRESS_LENGTH },
    forceCloseConnections: true,
    // Fastify's own refusal would be no Error object; see answer-before-end.ts.
    return503OnClosing: false,
    exposeHeadRoutes: false,
    clientErrorHandler: (_error, socket) => refuseBrokenHttp(socket, answered.has(socket)),
    frameworkErrors: handleError,
  }) as unknown as FastifyInstance
  app.decorateRequest('principal')
  app.setErrorHandler(handleError)
  // Hooks that wait for nothing call back: a promise a hook was a tenth of the door's own time.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    refuseAmbiguity(request.raw)
    guardLoopback(request, request.socket.localPort ?? 0)
    done()
  })
  const ending = answerBeforeEnd(app, parts.endingMs)
  // What is answered here is somebody's text or about it: no browser keeps it beyond the page.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done()
  })
  const { rendererDir } = parts
  const calls = addCallLog(app, parts.clock)
  refuseUnknownRoutes(
    app,
    rendererDir === undefined ? undefined : (reply) => sendPage(rendererDir, reply),
  )
  readRefusedBodies(app, answered)
  dropSlowClients(app.server)
  passOverExpectations(app)
  addBodyParsers(app, boundBodies(app), parts.jsonPool)
  addInterfaceRoutes(app, { ...parts, ending })
  await addWorkspaceRoutes(app, parts, calls)
  return app
}

function addInterfaceRoutes(app: FastifyInstance, parts: ServerParts & CreateScanParts): void {
  const guarded = (scope: 'scan:write' | 'scan:read') => ({
    onRequest: async (request: FastifyRequest) => {
      refuseQuery(request)
      request.principal = await parts.authenticate(request.headers.authorization)
      requireScope(request.principal, scope)
    },
  })
  const submission = {
    ...guarded('scan:write'),
    preParsing: (request: FastifyRequest, _reply: unknown, _body: unknown, done: () => void) => {
      refuseLargeBeyondRate(parts.limits, request)
      done()
    },
  }
  app.post('/api/v1/scan', submission, (request, reply) => {
    if (request.body === undefined) throw new ScanError('UNSUPPORTED_MEDIA_TYPE')
    return createScan(parts, request, reply)
  })
  app.get('/api/v1/scan/:job_id', guarded('scan:read'), async (request, reply) =>
    getScan(parts, request, reply),
  )
  app.get('/healthz', async () => ({ status: 'ok' }))
  const openApi = openApiDocument()
  app.get('/openapi.json', async () => openApi)
  addDocsRoute(app, openApi)
}

/** Bytes of a body that are worth asking first whether it may come at all. */
const LARGE_BODY = 256 * 1_024

/**
 * A large body is not read where its request would only be refused for its rate. With a key
 * it may be a repeat, which has no rate, and only its content can tell.
 */
function refuseLargeBeyondRate(limits: Limits, { headers, principal }: FastifyRequest): void {
  const isLarge =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > LARGE_BODY
  if (isLarge && headers['idempotency-key'] === undefined) limits.checkRate(principal)
}

function refuseQuery(request: FastifyRequest): void {
  const mark = request.url.indexOf('?')
  if (mark >= 0 && mark < request.url.length - 1) throw new ScanError('UNSUPPORTED_QUERY')
}

/** Headers that hold one value: Node takes the first, and others may take the last. */
const SENT_ONCE = ['Host', 'Authorization', 'Content-Type']

/**
 * Refuses what two readers of one request could understand differently.
 * RFC 9112: more than one Host is 400 (section 3.2); a transfer coding that is not
 * understood leaves the body's length unknown (section 6.1). RFC 9110: nobody may send
 * a header twice that is no list (section 5.3); a content coding that is not taken is
 * 415 (section 15.5.16).
 */
function refuseAmbiguity({ headers, rawHeaders }: IncomingMessage): void {
  for (const header of SENT_ONCE) {
    if (timesSent(header.toLowerCase(), rawHeaders) > 1) {
      throw new ScanError('INVALID_REQUEST', `There is more than one ${header} header.`)
    }
  }
  const transfer = headers['transfer-encoding']
  if (transfer !== undefined && transfer.toLowerCase() !== 'chunked') {
    throw new ScanError('INVALID_REQUEST', 'The only Transfer-Encoding taken is "chunked".')
  }
  const content = headers['content-encoding']
  if (content !== undefined && content.toLowerCase() !== 'identity') {
    throw new ScanError('UNSUPPORTED_MEDIA_TYPE', 'No Content-Encoding is taken.')
  }
}

/** How often a header stands there, of names and values in turn; Node's lists of each would all be made for one. */
function timesSent(header: string, names: readonly string[]): number {
  let times = 0
  for (let at = 0; at < names.length; at += 2) {
    if (names[at]?.toLowerCase() === header) times++
  }
  return times
}

/** Node answers an unknown `Expect` by itself, without a body; it may as well be ignored (RFC 9110, section 10.1.1). */
function passOverExpectations(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => {
    app.server.emit('request', request, response)
  })
}

/**
 * What is not HTTP has no request to answer, so the Error object is written by hand. Where nothing
 * came at all there is nothing to answer: browsers connect ahead of their next request, and would take
 * the refusal for its answer; of a connection that just closes they ask again on another.
 * @param isAnswered whether it came behind a request that was refused: one answer is enough.
 */
function refuseBrokenHttp(socket: Socket, isAnswered: boolean): void {
  if (isAnswered) {
    socket.end()
    return
  }
  if (!socket.writable || socket.bytesRead === 0) {
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
