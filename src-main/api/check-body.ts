/**
 * Checks values from outside against the schemas of the contract, and says in
 * one sentence what is wrong and where.
 */

import type Type from 'typebox'
import { Compile } from 'typebox/compile'
import { type ErrorCode, ScanError } from '../../src-shared/contract/error-codes.ts'

/** A name in a path is the client's own; a huge one would only fill the answer. */
const MAX_PATH_LENGTH = 200

type Check<T> = (value: unknown, path?: string) => T

/**
 * Compiles a schema into a function that gives the value, typed, or throws.
 * @param codeFor the code for a problem at a JSON pointer.
 * @throws {ScanError} from the returned function; `path` stands before the pointer.
 */
export function checkerOf<S extends Type.TSchema>(
  schema: S,
  codeFor: (pointer: string) => ErrorCode,
): Check<Type.Static<S>> {
  const validator = Compile(schema)
  return (value, path = '') => {
    if (validator.Check(value)) return value as Type.Static<S>
    const [first] = validator.Errors(value)
    const pointer = `${path}${first?.instancePath ?? ''}`
    const where = printable(pointer) || 'The body'
    if (first?.keyword === 'boolean') {
      // A field too many is a mistake in the object that holds it.
      const parent = pointer.slice(0, pointer.lastIndexOf('/'))
      throw new ScanError(codeFor(parent), `${where} is not a known field.`)
    }
    throw new ScanError(codeFor(pointer), `${where} ${plain(first?.message)}.`)
  }
}

function printable(pointer: string): string {
  const clean = pointer.replace(/[^\x20-\x7e]/g, '?')
  return clean.length > MAX_PATH_LENGTH ? `${clean.slice(0, MAX_PATH_LENGTH)}…` : clean
}

/** The library's sentence without the patterns, which explain nothing to a reader. */
function plain(message = 'is invalid'): string {
  return message.startsWith('must match pattern') ? 'is not one of the allowed names' : message
}
