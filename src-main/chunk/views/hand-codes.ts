/** Codes that people write by hand: braille, Morse code, and letters moved by thirteen. */

import { isStringOneByteRepresentation } from 'node:v8'
import { oneLine } from '../../../src-shared/model/one-line.ts'
import type { Range } from '../../../src-shared/model/spans.ts'
import { longRuns } from '../long-runs.ts'
import { asciiTable, textUnits } from '../text-units.ts'
import { type Decoded, type Decoder, type PatternCode, patternDecoder } from './decoder.ts'
import { lowerCaseInPlace } from './lower.ts'
import { createWordFinder, placesIn } from './word-finder.ts'

/** ITU-R M.1677-1: letters, figures and signs. */
const MORSE: ReadonlyMap<string, string> = new Map(
  (
    '.-a -...b -.-.c -..d .e ..-.f --.g ....h ..i .---j -.-k .-..l --m -.n ---o .--.p --.-q .-.r ...s -t ' +
    '..-u ...-v .--w -..-x -.--y --..z .----1 ..---2 ...--3 ....-4 .....5 -....6 --...7 ---..8 ----.9 -----0 ' +
    ".-.-.-. --..--, ---...: ..--..? .----.' -....-- -..-./ -.--.( -.--.-) .--.-.@ -...-="
  )
    .split(' ')
    .map((entry) => [entry.slice(0, -1), entry.slice(-1)] as const),
)

/** Fewest signs of a message. */
const MIN_SIGNS = 8
/** Share of signs that are not in the table, above which it is a drawing. */
const MAX_UNKNOWN = 0.1

function morseText(message: string): string {
  const plain = message
    .replace(/[\u2022\u00b7\u2219\u22c5]/g, '.')
    .replace(/[\u2010-\u2015\u2212_]/g, '-')
  let signs = 0
  let unknown = 0
  const words = plain.split(/ *[/|] *| {2,}|\n+/).map((word) =>
    word
      .split(' ')
      .filter(Boolean)
      .map((sign) => {
        signs++
        const letter = MORSE.get(sign)
        if (letter === undefined) unknown++
        return letter ?? ''
      })
      .join(''),
  )
  return signs < MIN_SIGNS || unknown > signs * MAX_UNKNOWN ? '' : words.filter(Boolean).join(' ')
}

/** By unit: a sign of a code, or what parts two. */
const SIGN = 1
const BETWEEN = 2
const MORSE_UNITS = asciiTable((unit) => {
  const character = String.fromCharCode(unit)
  return /[.\-_]/.test(character) ? SIGN : /[ /|\n]/.test(character) ? BETWEEN : 0
}).fill(SIGN, 0x2010, 0x2016)
for (const unit of [0xb7, 0x2022, 0x2212, 0x2219, 0x22c5]) MORSE_UNITS[unit] = SIGN
const BRAILLE_UNITS = asciiTable((unit) =>
  /[ \r\n]/.test(String.fromCharCode(unit)) ? BETWEEN : 0,
).fill(SIGN, 0x2800, 0x2900)

/** Where so many units of a code can stand beside each other, and so many signs among them; with the unit before. */
function codedPlaces(
  text: string,
  kinds: Uint8Array,
  leastUnits: number,
  leastSigns: number,
): readonly Range[] {
  const units = textUnits(text)
  const whole = { start: 0, end: text.length }
  return longRuns(units, whole, kinds, SIGN | BETWEEN, leastUnits).flatMap(({ start, end }) => {
    let signs = 0
    for (let at = start; at < end && signs < leastSigns; at++) {
      signs += (kinds[units[at] as number] as number) & SIGN
    }
    return signs < leastSigns ? [] : [{ start: Math.max(0, start - 1), end }]
  })
}

/** Unified English Braille without contractions: letters by their cells, from U+2800. */
const CELLS: ReadonlyMap<number, string> = new Map(
  [
    ..."a\u2801b\u2803c\u2809d\u2819e\u2811f\u280bg\u281bh\u2813i\u280aj\u281ak\u2805l\u2807m\u280dn\u281do\u2815p\u280fq\u281fr\u2817s\u280et\u281eu\u2825v\u2827w\u283ax\u282dy\u283dz\u2835,\u2802;\u2806:\u2812.\u2832!\u2816'\u2804-\u2824?\u2826/\u280c".matchAll(
      /(.)(.)/g,
    ),
  ].map(([, letter = '', cell = '']) => [cell.charCodeAt(0), letter] as const),
)

