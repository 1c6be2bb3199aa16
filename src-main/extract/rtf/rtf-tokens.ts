/** Cuts Rich Text into its tokens (RTF Specification 1.9.1, "RTF Syntax"). */

export type RtfToken =
  | { readonly kind: 'open' | 'close' }
  | { readonly kind: 'word'; readonly name: string; readonly value: number | undefined }
  /** A byte in the code page of the text, written `\'hh`. */
  | { readonly kind: 'byte'; readonly value: number }
  /** Bytes of the file as they stand, one a character. */
  | { readonly kind: 'text'; readonly text: string }

const TOKEN =
  /([{}])|\\([a-zA-Z]{1,32})(-?\d{1,10})?[ ]?|\\'([0-9a-fA-F]{2})|\\([^a-zA-Z])|([^{}\\\r\n]+)|[\r\n]+/gs

/** Words of signs that are a letter each. */
const SIGNS: Readonly<Record<string, string>> = {
  '\\': '\\',
  '{': '{',
  '}': '}',
  '~': '\u00a0',
  _: '\u2011',
}

/** @param text the file as Latin-1, a character a byte. */
export function* rtfTokens(text: string): Generator<RtfToken> {
  TOKEN.lastIndex = 0
  const pattern = new RegExp(TOKEN)
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [, brace, word, number, hex, sign, plain] = match
    if (brace !== undefined) yield { kind: brace === '{' ? 'open' : 'close' }
    else if (word !== undefined) {
      const value = number === undefined ? undefined : Number(number)
      // Raw bytes follow, in which braces and words mean nothing.
      if (word === 'bin') pattern.lastIndex += Math.max(0, value ?? 0)
      else yield { kind: 'word', name: word, value }
    } else if (hex !== undefined) yield { kind: 'byte', value: Number.parseInt(hex, 16) }
    else if (sign !== undefined) {
      const letter = SIGNS[sign]
      if (letter !== undefined) yield { kind: 'text', text: letter }
      else if (sign === '\n' || sign === '\r') yield { kind: 'word', name: 'par', value: undefined }
      else if (sign === '*') yield { kind: 'word', name: '*', value: undefined }
    } else if (plain !== undefined) yield { kind: 'text', text: plain }
  }
}
