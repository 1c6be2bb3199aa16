/** An archive within another file, which its readers open with a click, as the files that it holds. */

import type { FileSource } from '../../intake/submission.ts'
import { type CanonicalDocument, MEDIA_TYPES } from '../canonical-document.ts'
import type { TreeRoom } from '../extractor.ts'
import { openZip } from '../office/read-zip.ts'

/**
 * The archive without a text of its own: all that it holds are files, by the paths they have in it.
 * One more than the room has is unfolded, so that what is left out is told.
 * @throws {ExtractionError} where it is broken or encrypted, or unfolds to more than the room has.
 */
export function zipDocument({ bytes }: FileSource, room: TreeRoom): CanonicalDocument {
  const archive = openZip(bytes, room)
  const paths = archive.names.filter((name) => !name.endsWith('/')).slice(0, room.files + 1)
  return {
    mediaType: MEDIA_TYPES.text,
    text: '',
    sourceMap: [],
    warnings: [],
    attachments: paths.flatMap((name) => {
      const content = archive.read(name)
      return content ? [{ name, bytes: content, isNamed: true }] : []
    }),
  }
}
