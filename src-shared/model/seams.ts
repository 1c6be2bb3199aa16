/**
 * A loop that never goes round, since no letter follows the end of a text or line. V8 writes what follows a choice out
 * anew for up to ten of its ways (V8 src/regexp, `kMaxCopiesCodeGenerated`), but what follows a loop once.
 */
const SEAM = '(?:$a)*'

/** An escape, a class, how a group begins, how one ends with its count, or another character. */
const TOKEN =
  /\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:<?[=!]|:|<\w+>))?|\)(?:[*+?]\??|\{\d+(?:,\d*)?\}\??)?|./gs

/**
 * An expression that matches the same, with a seam behind each choice: of long lists of words V8 makes a third to a half
 * of the code.
 * @param source a valid one, of another than the flag `v`
 */
export function withSeams(source: string): string {
  const open: { readonly looks: boolean; ways: number }[] = []
  let seamed = ''
  for (const [token] of source.matchAll(TOKEN)) {
    seamed += token
    const group = open.at(-1)
    if (token.startsWith('(')) open.push({ looks: /[=!]$/.test(token), ways: 1 })
    else if (token === '|' && group) group.ways++
    else if (token.startsWith(')')) {
      open.pop()
      if (group && group.ways > 1 && !group.looks) seamed += SEAM
    }
  }
  return seamed
}
