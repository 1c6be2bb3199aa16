/** Reads request bodies whole, up to the size of the interface, and leaves them to the handlers. */

import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ScanError } from '../../src-shared/contract/error-codes.ts'
import { MAX_BODY_BYTES } from '../../src-shared/contract/limits.ts'
import { PoolFull } from '../workers/worker-failure.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'
import { parseJson, type ReadJson } from './parse-json.ts'
import type { ReadBody } from './read-bodies.ts'
import type { ScanBody } from './scan-content.ts'

/**
 * Installs the two parsers in place of Fastify's own, whose JSON parser answers
 * 400 to a `__proto__` key that the schemas must refuse with 422. Any other
 * type is refused with 415, a larger body with 413.
 */
export function addBodyParsers(app: FastifyInstance, readBody: ReadBody, jsonPool: JsonPool): void {
  const options = { bodyLimit: MAX_BODY_BYTES }
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    options,
    async ({ raw, headers }: FastifyRequest) => {
      const sent = await readBody(raw)
      const contentType = headers['content-type'] ?? ''
      const { value, sha256 } = await parsedBody(sent, jsonPool)
      return { type: 'json', value, sha256, contentType } satisfies ScanBody
    },
  )
  app.addContentTypeParser(
    'multipart/form-data',
    options,
    async ({ raw, headers }: FastifyRequest) => {
      const bytes = await readBody(raw)
      const contentType = headers['content-type'] ?? ''
      return { type: 'multipart', bytes, contentType } satisfies ScanBody
    },
  )
}

/** Reads large bodies in a thread, where they stay. */
export type JsonPool = WorkerPool<Uint8Array, ReadJson>

/** Bytes that take a millisecond or two. */
const SMALL = 64 * 1_024

/** What a body holds. @throws {ScanError} without a word of it. */
async function parsedBody(body: Buffer<ArrayBuffer>, pool: JsonPool) {
  const { parsed, sha256 } =
    body.length <= SMALL
      ? { parsed: parseJson(body), sha256: () => hash('sha256', body) }
      : await readElsewhere(body, pool)
  if (parsed.ok) return { value: parsed.value, sha256 }
  if (parsed.problem === 'malformed') {
    const { brokenAt } = parsed
    const place = brokenAt === undefined ? '' : ` (from byte ${brokenAt} on)`
    throw new ScanError('INVALID_REQUEST', `The body is not JSON in UTF-8${place}.`)
  }
  throw new ScanError(
    'INVALID_INPUT',
    'The body holds more values, or deeper ones, than are taken.',
  )
}

/** The body is moved: what was handed over is empty from then on. */
async function readElsewhere(body: Buffer<ArrayBuffer>, pool: JsonPool) {
  try {
    const { parsed, sha256 } = await pool.run(body, { moved: [body.buffer] })
    return { parsed, sha256: () => sha256 }
  } catch (error) {
    if (!(error instanceof PoolFull)) throw error
    throw new ScanError('SERVICE_UNAVAILABLE', 'Too much is being sent at once; try again soon.')
  }
}
