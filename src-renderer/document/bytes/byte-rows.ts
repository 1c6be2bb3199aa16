/** A stretch of a text as rows of bytes in UTF-8, each byte with the letter it belongs to. Pure. */

/** Bytes a row, and where there is no room for them. */
export const ROW_BYTES = { wide: 16, narrow: 8 } as const

export interface ByteCell {
  readonly value: number
  /** The UTF-16 unit that it belongs to: the first of a pair. */
  readonly place: number
}

export interface ByteRow {
  /** Bytes before the row, from the beginning of the text; a multiple of what is in one. */
  readonly offset: number
  /** Null where the stretch has not begun, or has ended. */
  readonly cells: readonly (ByteCell | null)[]
}

/**
 * @param from where the stretch begins, in UTF-16 units, not within a pair.
 * @param firstByte how many bytes stand before it.
 * @param most bytes of the stretch; whole letters.
 * @param inRow bytes a row.
 */
export function byteRows(
  text: string,
  from: number,
  firstByte: number,
  most: number,
  inRow: number = ROW_BYTES.wide,
): { readonly rows: readonly ByteRow[]; readonly end: number } {
  const encoder = new TextEncoder()
  const cells: ByteCell[] = []
  let place = from
  while (place < text.length) {
    const letter = String.fromCodePoint(text.codePointAt(place) ?? 0)
    const bytes = encoder.encode(letter)
    if (cells.length + bytes.length > most) break
    for (const value of bytes) cells.push({ value, place })
    place += letter.length
  }
  const lead = firstByte % inRow
  const rows: ByteRow[] = []
  for (let at = -lead; at < cells.length; at += inRow) {
    rows.push({
      offset: firstByte + at,
      cells: Array.from({ length: inRow }, (_, column) => cells[at + column] ?? null),
    })
  }
  return { rows, end: place }
}

/** A place that is not within a pair. */
export function wholePlace(text: string, place: number): number {
  const unit = text.charCodeAt(place)
  const before = text.charCodeAt(place - 1)
  const isSecond = unit >= 0xdc00 && unit <= 0xdfff && before >= 0xd800 && before <= 0xdbff
  return isSecond ? place - 1 : place
}

/** The letter of a byte as hexadecimal dumps show it: a dot for what is no ASCII, or no letter. */
export function letterOf(value: number): string {
  return value >= 0x20 && value < 0x7f ? String.fromCharCode(value) : '·'
}
