/** The body of POST /api/v1/scan on its way to a Submission. */

import type { Submission } from '../intake/submission.ts'
import { type MultipartForm, parseMultipart } from './multipart.ts'
import { readJsonSubmission, readMultipartSubmission } from './read-submission.ts'

interface JsonBody {
  readonly type: 'json'
  readonly value: unknown
  /** Of its exact bytes, in hexadecimal digits; worked out where a repeat may ask for it. */
  readonly sha256: () => string
  /** The header as it was sent. */
  readonly contentType: string
}

/** The two bodies that this endpoint takes, as their parsers leave them. */
export type ScanBody =
  | JsonBody
  | { readonly type: 'multipart'; readonly bytes: Buffer; readonly contentType: string }

/** A body whose syntax is right. */
export type ScanContent = JsonBody | { readonly type: 'multipart'; readonly form: MultipartForm }

/** @throws {ScanError} as {@link parseMultipart}. */
export async function readContent(body: ScanBody): Promise<ScanContent> {
  if (body.type === 'json') return body
  return { type: 'multipart', form: await parseMultipart(body.bytes, body.contentType) }
}

/** The submission of a body. @throws {ScanError} 422 with the path of the field. */
export function readSubmission(content: ScanContent): Submission {
  return content.type === 'json'
    ? readJsonSubmission(content.value)
    : readMultipartSubmission(content.form)
}
