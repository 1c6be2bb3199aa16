/**
 * Calendars (RFC 5545) and contacts (RFC 6350) as programs show them: a property a line, however often the file folds
 * it, and commas, semicolons and line breaks as what they are escaped for. A fold stands anywhere, within words too, so
 * that nothing finds an order or an address that the file as it is written cuts in two. What is encoded in a property is
 * its letters (vCard 2.1) or a file of its own.
 */

import { MEDIA_TYPES } from '../canonical-document.ts'
import type { Extractor } from '../extractor.ts'
import { decodeUtf8, isBinary } from '../text/decode-text.ts'
import { checkTextLimit } from '../text/text-limit.ts'
import { isPicture } from '../text/unread-kind.ts'
import { readProperties } from './encoded-property.ts'

/** UTF-16 units in which the first line stands. */
const READ_FIRST = 64
const FIRST_LINE = /^(?:\u00ef\u00bb\u00bf)?\s*BEGIN:V(?:CALENDAR|CARD)[ \t]*\r?\n/i
/** RFC 5545 §3.1, RFC 6350 §3.2: a line goes on where the next one begins with a blank. */
const FOLD = /\r?\n[ \t]/g
/** RFC 5545 §3.3.11, RFC 6350 §3.4. */
const ESCAPED = /\\([nN,;\\])/g
/** A line break of a value, as a line that still belongs to its property. */
const BREAK = '\n '

export const calendarExtractor: Extractor = {
  mediaType: MEDIA_TYPES.calendar,
  recognises({ bytes }) {
    const start = Buffer.from(bytes.subarray(0, READ_FIRST)).toString('latin1')
    return FIRST_LINE.test(start) && !isBinary(bytes)
  },
  async extract({ bytes }) {
    // Simple programs fold within the bytes of one sign (RFC 5545 §3.1).
    const unfolded = Buffer.from(bytes).toString('latin1').replace(FOLD, '')
    const properties = readProperties(decodeUtf8(Buffer.from(unfolded, 'latin1')))
    const text = properties
      .map(({ text }) => text)
      .join('')
      .replace(ESCAPED, (_, sign: string) => (/n/i.test(sign) ? BREAK : sign))
    checkTextLimit(text.length)
    const attachments = properties.flatMap(({ file }) => (file ? [file] : []))
    return {
      mediaType: MEDIA_TYPES.calendar,
      text,
      sourceMap: [],
      warnings: [],
      attachments: attachments.filter(({ bytes }) => !isPicture(bytes)),
    }
  },
}
