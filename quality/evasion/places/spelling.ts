/** Codes in which orders are spelt by hand, written anew here so that the decoders are not tried with themselves. */

/** Bytes of the UTF-8 form. */
export function bytesOf(text: string): readonly number[] {
  return [...Buffer.from(text)]
}

/** Each byte as eight bits. */
export function bitsOf(text: string): readonly string[] {
  return bytesOf(text).map((byte) => byte.toString(2).padStart(8, '0'))
}

/** RFC 4648 §6, with padding. */
export function base32(text: string): string {
  const bits = bitsOf(text).join('')
  const signs = bits.match(/.{1,5}/g) ?? []
  const encoded = signs
    .map((sign) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.charAt(Number.parseInt(sign.padEnd(5, '0'), 2)),
    )
    .join('')
  return encoded.padEnd(Math.ceil(encoded.length / 8) * 8, '=')
}

/** Each letter moved by thirteen. */
export function rot13(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const first = letter <= 'Z' ? 0x41 : 0x61
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first)
  })
}

/** ITU-R M.1677-1, letters and what an address needs. */
export const MORSE: ReadonlyMap<string, string> = new Map(
  (
    'a.- b-... c-.-. d-.. e. f..-. g--. h.... i.. j.--- k-.- l.-.. m-- n-. o--- p.--. q--.- r.-. s... t- ' +
    "u..- v...- w.-- x-..- y-.-- z--.. /-..-. :---... ..-.-.- '.----."
  )
    .split(' ')
    .map((entry) => [entry.charAt(0), entry.slice(1)] as const),
)

/** Grade 1: letters by the dots that they raise. */
const DOTS =
  'a1 b12 c14 d145 e15 f124 g1245 h125 i24 j245 k13 l123 m134 n1345 o135 p1234 q12345 r1235 s234 t2345 ' +
  "u136 v1236 w2456 x1346 y13456 z1356 '3 :25 .256 /34"

export const BRAILLE: ReadonlyMap<string, string> = new Map([
  [' ', '\u2800'],
  ...DOTS.split(' ').map((entry): [string, string] => {
    const cell = [...entry.slice(1)].reduce((sum, dot) => sum + (1 << (Number(dot) - 1)), 0x2800)
    return [entry.charAt(0), String.fromCharCode(cell)]
  }),
])

/** Harmless words, one for each letter. */
const FILLERS = new Map(
  (
    'apples bring children daily every friday green hills in june kites leave mountains near old ponds quietly ' +
    'rivers sing tales under valleys where xylophones yield zest'
  )
    .split(' ')
    .map((word) => [word.charAt(0), word] as const),
)

/** Words whose first letters spell `letters`; as lines, each goes on a little. */
export function acrostic(letters: string, between: '\n' | ' '): string {
  const rest = between === '\n' ? ' and so on it goes.' : ''
  return [...letters.toLowerCase()].map((letter) => `${FILLERS.get(letter)}${rest}`).join(between)
}
