/** Text for a terminal: columns, and names that cannot play tricks on it. */

/** Rows as lines of left-aligned columns, two spaces apart. */
export function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** What moves the cursor, hides text, turns it around or breaks a line. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** A text from elsewhere, such as a name, for a terminal: unsafe characters become `?`. */
export function printable(text: string): string {
  return text.replace(UNSAFE, '?')
}

/** A value as one line of JSON, with unsafe characters escaped: harmless to look at, and nothing is lost. */
export function jsonLine(value: unknown): string {
  return `${JSON.stringify(value).replace(UNSAFE, escaped)}\n`
}

function escaped(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
}
