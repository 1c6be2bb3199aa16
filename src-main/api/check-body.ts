/**
 * Checks values from outside against the schemas of the contract, and says in
 * one sentence what is wrong and where.
 */

import type Type from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { type ErrorCode, ScanError } from '../../src-shared/contract/error-codes.ts'
import { MAX_GATE_ENTRIES } from '../../src-shared/contract/limits.ts'
import { PATTERN_WORDS } from '../../src-shared/contract/scan-request.ts'

/** A name in a path is the client's own; a huge one would only fill the answer. */
const MAX_PATH_LENGTH = 200

/** One more than most schemas allow an object or array, so that what is cut there is wrong all the same. */
const MAX_MEMBERS = MAX_GATE_ENTRIES + 1
/** Deeper than any schema looks. */
const MAX_DEPTH = 8

type Check<T> = (value: unknown, path?: string) => T

/**
 * Compiles a schema into a function that gives the value, typed, or throws.
 * @param codeFor the code for a problem at a JSON pointer.
 * @param maxMembers one more than the schema allows an object or array.
 * @throws {ScanError} from the returned function; `path` stands before the pointer.
 */
export function checkerOf<S extends Type.TSchema>(
  schema: S,
  codeFor: (pointer: string) => ErrorCode,
  maxMembers = MAX_MEMBERS,
): Check<Type.Static<S>> {
  const validator = Compile(schema)
  return (value, path = '') => {
    const part = cut(value, maxMembers)
    if (validator.Check(part)) return value as Type.Static<S>
    const [first] = validator.Errors(part)
    const pointer = `${path}${first?.instancePath ?? ''}`
    const where = printable(pointer) || 'The body'
    if (first?.keyword === 'boolean') {
      // A field too many is a mistake in the object that holds it.
      const parent = pointer.slice(0, pointer.lastIndexOf('/'))
      throw new ScanError(codeFor(parent), `${where} is not a known field.`)
    }
    throw new ScanError(codeFor(pointer), `${where} ${plain(first)}.`)
  }
}

/**
 * As much of a value as a schema looks at; what is cut off is wrong already.
 * The library walks values by recursion and looks for all errors: a body of the
 * largest size would overflow its stack, or hold everybody up for seconds.
 */
function cut(value: unknown, maxMembers: number, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth > MAX_DEPTH) return null
  if (Array.isArray(value)) {
    return value.slice(0, maxMembers).map((item) => cut(item, maxMembers, depth + 1))
  }
  // As entries, because a member may be called `__proto__`.
  const entries = Object.keys(value)
    .slice(0, maxMembers)
    .map((key) => [
      key,
      cut((value as Readonly<Record<string, unknown>>)[key], maxMembers, depth + 1),
    ])
  return Object.fromEntries(entries)
}

/** A path of names that a client gave, for a message: in ASCII and not too long. */
export function printable(pointer: string): string {
  const clean = pointer.replace(/[^\x20-\x7e]/g, '?')
  return clean.length > MAX_PATH_LENGTH ? `${clean.slice(0, MAX_PATH_LENGTH)}…` : clean
}

type SchemaError = ReturnType<Validator['Errors']>[number]

/** What is wrong with a value: the library's sentence, with what would be right where that leaves it out. */
function plain(error: SchemaError | undefined): string {
  if (error === undefined) return 'is invalid'
  switch (error.keyword) {
    case 'pattern':
      return PATTERN_WORDS.get(`${error.params.pattern}`) ?? 'is not one of the allowed names'
    case 'enum':
      return `is none of ${error.params.allowedValues.join(', ')}`
    case 'type':
      return `must be ${[error.params.type].flat().map(withArticle).join(' or ')}`
    default:
      return error.message
  }
}

function withArticle(type: string): string {
  return `${/^[aio]/.test(type) ? 'an' : 'a'} ${type}`
}
