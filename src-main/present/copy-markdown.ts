/** The redacted copy as Markdown that shows its text line by line and does nothing (CommonMark 0.31, §2.4, and what GitHub adds). */

/** Signs that mark, link, mention, embed or compute something wherever they stand. */
const ACTING = /[\\`*_{}[\]<>()!|~&$@#:^]/g
/** The same at the start of a line only: lists, rules, underlined headings; and the number of a list. */
const AT_START = /^(?:[-+=]|\d+(?=\.))/
/** An address without a scheme is a link too. */
const WWW = /(?<=\bwww)\./gi

export function toMarkdown(text: string): string {
  const lines = text.split('\n').map((line) => escaped(line.trim()))
  // Two spaces keep a line end, which would be a space.
  const kept = lines.map((line, at) => (line !== '' && lines[at + 1] ? `${line}  ` : line))
  return `${kept.join('\n')}\n`
}

function escaped(line: string): string {
  const acting = line.replace(ACTING, '\\$&').replace(WWW, '\\.')
  return acting.replace(AT_START, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`))
}
