/** Texts as token ids with their places. */

/** A text as one tokenizer reads it; places are UTF-16 units of the text. */
export interface Encoding {
  readonly ids: Int32Array
  readonly starts: Uint32Array
  /** After the last unit of each token; white space between tokens belongs to none. */
  readonly ends: Uint32Array
}

export interface PackTokenizer {
  /** Without special tokens. */
  readonly encode: (text: string) => Encoding
  /** Ids that the network reads for one chunk: special tokens before and after. */
  readonly wrap: (ids: Int32Array) => Int32Array
  /** Special tokens before the first and after the last token of a chunk. */
  readonly before: number
  readonly after: number
  /** What fills up to a common length. */
  readonly padId: number
}
