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

/**
 * Where build servers take a line of a log for an order: GitHub's at its start (`::set-env`) or
 * anywhere (`##[error]`), Azure's anywhere (`##vso[task.setvariable]`).
 */
const LOG_COMMAND = /^\s*:(?=:)|#(?=#(?:vso)?\[)/gi

/**
 * A text from elsewhere, such as a name, for a terminal or a log: what is unsafe there becomes `?`.
 */
export function printable(text: string): string {
  return text.replace(UNSAFE, '?').replace(LOG_COMMAND, '?')
}

/** A value as one line of JSON, with what is unsafe escaped: harmless to look at, and nothing is lost. */
export function jsonLine(value: unknown): string {
  return `${harmlessJson(JSON.stringify(value))}\n`
}

/** JSON with what is unsafe in its strings escaped; line breaks and what else stands between them stay. */
export function harmlessJson(json: string): string {
  return json
    .split('\n')
    .map((line) => line.replace(UNSAFE, escaped).replace(LOG_COMMAND, escaped))
    .join('\n')
}

function escaped(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
}
