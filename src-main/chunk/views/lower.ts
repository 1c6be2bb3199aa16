/** Lower case that keeps every place: the view in which keywords and case-blind rules look. */

/** U+0130 is the one character whose lower case is longer (Unicode SpecialCasing.txt). */
const CAPITAL_I_WITH_DOT = '\u0130'

/** The text in lower case, unit for unit at the same places. */
export function lowerCaseInPlace(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length
    ? lower
    : text.replaceAll(CAPITAL_I_WITH_DOT, 'i').toLowerCase()
}
