/** Serves the built renderer: the page with a fresh nonce, and its files. */

import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Stands in index.html where the nonce of a response belongs. */
const NONCE_PLACE = '__CSP_NONCE__'

/** Addresses inside the app: reloading one gives the page, which then opens the room. */
const ROOMS = ['/', '/scan', '/review', '/review/:id', '/history', '/server', '/settings']

/** What the build names after its content never changes under that name. */
const NAMED_BY_CONTENT = /-[\w-]{8}\.\w+$/

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const

/** @param folder the built renderer, with an index.html. */
export async function addRendererRoutes(app: FastifyInstance, folder: string): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS)
  })
  // The page itself comes from the rooms below, which fill in the nonce.
  const allowedPath = (path: string) => path !== '/index.html'
  const built = join(folder, 'assets')
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    allowedPath,
    // A browser asks for none of them twice; the rest it asks for each time, and is told that it is the same.
    setHeaders: (reply, path) => {
      if (dirname(path) !== built || !NAMED_BY_CONTENT.test(path)) return
      reply.header('cache-control', 'public, max-age=31536000, immutable')
    },
  })
  for (const room of ROOMS) app.get(room, (_request, reply) => sendPage(folder, reply))
}

/** The page of the app, with a fresh nonce. */
export async function sendPage(folder: string, reply: FastifyReply): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64')
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  return reply
    .header('content-security-policy', contentSecurityPolicy(nonce))
    .type('text/html; charset=utf-8')
    .send(page.replaceAll(NONCE_PLACE, nonce))
}

/**
 * Nothing from elsewhere, no inline script. WebAssembly is for the image
 * decoders of the page view; styles by nonce are the text editor's.
 */
function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
