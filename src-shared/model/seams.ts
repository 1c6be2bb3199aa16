/**
 * A loop that never goes round, since no letter follows the end of a text or line. V8 writes what follows a choice out
 * anew for up to ten of its ways (V8 src/regexp, `kMaxCopiesCodeGenerated`), but what follows a loop once.
 */
const SEAM = '(?:$a)*'

/** What may hold such a sign that is none, how a group begins, how one ends with its count, and what parts its ways. */
const TOKEN =
  /\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:<?[=!]|:|<\w+>))?|\)(?:[*+?]\??|\{\d+(?:,\d*)?\}\??)?|\|/gs

/**
 * An expression that matches the same, with a seam behind each choice: of long lists of words V8 makes a third to a half
 * of the code.
 * @param source a valid one, of another than the flag `v`
 */
export function withSeams(source: string): string {
  const open: { readonly looks: boolean; ways: number }[] = []
  return source.replace(TOKEN, (token: string, at: number) => {
    const group = open.at(-1)
    if (token.startsWith('(')) open.push({ looks: /[=!]$/.test(token), ways: 1 })
    else if (token === '|' && group) group.ways++
    else if (token.startsWith(')')) {
      open.pop()
      const isChoice = group && group.ways > 1 && !group.looks
      if (isChoice && !source.startsWith(SEAM, at + token.length)) return token + SEAM
    }
    return token
  })
}
