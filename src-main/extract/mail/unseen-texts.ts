/** What stands in a message beside its parts and the fields that are shown: programs show none of it, models read it. */

import { oneLine } from '../../../src-shared/model/one-line.ts'
import { isSentence } from '../text/stated.ts'

/** Fields of signatures and ways that programs write for programs. */
const OF_PROGRAMS = new RegExp(
  oneLine`
    ^(?:
      received|dkim-|arc-|authentication-results|received-spf|x-google-|x-ms-|x-microsoft-
      |x-forefront-|x-spam-|message-id|references|in-reply-to|content-|mime-version
      |return-path|date|list-
    )
  `,
)
/** What mail programs write for those that know no MIME (RFC 2046 §5.1.1). */
const USUAL_PREAMBLE =
  /^This is a (?:multi-?part|cryptographically signed) message in MIME format\.?$/i
/** Words in a row, without a sign of an address, number or setting, that only a person writes to somebody. */
const PROSE = /(?:(?<![^\s"'(])\p{L}[\p{L}'’-]*[,;.!?]?\s+){4}\p{L}/u
/** Multiparts whose surroundings are looked at; forwarded messages are files of their own. */
const MAX_MULTIPARTS = 50

/** Whether a field that is not shown says something to somebody. */
export function saysSomething(key: string, value: string): boolean {
  return OF_PROGRAMS.test(key) ? PROSE.test(value) : isSentence(value)
}

/** What stands before the first part and behind the last of each multipart, each once. */
export function textsAroundParts(bytes: Uint8Array): {
  readonly texts: readonly string[]
  /** Whether there are more multiparts than were looked at. */
  readonly isWhole: boolean
} {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')
  const texts = new Set<string>()
  let count = 0
  for (const { 1: quoted, 2: bare, index } of text.matchAll(
    /boundary\s*=\s*(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/gi,
  )) {
    count++
    if (count > MAX_MULTIPARTS) return { texts: [...texts], isWhole: false }
    const mark = `\n--${quoted ?? bare}`
    const blank = /\r?\n\r?\n/g
    blank.lastIndex = index
    const body = blank.exec(text)?.index ?? text.length
    const first = text.indexOf(mark, body)
    if (first < 0) continue
    const last = text.indexOf(`${mark}--`, first)
    const behind = last + mark.length + 2
    // What encloses it goes on with a mark of its own.
    const next = last < 0 ? -1 : text.indexOf('\n--', behind)
    const after = last < 0 ? '' : text.slice(behind, next < 0 ? undefined : next)
    for (const each of [text.slice(body, first), after]) {
      const trimmed = each.trim()
      if (isSentence(trimmed) && !USUAL_PREAMBLE.test(trimmed)) texts.add(trimmed)
    }
  }
  return { texts: [...texts], isWhole: true }
}
