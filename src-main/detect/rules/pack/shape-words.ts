/** What is wrong with a rule pack's shape, in the words of who writes one: schemas and readers of YAML have their own. */

import type { TLocalizedValidationError } from 'typebox/error'

/** Names that one sentence lists; a broken file can have as many as it has lines. */
const MAX_NAMES = 20

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  array: 'a list',
  object: 'fields, each with its name and a colon',
  boolean: 'true or false',
}

/**
 * A schema's complaint, after the name of the field that it is about.
 * @param patterns what the schema says by an expression alone.
 */
export function shapeWords(
  { keyword, params, message }: TLocalizedValidationError,
  patterns: ReadonlyMap<unknown, string>,
): string {
  const told: Readonly<Record<string, unknown>> = { ...params }
  switch (keyword) {
    case 'required':
      return `is missing: ${listed(told.requiredProperties)}`
    case 'additionalProperties':
      return `has no field of that name: ${listed(told.additionalProperties)}`
    case 'enum':
      return `must be one of: ${listed(told.allowedValues)}`
    case 'type':
      return `must be ${TYPES[String(told.type)] ?? String(told.type)}`
    case 'minItems':
      return `needs ${told.limit} at least`
    case 'minLength':
      return told.limit === 1 ? 'is empty' : `needs ${told.limit} characters at least`
    case 'maxLength':
      return `has more than ${told.limit} characters`
    case 'minimum':
      return `must be ${told.limit} or more`
    case 'maximum':
      return `must be ${told.limit} or less`
    case 'uniqueItems':
      return 'names something twice'
    default:
      return patterns.get(told.pattern) ?? message
  }
}

/** By the code of the YAML reader, what its sentence says in words of the format's own grammar. */
const YAML_WORDS: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'begins with a tab: spaces say what belongs to what',
  BLOCK_AS_IMPLICIT_KEY: 'has a second colon: a text that holds one stands in single quotes',
  MULTILINE_IMPLICIT_KEY: 'has a name without a colon and a space behind it',
  BAD_DQ_ESCAPE: 'has a backslash in double quotes: a pattern stands in single quotes',
}

/** A complaint of the YAML reader, after its line. */
export function yamlWords({ code, message }: { readonly code: string; readonly message: string }) {
  return YAML_WORDS[code] ?? message
}

function listed(names: unknown): string {
  return (Array.isArray(names) ? names.map(String) : []).slice(0, MAX_NAMES).join(', ')
}
