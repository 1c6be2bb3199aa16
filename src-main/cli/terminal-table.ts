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

/** A name may hold what moves the cursor or hides text: such characters become `?`. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, '?')
}
