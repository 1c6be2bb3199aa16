/**
 * Text that is written over several lines and is one: without their breaks and what indents them, and with `\` left as it
 * is. So that long expressions can be read: `oneLine` makes `a|b` of `a` and, below it, `|b`. A space at the end of a line
 * counts, one at the begin of a line does not.
 */
export function oneLine({ raw }: TemplateStringsArray): string {
  return inOneLine(raw.join(''))
}

/** The same of a text that stands elsewhere, as the patterns of rule packs. */
export function inOneLine(text: string): string {
  return text.replace(/\n[ \t]*/g, '')
}
