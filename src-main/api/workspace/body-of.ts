/** Bodies of the app's own API. */

import type { FastifyRequest } from 'fastify'
import type Type from 'typebox'
import { ScanError } from '../../../src-shared/contract/error-codes.ts'
import { checkerOf } from '../check-body.ts'
import type { ScanBody } from '../scan-content.ts'

/**
 * Reads the JSON body of a request by its schema.
 * @param maxMembers one more than the schema allows an array; 512 where left out.
 * @throws {ScanError} from the returned function: UNSUPPORTED_MEDIA_TYPE, INVALID_INPUT.
 */
export function bodyReader<S extends Type.TSchema>(
  schema: S,
  maxMembers?: number,
): (request: FastifyRequest) => Type.Static<S> {
  const check = checkerOf(schema, () => 'INVALID_INPUT', maxMembers)
  return (request) => {
    const body = request.body as ScanBody | undefined
    if (body?.type !== 'json') throw new ScanError('UNSUPPORTED_MEDIA_TYPE')
    return check(body.value)
  }
}

/** A number of the query from 0, in fifteen digits at most; undefined where it is left out. @throws {ScanError} INVALID_REQUEST */
export function numberOf(request: FastifyRequest, name: string): number | undefined {
  const value = (request.query as Readonly<Record<string, unknown>>)[name]
  if (value === undefined) return undefined
  if (typeof value === 'string' && /^\d{1,15}$/.test(value)) return Number(value)
  throw new ScanError('INVALID_REQUEST', `The query's "${name}" is not a number.`)
}
