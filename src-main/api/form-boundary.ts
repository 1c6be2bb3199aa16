/**
 * Gives a form a boundary that stands nowhere in its content.
 *
 * The platform's parser ends a part where it meets the boundary's word, also in
 * the middle of a line, and then refuses the form: a script that sends
 * `boundary=b` could not send a `b`. A delimiter is the word after a line break
 * and two hyphens only (RFC 2046, section 5.1.1), so only there it is replaced.
 * File names are written as that parser reads them; see quoted-names.ts. What it would undo of
 * the content is refused; see encoded-parts.ts.
 */

import { randomUUID } from 'node:crypto'
import { MIMEType } from 'node:util'
import { MAX_JOBS } from '../../src-shared/contract/limits.ts'
import { refuseEncoded } from './encoded-parts.ts'
import { withPlainNames } from './quoted-names.ts'

export interface FramedForm {
  readonly body: Buffer
  readonly contentType: string
}

/** One before each document and the config, and one at the end. */
const MAX_DELIMITERS = MAX_JOBS + 2

/** The same form with another boundary; the form as it is where it does not begin with a part, or has more than are taken. */
export function withOwnBoundary(form: FramedForm): FramedForm {
  const word = boundaryOf(form.contentType)
  if (word === '') return form
  const places = delimitersIn(form.body, `--${word}`)
  const [first] = places
  // The platform looks for the first one in the middle of a line too: it must not be passed over.
  if (first === undefined || first !== form.body.indexOf(`--${word}`)) {
    refuseEncoded(form.body.toString('latin1'))
    return form
  }
  if (places.length > MAX_DELIMITERS) return form
  const own = `form-${randomUUID()}`
  const length = Buffer.byteLength(`--${word}`)
  const ends = [...places.slice(1), form.body.length]
  const pieces = places.flatMap((place, index) => {
    const part = form.body.subarray(place + length, ends[index])
    refuseEncoded(part.toString('latin1', 0, headEnd(part)))
    return [Buffer.from(`--${own}`), withPlainNames(part)]
  })
  return {
    body: Buffer.concat([form.body.subarray(0, first), ...pieces]),
    contentType: `multipart/form-data; boundary=${own}`,
  }
}

/** The boundary that the platform's parser would use; empty where there is none. */
export function boundaryOf(contentType: string): string {
  try {
    return new MIMEType(contentType).params.get('boundary') ?? ''
  } catch {
    return ''
  }
}

function headEnd(part: Buffer): number {
  const end = part.indexOf('\r\n\r\n')
  return end < 0 ? part.length : end
}

/** Where a body's delimiters begin, behind their line break; looks no further than one too many. */
function delimitersIn(body: Buffer, delimiter: string): readonly number[] {
  const places = body.toString('utf8', 0, Buffer.byteLength(delimiter)) === delimiter ? [0] : []
  const line = Buffer.from(`\r\n${delimiter}`)
  let place = body.indexOf(line)
  while (place >= 0 && places.length <= MAX_DELIMITERS) {
    places.push(place + 2)
    place = body.indexOf(line, place + line.length)
  }
  return places
}
