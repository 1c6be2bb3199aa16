/** What is not there: 404, or 405 where the address is right and the method is not; a page of the app for whoever looks with a browser. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ScanError } from '../../src-shared/contract/error-codes.ts'

/** Sends the page of the app, which says that there is nothing and leads back. */
export type SendPage = (reply: FastifyReply) => Promise<FastifyReply>

/**
 * Answers addresses and methods that no route takes. Call it before the routes
 * are registered: it learns them as they come.
 * @param sendPage left out where there is no app.
 */
export function refuseUnknownRoutes(app: FastifyInstance, sendPage?: SendPage): void {
  const routes: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.includes('*')) {
      const segments = url
        .split('/')
        .map((name) => (/^:/.test(name) ? '[^/]+' : RegExp.escape(name)))
      const pattern = new RegExp(`^${segments.join('/')}$`)
      routes.push({ pattern, methods: [method].flat() })
    }
  })
  const refuse = (request: FastifyRequest, reply: FastifyReply) => {
    const path = decoded(request.url.split('?')[0] ?? '')
    const allowed = routes.filter(({ pattern }) => pattern.test(path)).flatMap((r) => r.methods)
    if (allowed.length === 0) {
      if (sendPage !== undefined && asksForPage(request, path)) return sendPage(reply.code(404))
      throw new ScanError('NOT_FOUND')
    }
    reply.header('allow', [...new Set(allowed)].join(', '))
    throw new ScanError('METHOD_NOT_ALLOWED')
  }
  // Already here, because a handler comes after the body was read, whose faults would answer instead.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) return refuse(request, reply)
    done()
  })
  // For what the files of the app leave over.
  app.setNotFoundHandler(refuse)
}

/** As the router reads it, which leaves escapes of signs that part an address; what is none stays as it came. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** A tab that goes there (its Accept names HTML, which no program's does by itself), and no address of an API. */
function asksForPage({ method, headers }: FastifyRequest, path: string): boolean {
  return (
    method === 'GET' &&
    !/^\/(?:api|workspace|assets)(?:\/|$)/.test(path) &&
    (headers.accept ?? '').includes('text/html')
  )
}
