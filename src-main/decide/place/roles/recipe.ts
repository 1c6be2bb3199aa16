/**
 * Recipes, whose titles read like people: "Zeytinyağlı Taze Fasulye". They are told without words of any language: a run of
 * lines that begin with an amount, one of them in grams or litres, and numbered steps in sentences below. An order for
 * somebody has no steps.
 */

import type { Range } from '../../../../src-shared/model/spans.ts'

/** What goes in: an amount and what of; in grams or litres, or by spoons and pieces. */
const AMOUNT = /^[ \t•*–-]{0,4}[\d½¼¾⅓][\d½¼¾⅓.,/–-]{0,6} ?\p{L}/u
const METRIC = /^[ \t•*–-]{0,4}[\d½¼¾⅓][\d½¼¾⅓.,/–-]{0,6} ?(?:k?gr?|[mcd]?l|dkg|к?г|м?л)\.? /u
/** What is done, in a sentence with its number. */
const STEP = /^[ \t]{0,4}\d{1,2}[.)][ \t]+\p{L}.{12,}[.!]\s*$/u
const FEWEST_AMOUNTS = 4
const FEWEST_STEPS = 3
/** UTF-16 units of a recipe, at most, and of its title. */
const LONGEST = 8_000
const LONGEST_TITLE = 80

/** The title of a recipe, where a text is one. O(n). */
export function recipeTitlesOf(text: string): readonly Range[] {
  if (text.length > LONGEST) return []
  const [title = '', ...lines] = text.trimStart().split('\n')
  if (title.length > LONGEST_TITLE || title.includes(':')) return []
  // A numbered step may begin like an amount and has a full stop behind its number.
  const amounts = lines.filter((line) => AMOUNT.test(line) && !STEP.test(line))
  const isRecipe =
    amounts.length >= FEWEST_AMOUNTS &&
    amounts.some((line) => METRIC.test(line)) &&
    lines.filter((line) => STEP.test(line)).length >= FEWEST_STEPS
  const start = text.length - text.trimStart().length
  return isRecipe ? [{ start, end: start + title.length }] : []
}
