/** Hostile text in files that people open: what cannot be seen is spelled out, or left out. */

/**
 * Controls, what turns the direction of text, and what has no width: C0 and C1, the marks of
 * UAX #9, line separators, zero-width and tag characters, variation selectors beyond the first sixteen.
 * Joiners stay: scripts and emoji need them.
 */
const UNSEEN =
  /[\0-\x08\x0b-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc\u{e0000}-\u{e0fff}]/gu

/** Most fields of a report are short and plain, and there are many. */
const UNUSUAL = /[^ -~]/

/** The text on one line, each character in it visible: an unseen one as `‹U+202E›`. */
export function visible(text: string): string {
  if (!UNUSUAL.test(text)) return text
  return text
    .toWellFormed()
    .replace(/\s*[\t\r\n]\s*/g, ' ')
    .replace(UNSEEN, spelled)
}

/** The text without what cannot be seen, its lines ended by LF. */
export function withoutUnseen(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(UNSEEN, '')
}

function spelled(character: string): string {
  const code = character.codePointAt(0) ?? 0
  return `‹U+${code.toString(16).toUpperCase().padStart(4, '0')}›`
}
