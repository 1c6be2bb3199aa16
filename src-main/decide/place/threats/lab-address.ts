/**
 * Whether what a text shows connects to no machine but one of a laboratory: each address in it is private, of the machine
 * itself or reserved for examples (RFC 1918, 1122, 5737), as reports of tests and exercises show them.
 */

import type { Place } from '../place.ts'
import { isShownCode } from '../roles/shown.ts'

const ADDRESS = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/g
const OF_LABORATORY =
  /^(?:10\.|127\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|192\.0\.2\.|198\.51\.100\.|203\.0\.113\.)/

/** Whether a stretch is shown code that leads to addresses of a laboratory, and to no others. */
export function isShownInLaboratory(place: Place): boolean {
  const addresses = place.text.slice(place.start, place.end).match(ADDRESS) ?? []
  return (
    addresses.length > 0 &&
    addresses.every((each) => OF_LABORATORY.test(each)) &&
    isShownCode(place)
  )
}
