/** How much of a document is shown as it looks: a screen draws all of it. */

import type { DefaultTreeAdapterTypes } from 'parse5'

/** More would be no page that anybody reads. */
export const MOST_NODES = 60_000
/** A cell in a cell in a cell …: what is deeper stands on the last level. */
export const DEEPEST = 40
const MOST_SPANNED = 100

/** Columns and rows of a cell, within bounds; nothing where it takes one of each. */
export function spansOf({ attrs }: DefaultTreeAdapterTypes.Element) {
  const [colSpan, rowSpan] = ['colspan', 'rowspan'].map((name) => {
    const value = Number(attrs.find((attribute) => attribute.name === name)?.value)
    return Number.isInteger(value) && value > 1 ? Math.min(value, MOST_SPANNED) : undefined
  })
  return { ...(colSpan && { colSpan }), ...(rowSpan && { rowSpan }) }
}
