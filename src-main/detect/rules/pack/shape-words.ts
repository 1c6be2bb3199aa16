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

/** What the YAML reader says of a place: its code is coarser than its sentence. */
export interface YamlComplaint {
  readonly code: string
  readonly message: string
}

const OTHER_COLUMN = 'begins in another column than the fields or items beside it'

/** What the YAML reader says, by the start of its sentence or by its code, in words of the format's own grammar. */
const YAML_WORDS: readonly (readonly [start: string, words: string])[] = [
  ['TAB_AS_INDENT', 'begins with a tab: spaces say what belongs to what'],
  ['Sequence item without -', OTHER_COLUMN],
  ['All mapping items', OTHER_COLUMN],
  ['All sequence items', OTHER_COLUMN],
  ['Flow sequence in block', 'a list before it is not closed by ]'],
  ['Flow map in block', 'fields before it are not closed by }'],
  ['Missing closing', 'a text in quotes is not closed'],
  [
    'Unexpected scalar at node end',
    'has words behind a quote or a bracket: a text that holds those stands in single quotes, a quote within it twice',
  ],
  [
    'BAD_SCALAR_START',
    'has a text that begins with a sign of the grammar: it stands in single quotes',
  ],
  ['BLOCK_AS_IMPLICIT_KEY', 'has a second colon: a text that holds one stands in single quotes'],
  ['MULTILINE_IMPLICIT_KEY', 'has a name without a colon and a space behind it'],
  ['BAD_DQ_ESCAPE', 'has a backslash in double quotes: a pattern stands in single quotes'],
]

/** What the YAML reader complains of first in a line, and what else in that one. */
export function yamlWords([first, ...others]: readonly [YamlComplaint, ...YamlComplaint[]]) {
  const { code, message } = first
  // Read as more of the value above it, a field that is set in too far makes a name of two lines with two colons.
  const isSetIn =
    code === 'BLOCK_AS_IMPLICIT_KEY' &&
    others.some((other) => other.code === 'MULTILINE_IMPLICIT_KEY')
  if (isSetIn) return 'the line behind it begins further right than the fields beside it'
  const known = YAML_WORDS.find(([start]) => code === start || message.startsWith(start))
  return known?.[1] ?? message
}

function listed(names: unknown): string {
  return (Array.isArray(names) ? names.map(String) : []).slice(0, MAX_NAMES).join(', ')
}
