/** The sheets of a document, made once for the room and its view. */

import type { ShownDocument } from '../document-view.ts'
import { type Sheet, sheetsOf } from './sheets.ts'

type TableDocument = Parameters<typeof sheetsOf>[0]

/** By the source map, which stays the same object while its document is judged. */
const known = new WeakMap<
  object,
  { readonly text: string; readonly sheets: readonly Sheet[] | null }
>()

/** As {@link sheetsOf}. */
export function sheetsIn(
  document: TableDocument & Pick<ShownDocument, 'text'>,
): readonly Sheet[] | null {
  const { source_map, text } = document
  const made = known.get(source_map)
  if (made?.text === text) return made.sheets
  const sheets = sheetsOf(document)
  known.set(source_map, { text, sheets })
  return sheets
}
