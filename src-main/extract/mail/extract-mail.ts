/**
 * Messages as they travel: RFC 5322 with MIME (RFC 2045 to 2049), read with `postal-mime`.
 * What is attached is read as files of its own.
 */

import { MEDIA_TYPES } from '../canonical-document.ts'
import { ExtractionError } from '../extraction-error.ts'
import type { Extractor } from '../extractor.ts'
import { isSentence } from '../text/stated.ts'
import { messageDocument } from './message-text.ts'

/** One header field's name (RFC 5322 §3.6.8), and the line that begins a mailbox file. */
const FIELD = /^([\x21-\x39\x3b-\x7e]+):|^From \S/
const FOLDED = /^[ \t]/
/** Fields that messages have and other texts do not begin with, two of them. */
const OF_MESSAGES =
  /^(?:from|to|cc|subject|date|message-id|mime-version|received|return-path|delivered-to|reply-to|content-type|x-mailer|dkim-signature)$/
const ENOUGH = 3
/** Header lines that are looked at; some servers put dozens of their own in front. */
const LINES_READ = 200

/** Fields that every mail program shows, in the order in which they do. */
const SHOWN = ['from', 'to', 'cc', 'reply-to', 'subject', 'date'] as const
/** Fields of signatures and ways that programs write for programs. */
const OF_PROGRAMS =
  /^(?:received|dkim-|arc-|authentication-results|received-spf|x-google-|x-ms-|x-microsoft-|x-forefront-|x-spam-|message-id|references|in-reply-to|content-|mime-version|return-path|date|list-)/
/** What mail programs write for those that know no MIME (RFC 2046 §5.1.1). */
const USUAL_PREAMBLE =
  /^This is a (?:multi-?part|cryptographically signed) message in MIME format\.?$/i
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
  async extract({ bytes }) {
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
      ({ key, value }) =>
        !SHOWN.some((field) => field === key) && !OF_PROGRAMS.test(key) && isSentence(value),
    )
    return messageDocument(MEDIA_TYPES.mail, {
      shown: shown.map(({ line }) => line),
      html: message.html,
      text: message.text,
      unseen: [...unseen.map(({ line }) => line), ...preambleOf(bytes)],
      attachments: message.attachments.map(({ filename, content, mimeType }, index) => ({
        name: filename ?? `part-${index + 1}${mimeType === 'message/rfc822' ? '.eml' : ''}`,
        bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
      })),
      leavesOut: false,
    })
  },
}

/** What stands before the first part: nobody is shown it, and a model that is given the file reads it. */
function preambleOf(bytes: Uint8Array): readonly string[] {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')
  const end = text.search(/\r?\n\r?\n/)
  const boundary = /boundary\s*=\s*(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/i.exec(
    text.slice(0, Math.max(end, 0)),
  )
  const mark = boundary?.[1] ?? boundary?.[2]
  if (mark === undefined) return []
  const first = text.indexOf(`--${mark}`, end)
  const last = text.lastIndexOf(`--${mark}--`)
  const around = [
    first < 0 ? '' : text.slice(end, first),
    last < 0 ? '' : text.slice(last + mark.length + 4),
  ]
  return around
    .map((each) => each.trim())
    .filter((each) => isSentence(each) && !USUAL_PREAMBLE.test(each))
}
