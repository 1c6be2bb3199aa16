/**
 * Values kept as JSON text in a column.
 *
 * `JSON.stringify` writes lone surrogates as escapes (ECMAScript, well-formed
 * JSON.stringify), so the text is valid UTF-8 and comes back exactly.
 */

/** The text of a value for a column. Members that are undefined are left out. */
export function toJson(value: object): string {
  return JSON.stringify(value)
}

/** The value of a column that {@link toJson} wrote; the caller states its type. */
export function fromJson<T>(text: string): T {
  return JSON.parse(text) as T
}
