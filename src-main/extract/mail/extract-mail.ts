/**
 * Messages as they travel: RFC 5322 with MIME (RFC 2045 to 2049), read with `postal-mime`.
 * What is attached is read as files of its own.
 */

import { oneLine } from '../../../src-shared/model/one-line.ts'
import { MEDIA_TYPES } from '../canonical-document.ts'
import { ExtractionError } from '../extraction-error.ts'
import type { Extractor } from '../extractor.ts'
import { isBinary } from '../text/decode-text.ts'
import { isPicture } from '../text/unread-kind.ts'
import { boundMessage } from './bound-message.ts'
import { messageDocument } from './message-text.ts'
import { saysSomething, textsAroundParts } from './unseen-texts.ts'

/** One header field's name (RFC 5322 §3.6.8), and the line that begins a mailbox file. */
const FIELD = /^([\x21-\x39\x3b-\x7e]+):|^From \S/
const FOLDED = /^[ \t]/
/** Fields that messages have and other texts do not begin with, two of them. */
const OF_MESSAGES = new RegExp(
  oneLine`
    ^(?:
      from|to|cc|subject|date|message-id|mime-version|received|return-path|delivered-to
      |reply-to|content-type|x-mailer|dkim-signature
    )$
  `,
)
const ENOUGH = 3
/** Header lines that are looked at; some servers put dozens of their own in front. */
const LINES_READ = 200

/** Fields that every mail program shows, in the order in which they do. */
const SHOWN = ['from', 'to', 'cc', 'reply-to', 'subject', 'date'] as const
const MAX_DEPTH = 32
const MAX_HEADER_BYTES = 1_000_000

export const mailExtractor: Extractor = {
  mediaType: MEDIA_TYPES.mail,
  recognises({ name, bytes }) {
    const start = Buffer.from(bytes.subarray(0, 32_768)).toString('latin1')
    const found = new Set<string>()
    for (const line of start.replace(/^\u00ef\u00bb\u00bf/, '').split('\n', LINES_READ)) {
      if (line.trim() === '') break
      if (FOLDED.test(line) && found.size > 0) continue
      const field = FIELD.exec(line)
      if (!field) return false
      const known = field[1]?.toLowerCase() ?? ''
      if (OF_MESSAGES.test(known)) found.add(known)
    }
    return found.size >= (/\.(?:eml|mht|mhtml)$/i.test(name) ? 1 : ENOUGH)
  },
  async extract(source) {
    const { bytes, isWhole } = boundMessage(source.bytes)
    const { default: PostalMime, decodeWords } = await import('postal-mime')
    const message = await new PostalMime({
      forceRfc822Attachments: true,
      maxNestingDepth: MAX_DEPTH,
      maxHeadersSize: MAX_HEADER_BYTES,
      attachmentEncoding: 'arraybuffer',
    })
      .parse(bytes)
      .catch(() => {
        throw new ExtractionError('EXTRACTION_FAILED', 'is a broken e-mail message')
      })
    const headers = message.headers.map(({ key, originalKey, value }) => ({
      key,
      line: `${originalKey}: ${decodeWords(value)}`,
      value: decodeWords(value),
    }))
    const shown = SHOWN.flatMap((field) => headers.filter(({ key }) => key === field))
    const unseen = headers.filter(
      ({ key, value }) => !SHOWN.some((field) => field === key) && saysSomething(key, value),
    )
    const around = textsAroundParts(bytes)
    return messageDocument(MEDIA_TYPES.mail, {
      shown: shown.map(({ line }) => line),
      html: message.html,
      text: message.text,
      unseen: [...unseen.map(({ line }) => line), ...around.texts],
      attachments: message.attachments
        .map(({ filename, content, mimeType, related }, index) => ({
          name: filename ?? `part-${index + 1}${mimeType === 'message/rfc822' ? '.eml' : ''}`,
          bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
          isNamed: filename !== null && !related,
          related,
        }))
        // What a page shows in itself; a text that only begins as a picture is read.
        .filter(({ bytes, related }) => !(related && isPicture(bytes) && isBinary(bytes))),
      leavesOut: !isWhole || !around.isWhole,
    })
  },
}
