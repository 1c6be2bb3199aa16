/** The most text that one document may give. */

import { ExtractionError } from '../extraction-error.ts'

/**
 * UTF-16 units of canonical text. No plan accepts more than 1,000,000 bytes;
 * what is far above is stopped here, before it fills the memory.
 */
export const MAX_CANONICAL_UNITS = 4_000_000

/** @throws {ExtractionError} where a text of `units` is longer than any document may give. */
export function checkTextLimit(units: number): void {
  if (units > MAX_CANONICAL_UNITS) {
    throw new ExtractionError(
      'CONTENT_TOO_LARGE',
      `holds more than ${MAX_CANONICAL_UNITS.toLocaleString('en')} characters of text, which no plan allows`,
    )
  }
}
