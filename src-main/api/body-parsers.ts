/** Reads request bodies whole, up to the size of the interface, and leaves them to the handlers. */

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ScanError } from '../../src-shared/contract/error-codes.ts'
import { MAX_BODY_BYTES } from '../../src-shared/contract/limits.ts'
import type { ScanBody } from './scan-content.ts'

/**
 * Installs the two parsers in place of Fastify's own, whose JSON parser answers
 * 400 to a `__proto__` key that the schemas must refuse with 422. Any other
 * type is refused with 415, a larger body with 413.
 */
export function addBodyParsers(app: FastifyInstance): void {
  const options = { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES } as const
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    options,
    async (request: FastifyRequest, body: Buffer) => {
      const contentType = request.headers['content-type'] ?? ''
      return { type: 'json', value: parseJson(body), bytes: body, contentType } satisfies ScanBody
    },
  )
  app.addContentTypeParser(
    'multipart/form-data',
    options,
    async (request: FastifyRequest, body: Buffer) => {
      const contentType = request.headers['content-type'] ?? ''
      return { type: 'multipart', bytes: body, contentType } satisfies ScanBody
    },
  )
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    // The platform's message quotes the body, so it is dropped.
    throw new ScanError('INVALID_REQUEST', 'The body is not JSON in UTF-8.')
  }
}
