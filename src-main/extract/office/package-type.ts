/**
 * What a package of OpenDocument or EPUB says that it is. Its `mimetype` is to stand first and uncompressed (OpenDocument 1.3
 * part 2 §3.3, EPUB 3.3 §4.2.2); programs that pack one anew often put it elsewhere, and its readers open it all the same.
 */

import { ExtractionError } from '../extraction-error.ts'
import { looksLikeZip, openZip } from './read-zip.ts'

const ENTRY = 'mimetype'
/** As the first entry, whose header has 30 bytes, up to what follows it. */
const FIRST = /^.{30}mimetype(application\/[\w.+-]{1,80}?)PK/su
/** Bytes in which the first entry states it, and of the longest statement. */
const HEAD_BYTES = 200
const LONGEST = 100

/** The media type that a ZIP archive states; undefined for every other content. Never throws. */
export function packageType(bytes: Uint8Array): string | undefined {
  if (!looksLikeZip(bytes)) return undefined
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const first = FIRST.exec(buffer.toString('latin1', 0, HEAD_BYTES))?.[1]
  if (first !== undefined || !buffer.includes(ENTRY)) return first
  try {
    const stated = openZip(bytes).read(ENTRY, LONGEST)
    return stated && Buffer.from(stated).toString('latin1').trim()
  } catch (error) {
    if (error instanceof ExtractionError) return undefined
    throw error
  }
}
