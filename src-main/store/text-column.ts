/**
 * The canonical text as bytes, exactly.
 *
 * A TEXT column cannot hold it: SQLite's text is UTF-8, which has no lone
 * surrogates, and its functions stop at U+0000. JSON input can bring both, and
 * every offset refers to the text as it came. So the text is a BLOB: UTF-8, and
 * UTF-16 for the rare text that UTF-8 cannot write.
 */

export type TextEncoding = 'utf8' | 'utf16le'

/** A text as it stands in the database. */
export interface TextColumn {
  readonly encoding: TextEncoding
  readonly bytes: Uint8Array
}

/** The bytes of any JavaScript string, lone surrogates and byte order marks included. */
export function encodeText(text: string): TextColumn {
  const encoding = text.isWellFormed() ? 'utf8' : 'utf16le'
  return { encoding, bytes: Buffer.from(text, encoding) }
}

/** The string that {@link encodeText} was given. */
export function decodeText({ encoding, bytes }: TextColumn): string {
  // Buffer keeps a byte order mark at the start, which TextDecoder would drop.
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(encoding)
}
