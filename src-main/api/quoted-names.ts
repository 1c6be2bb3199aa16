/**
 * File names of forms in which a quotation mark is written as a quoted pair.
 *
 * RFC 7578, section 4.2, leaves open how a name writes the quotation mark: some
 * clients write `\"` (RFC 9110, section 5.6.4), browsers write `%22` (HTML
 * standard, "multipart form data"), and the platform's parser reads only these.
 */

/** Longer heads of parts are no file names. */
const MAX_HEAD_BYTES = 16 * 1024

/** A whole line, so that a name that only ends in a backslash is left alone. */
const DISPOSITION =
  /^content-disposition:[ \t]*form-data(?:[ \t]*;[ \t]*[\w*-]+=(?:"(?:[^"\\]|\\.)*"|[^\s";]+))*[ \t]*$/i

/** A part, from its first line break on, with the quoted pairs of its names written as browsers do. */
export function withPlainNames(part: Buffer): Buffer {
  const end = part.indexOf('\r\n\r\n')
  if (end < 0 || end > MAX_HEAD_BYTES) return part
  const head = part.toString('latin1', 0, end)
  if (!head.includes('\\"')) return part
  const lines = head
    .split('\r\n')
    .map((line) => (DISPOSITION.test(line) && line.includes('\\"') ? withoutPairs(line) : line))
  return Buffer.concat([Buffer.from(lines.join('\r\n'), 'latin1'), part.subarray(end)])
}

function withoutPairs(line: string): string {
  return line.replace(/\\(["\\])/g, (_, character) => (character === '"' ? '%22' : '\\'))
}
