/** What is not there: 404, or 405 where the address is right and the method is not. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ScanError } from '../../src-shared/contract/error-codes.ts'

/**
 * Answers addresses and methods that no route takes. Call it before the routes
 * are registered: it learns them as they come.
 */
export function refuseUnknownRoutes(app: FastifyInstance): void {
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
  const refuse = (request: FastifyRequest, reply: FastifyReply): never => {
    const [path = ''] = request.url.split('?')
    const allowed = routes.filter(({ pattern }) => pattern.test(path)).flatMap((r) => r.methods)
    if (allowed.length === 0) throw new ScanError('NOT_FOUND')
    reply.header('allow', [...new Set(allowed)].join(', '))
    throw new ScanError('METHOD_NOT_ALLOWED')
  }
  // Already here, because a handler comes after the body was read, whose faults would answer instead.
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) refuse(request, reply)
  })
  // For what the files of the app leave over.
  app.setNotFoundHandler(refuse)
}
