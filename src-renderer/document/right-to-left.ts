/** Which way a text runs, by its first letter, as a browser takes it from a line. Pure. */

import type { Badge } from './drawn-marks.ts'

const RIGHT_TO_LEFT =
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
/** UTF-16 units that are looked at: a letter is among the first, or there is none. */
export const FIRST_LETTER_WITHIN = 64

/** Whether the first letter of a text is of a script that runs from right to left. */
export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text.slice(0, FIRST_LETTER_WITHIN))
}

/** What the element of a mark is called beside its class, so that its letter stands where its words begin. */
export function badgeSide(badge: Badge | null, text: string): string | null {
  return badge !== null && isRightToLeft(text) ? 'ev-right-to-left' : null
}
