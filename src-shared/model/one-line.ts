/**
 * Text that is written over several lines and is one: without their breaks and what indents them, and with `\` left as it
 * is. So that long expressions can be read: `oneLine` makes `a|b` of `a` and, below it, `|b`. A space at the end of a line
 * counts, one at the begin of a line does not.
 */
export function oneLine({ raw }: TemplateStringsArray): string {
  return raw.join('').replace(/\n[ \t]*/g, '')
}
