/** Tells a code that is sent to somebody from a year, an error or a paragraph behind the same words. */

import type { ValidatorMatch } from './validator.ts'

/** As most services send them. */
const SIX_DIGITS = /^\d{3}[ -]?\d{3}$/

/**
 * Whether a number is told to be a code, by a colon, a verb or a bracket before it, or has six digits:
 * `Security code 2015` is an edition.
 */
export function toldCode(value: string, { groups }: ValidatorMatch): boolean {
  return groups.sign !== undefined || SIX_DIGITS.test(value)
}
