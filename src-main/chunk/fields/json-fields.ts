/**
 * Values of JSON, of lines of JSON and of what programs print like it, wherever they stand in a text: a string behind a
 * quoted key, or in a list under one.
 *
 * One pass over strings and brackets, so that what is cut short or stands amid prose is read, too.
 */

import type { Range } from '../../../src-shared/model/spans.ts'
import { DEEPEST, type Field, LONGEST_KEY, type Step } from './field.ts'

/**
 * A string in double quotes, or in single ones, which are apostrophes within words; or a sign between values. A string
 * that is never closed goes on to the end of its line, so that no sign is read twice.
 */
const TOKEN =
  /"(?:[^"\\\n]|\\[^\n])*(?:"|\\?(?=\n)|\\?$)|(?<![\p{L}\p{N}\\])'(?:[^'\\\n]|\\[^\n])*(?:'|\\?(?=\n)|\\?$)|[{}[\],]/gu
const COLON = /\s{0,8}:/y
/** What every text with a key has. */
const KEY = /["']\s{0,8}:/

/** What is open: an object with the key that was read last, or a list with the place of its next value. */
interface Level {
  key?: string | undefined
  index?: number
}

/** In reading order. */
export function jsonFields(text: string): readonly Field[] {
  if (!KEY.test(text)) return []
  const fields: Field[] = []
  // What stands before the first bracket is read as within an object, as a piece of a document begins.
  const levels: Level[] = [{}]
  let tooDeep = 0
  for (const { 0: token, index: at } of text.matchAll(TOKEN)) {
    const top = levels.at(-1) as Level
    if (token === '{' || token === '[') {
      if (levels.length > DEEPEST) tooDeep++
      else levels.push(token === '[' ? { index: 0 } : {})
    } else if (token === '}' || token === ']') {
      if (tooDeep > 0) tooDeep--
      else if (levels.length > 1) levels.pop()
      if (tooDeep === 0) (levels.at(-1) as Level).key = undefined
    } else if (token === ',') {
      if (top.index === undefined) top.key = undefined
      else top.index++
    } else if (top.index === undefined && isBeforeColon(text, at + token.length)) {
      top.key = token.slice(1, LONGEST_KEY + 1).replace(/["']$/, '')
    } else {
      const isValue = top.index === undefined ? top.key !== undefined : levels.some(hasKey)
      if (isValue) fields.push({ ...within(token, at), path: pathOf(levels) })
      top.key = undefined
    }
  }
  return fields
}

function isBeforeColon(text: string, at: number): boolean {
  COLON.lastIndex = at
  return COLON.test(text)
}

/** What stands between the quotes of a string, the last of which may be missing. */
function within(token: string, at: number): Range {
  const isClosed = token.length > 1 && token.endsWith(token[0] as string)
  return { start: at + 1, end: at + token.length - (isClosed ? 1 : 0) }
}

function hasKey({ key }: Level): boolean {
  return key !== undefined
}

function pathOf(levels: readonly Level[]): readonly Step[] {
  return levels.flatMap(({ key, index }) => key ?? index ?? [])
}
