/** `Docutils 0.17.1: http://…`: what is named with its address and wants nothing of its reader phishes nobody. */

import { isInListedLanguage } from '../orders/unaddressed.ts'
import { isPart } from '../part.ts'
import type { Place } from '../place.ts'
import { holds } from '../signs.ts'
import { isNameWithAddress } from './figures.ts'
import { isWanting } from './to-subscribers.ts'

/** UTF-16 units on each side of a name with its address that belong to it, up to an empty line. */
const NEAR = 600
/** UTF-16 units of a text that show its language. */
const READ_FIRST = 4_000
/** Words in small letters, and letters of scripts without any: so few words of no other want nothing in any language. */
const SMALL_WORD = /(?<![\p{L}@.\w-])\p{Ll}{2,}(?![\p{L}@\w-]|\.\w|:\/\/)/gu
const WITHOUT_CASE = /\p{Lo}/u
const MOST_WORDS = 2

/** Whether a part of a text names something with its address, in a paragraph that wants nothing. */
export function isNamed({ text, start, end, passage }: Place): boolean {
  if (!isNameWithAddress(passage) || !isPart(text, { start, end })) return false
  const before =
    text
      .slice(Math.max(0, start - NEAR), start)
      .split('\n\n')
      .at(-1) ?? ''
  const [behind = ''] = text.slice(end, end + NEAR).split('\n\n')
  const paragraph = `${before}${passage}${behind}`
  // A title with a few names shows no language; the text that it belongs to does.
  if (isWanting(paragraph)) return false
  return !isSaying(paragraph) || [paragraph, text.slice(0, READ_FIRST)].some(isInListedLanguage)
}

function isSaying(paragraph: string): boolean {
  return WITHOUT_CASE.test(paragraph) || holds(paragraph, SMALL_WORD, MOST_WORDS + 1)
}
