/** Names of invisible characters: a short one for the box in the text, the Unicode one for screen readers. */

/** Code points of the Unicode Character Database with the abbreviations of its NameAliases.txt. */
const NAMES: ReadonlyMap<number, readonly [short: string, name: string]> = new Map([
  [0x00, ['NUL', 'null']],
  [0x08, ['BS', 'backspace']],
  [0x0c, ['FF', 'form feed']],
  [0x1b, ['ESC', 'escape']],
  [0x7f, ['DEL', 'delete']],
  [0x85, ['NEL', 'next line']],
  [0xad, ['SHY', 'soft hyphen']],
  [0x61c, ['ALM', 'Arabic letter mark']],
  [0x115f, ['HCF', 'Hangul choseong filler']],
  [0x1160, ['HJF', 'Hangul jungseong filler']],
  [0x180e, ['MVS', 'Mongolian vowel separator']],
  [0x200b, ['ZWSP', 'zero width space']],
  [0x200c, ['ZWNJ', 'zero width non-joiner']],
  [0x200d, ['ZWJ', 'zero width joiner']],
  [0x200e, ['LRM', 'left-to-right mark']],
  [0x200f, ['RLM', 'right-to-left mark']],
  [0x2028, ['LS', 'line separator']],
  [0x2029, ['PS', 'paragraph separator']],
  [0x202a, ['LRE', 'left-to-right embedding']],
  [0x202b, ['RLE', 'right-to-left embedding']],
  [0x202c, ['PDF', 'pop directional formatting']],
  [0x202d, ['LRO', 'left-to-right override']],
  [0x202e, ['RLO', 'right-to-left override']],
  [0x2060, ['WJ', 'word joiner']],
  [0x2061, ['F()', 'function application']],
  [0x2062, ['I×', 'invisible times']],
  [0x2063, ['I,', 'invisible separator']],
  [0x2064, ['I+', 'invisible plus']],
  [0x2066, ['LRI', 'left-to-right isolate']],
  [0x2067, ['RLI', 'right-to-left isolate']],
  [0x2068, ['FSI', 'first strong isolate']],
  [0x2069, ['PDI', 'pop directional isolate']],
  [0x3164, ['HF', 'Hangul filler']],
  [0xfeff, ['BOM', 'zero width no-break space']],
  [0xffa0, ['HHF', 'halfwidth Hangul filler']],
  [0xfffc, ['OBJ', 'object replacement character']],
  [0xe0001, ['LTAG', 'language tag']],
  [0xe007f, ['CTAG', 'cancel tag']],
])

export interface CharacterName {
  readonly short: string
  readonly name: string
}

/** Names of a character; one without names of its own is called by its number. */
export function characterName(code: number): CharacterName {
  const known = NAMES.get(code)
  if (known) return { short: known[0], name: known[1] }
  if (code >= 0xe0020 && code <= 0xe007e) {
    const letter = String.fromCodePoint(code - 0xe0000)
    return { short: `TAG ${letter}`, name: `tag ${letter}` }
  }
  const selector = selectorNumber(code)
  if (selector !== null) return { short: `VS${selector}`, name: `variation selector ${selector}` }
  const number = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
  return { short: number, name: number }
}

function selectorNumber(code: number): number | null {
  if (code >= 0xfe00 && code <= 0xfe0f) return code - 0xfe00 + 1
  if (code >= 0xe0100 && code <= 0xe01ef) return code - 0xe0100 + 17
  return null
}
