/** Names of the scripts that letters belong to. */

/** ISO 15924 codes of scripts in wide use (UAX #31, table 5), right-to-left ones apart. */
const LEFT_TO_RIGHT =
  'Latn Grek Cyrl Hani Hira Kana Hang Bopo Thai Laoo Khmr Mymr Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Tibt Armn Geor Ethi'
const RIGHT_TO_LEFT = 'Arab Hebr Syrc Thaa Nkoo'

const patternOf = (code: string) => ({ code, pattern: new RegExp(`\\p{Script=${code}}`, 'u') })
const SCRIPTS = `${LEFT_TO_RIGHT} ${RIGHT_TO_LEFT}`.split(' ').map(patternOf)
const NAMES = new Intl.DisplayNames('en', { type: 'script' })

/** English names, each once, in the order in which they come; what has none by its code points: `U+1F600`. */
export function scriptsOf(letters: Iterable<string>): readonly string[] {
  const names = new Set<string>()
  for (const letter of letters) {
    const script = SCRIPTS.find(({ pattern }) => pattern.test(letter))
    const point = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
    names.add(script ? (NAMES.of(script.code) ?? script.code) : `U+${point}`)
  }
  return [...names]
}

/** Letters that are written from right to left. */
export const RIGHT_TO_LEFT_LETTER = new RegExp(
  `[${RIGHT_TO_LEFT.split(' ')
    .map((code) => `\\p{Script=${code}}`)
    .join('')}]`,
  'gu',
)
