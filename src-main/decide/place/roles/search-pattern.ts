/**
 * Whether a passage is a regular expression, as filters list what they look for: `/\b(reveal|print) (your|the) prompt\b/i`.
 * It holds the words of many orders and gives none.
 */

/** A choice between words within brackets. */
const CHOICE = /\([^()|\n]{0,60}\|[^()\n]{0,200}\)/u
/** What stands for signs: a border of words, a kind of sign, a repetition, a set. */
const SIGN = /\\[bBsSwWdD]|\\p\{|\[\^|[.\])][*+]|\)\?|[\])]\{\d|\(\?[:=!<i]|\[[a-z]-[a-z]\]/iu
/** What no word of prose has in it or at its ends, but for brackets around several. */
const OF_PATTERN = /[\\|[\]{}^$*+]|\)\?|^\/|\/[gimsuy]{0,4}[,;)]?$/u
/** The share of words that are of the pattern, at least: an order beside one is an order. */
const MOSTLY = 0.5
/** UTF-16 units of the longest line that is read as one. */
const LONGEST = 400

/** Whether most of a line is a pattern that chooses between words. */
export function isSearchPattern(passage: string): boolean {
  const line = passage.trim()
  if (line.length > LONGEST || line.includes('\n')) return false
  if (!CHOICE.test(line) || !SIGN.test(line)) return false
  const words = line.split(/\s+/)
  return words.filter((word) => OF_PATTERN.test(word)).length >= MOSTLY * words.length
}
