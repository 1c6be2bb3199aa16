/** `/docs`: the interface for readers, from this service alone. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { OpenApiDocument } from '../../src-shared/contract/openapi-document.ts'
import { resourcesDir } from '../entry-points.ts'
import { docsPage } from './docs/docs-page.ts'

/** Its style and its buttons are files of their own, so nothing inline is ever needed. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-cache',
} as const

const FILES = {
  'docs.css': 'text/css; charset=utf-8',
  'docs.js': 'text/javascript; charset=utf-8',
} as const

/** Serves the page and its two files. */
export function addDocsRoute(app: FastifyInstance, document: OpenApiDocument): void {
  app.get('/docs', async (request, reply) =>
    reply
      .headers(HEADERS)
      .type('text/html; charset=utf-8')
      .send(docsPage(document, `http://${request.host}`)),
  )
  for (const [name, type] of Object.entries(FILES)) {
    app.get(`/docs/${name}`, async (_request, reply) =>
      reply
        .headers(HEADERS)
        .type(type)
        .send(await readFile(join(resourcesDir(), 'docs', name), 'utf8')),
    )
  }
}