/** Signs before capitals, numbers and the like are left out. */
function brailleText(cells: string): string {
  return cells.replace(/[\u2800-\u28ff]/g, (cell) =>
    cell === '\u2800' ? ' ' : (CELLS.get(cell.charCodeAt(0)) ?? ''),
  )
}

export const HAND_CODES: readonly PatternCode[] = [
  {
    name: 'braille',
    encoded: /[\u2801-\u28ff][\u2800-\u28ff \r\n]{7,}/g,
    // A text of one byte a unit holds no cell.
    places: (text) =>
      isStringOneByteRepresentation(text) ? [] : codedPlaces(text, BRAILLE_UNITS, MIN_SIGNS, 1),
    decode: brailleText,
  },
  {
    name: 'Morse code',
    encoded: new RegExp(
      oneLine`
          (?<![^\s/|"'([:])[.\-_\u00b7\u2010-\u2015\u2022\u2212\u2219\u22c5]{1,6}(?:
            [ /|\n]{1,4}[.\-_\u00b7\u2010-\u2015\u2022\u2212\u2219\u22c5]{1,6}
          ){7,}
        `,
      'g',
    ),
    // A sign at least, and one thing between each two.
    places: (text) => codedPlaces(text, MORSE_UNITS, 2 * MIN_SIGNS - 1, MIN_SIGNS),
    decode: morseText,
  },
]

/** Words of orders, moved by thirteen: one of them stands in what is worth turning back. */
export const MOVED_WORDS = createWordFinder(
  [
    'ignore',
    'disregard',
    'forget',
    'override',
    'instruction',
    'previous',
    'password',
    'system',
    'prompt',
    'assistant',
    'reveal',
    'secret',
  ].map(rot13),
)

/** UTF-16 units that are turned back on either side of such a word, within its paragraph. */
const MAX_AROUND = 2_000

/** Each ASCII letter moved by thirteen; its own inverse. */
export function rot13(text: string): string {
  const units = new Uint16Array(text.length)
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    const lower = unit | 0x20
    const isLetter = lower >= 0x61 && lower <= 0x7a && unit < 0x80
    units[at] = isLetter ? unit + (lower < 0x6e ? 13 : -13) : unit
  }
  return Buffer.from(units.buffer).toString('utf16le')
}

const rot13Decoder: Decoder = {
  name: 'rot13',
  find(text, lowered = lowerCaseInPlace(text), placesOf = placesIn(lowered)) {
    const all: Decoded[] = []
    if (placesOf(MOVED_WORDS).length === 0) return all
    const places = MOVED_WORDS.words()
      .flatMap((word) => farPlacesOf(lowered, word))
      .sort((a, b) => a - b)
    let last: Decoded | undefined
    for (const place of places) {
      if (last !== undefined && place < last.end) continue
      const found = paragraphAround(text, place, last?.end ?? 0)
      last = found
      all.push(found)
    }
    return all
  },
}

/** Where a word begins, of places close together the first. */
function farPlacesOf(text: string, word: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + MAX_AROUND))
    places.push(at)
  return places
}

function paragraphAround(text: string, place: number, from: number): Decoded {
  const before = text.slice(Math.max(from, place - MAX_AROUND), place)
  const after = text.slice(place, place + MAX_AROUND)
  const gap = before.lastIndexOf('\n\n')
  const start = place - before.length + (gap < 0 ? 0 : gap + 2)
  const gapAfter = after.indexOf('\n\n')
  const end = gapAfter < 0 ? place + after.length : place + gapAfter
  const units = Uint32Array.from({ length: end - start }, (_, at) => start + at)
  return {
    start,
    end,
    text: rot13(text.slice(start, end)),
    map: { starts: units, ends: units.map((unit) => unit + 1) },
  }
}

export const HAND_DECODERS: readonly Decoder[] = [...HAND_CODES.map(patternDecoder), rot13Decoder]
