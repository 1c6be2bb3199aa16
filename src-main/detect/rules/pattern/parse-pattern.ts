/**
 * Parses a rule's pattern as ECMAScript writes it, with `@eslint-community/regexpp`,
 * without the flags `u` and `v`: in UTF-16 units, as the texts of rules are read.
 */

import { type AST, RegExpParser, RegExpSyntaxError } from '@eslint-community/regexpp'

/** What cannot be said to a linear engine; the message says where. */
export class PatternError extends Error {}

/** The last edition that knows no flags within groups and no name given twice, which rules do without. */
const EDITION = 2024
/** Without the old forms that browsers put up with; reads once what the other reads twice for its named groups. */
const strict = new RegExpParser({ ecmaVersion: EDITION, strict: true })
/** With them (ECMA-262 annex B), as `RegExp` has them. */
const tolerant = new RegExpParser({ ecmaVersion: EDITION })

let last: { readonly pattern: string; readonly tree: AST.Pattern } | undefined

/**
 * The syntax tree of a pattern. The last one is remembered: whoever compiles a rule also works out
 * its anchor, and parsing is what takes the time.
 * @throws {PatternError} where it is no regular expression.
 */
export function parsePattern(pattern: string): AST.Pattern {
  if (last?.pattern === pattern) return last.tree
  const tree = parse(pattern)
  last = { pattern, tree }
  return tree
}

function parse(pattern: string): AST.Pattern {
  try {
    return strict.parsePattern(pattern)
  } catch (error) {
    if (!(error instanceof RegExpSyntaxError)) throw error
    return parseTolerantly(pattern)
  }
}

function parseTolerantly(pattern: string): AST.Pattern {
  try {
    return tolerant.parsePattern(pattern)
  } catch (error) {
    if (!(error instanceof RegExpSyntaxError)) throw error
    // The message repeats the whole pattern before it says what is wrong.
    const problem = error.message.slice(error.message.lastIndexOf(': ') + 2)
    throw new PatternError(`${problem} at ${error.index}`)
  }
}
