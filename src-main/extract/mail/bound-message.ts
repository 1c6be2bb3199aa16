/**
 * How much of a message is parsed: the library takes some 30 µs for each part and 8 µs for each
 * line, so that 10 MB of the shortest ones would keep it busy for a minute.
 */

/** Lines that could part a message; a digest of a busy list has some hundred. */
const MAX_MARKS = 10_000
/** Ten megabytes of base64 have 130,000. */
const MAX_LINES = 400_000

const LINE_FEED = 10
const HYPHEN = 45

/** The message up to these bounds, and whether that is all of it. */
export function boundMessage(bytes: Uint8Array): {
  readonly bytes: Uint8Array
  readonly isWhole: boolean
} {
  let [marks, lines, start] = [0, 0, 0]
  while (start < bytes.length) {
    const isMark = bytes[start] === HYPHEN && bytes[start + 1] === HYPHEN
    if (isMark) marks++
    lines++
    if (marks > MAX_MARKS || lines > MAX_LINES) {
      return { bytes: bytes.subarray(0, start), isWhole: false }
    }
    const end = bytes.indexOf(LINE_FEED, start)
    if (end < 0) break
    start = end + 1
  }
  return { bytes, isWhole: true }
}
