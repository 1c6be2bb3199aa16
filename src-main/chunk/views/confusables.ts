/**
 * Letters that look like Latin ones.
 *
 * A selection of Unicode's confusables (UTS #39, confusables.txt): letters of
 * other scripts that stand for a Latin letter inside an otherwise Latin word,
 * and Latin letters in unusual dress that NFKC leaves alone.
 */

/** Latin letter, then the letters of other scripts that look like it; either case, as written. */
const LOOK_ALIKES: readonly (readonly [string, string])[] = [
  ['a', 'аАαΑᎪꓮ'],
  ['b', 'ВвΒβЬьᏴꓐᏏ'],
  ['c', 'сСϲϹᏟꓚⅽ'],
  ['d', 'ԁԀᎠꓓժ'],
  ['e', 'еЕεΕᎬꓰҽ'],
  ['f', 'ϝϜꓝ'],
  ['g', 'ԌԍᏀꓖց'],
  ['h', 'һҺНнΗᎻꓧհ'],
  ['i', 'іІιΙӀ'],
  ['j', 'јЈϳᎫꓙյ'],
  ['k', 'кКκΚᏦꓗ'],
  ['l', 'ӏᏞꓡ'],
  ['m', 'мМΜᎷꓟ'],
  ['n', 'пηΝꓠոռ'],
  ['o', 'оОοΟσօՕꓳ'],
  ['p', 'рРρΡᏢꓑ'],
  ['q', 'ԛԚզգ'],
  ['r', 'гᎡꓣ'],
  ['s', 'ѕЅᏚꓢտ'],
  ['t', 'тТτΤᎢꓔ'],
  ['u', 'υսՍꓴ'],
  ['v', 'νѵѴᏙꓦ'],
  ['w', 'ԝԜωᎳꓪա'],
  ['x', 'хХχΧꓫ'],
  ['y', 'уУγΥүҮꓬ'],
  ['z', 'ΖᏃꓜ'],
]

/** Latin small capitals and variants, and what they stand for. */
const DRESSED = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢɑɡɩʋ'
const UNDRESSED = 'abcdefghijklmnopqrstuvwyzagiv'

/** Negative circled and negative squared capitals, A to Z from these code points. */
const ENCLOSED_CAPITALS = [0x1f150, 0x1f170] as const
const LETTERS = 26
const LOWER_A = 0x61

const lookAlikes = new Map<number, number>(
  LOOK_ALIKES.flatMap(([latin, others]) =>
    [...others].map((other) => [other.charCodeAt(0), latin.charCodeAt(0)] as const),
  ),
)

const dressed = new Map<number, string>(
  [...DRESSED].map((letter, index) => [letter.charCodeAt(0), UNDRESSED.charAt(index)] as const),
)

/** The lower-case Latin unit that a letter of another script looks like, or 0. */
export function latinLookAlike(unit: number): number {
  return lookAlikes.get(unit) ?? 0
}

/** The plain letter for a Latin letter in unusual dress that NFKC does not undo, or none. */
export function undressedLatin(codePoint: number): string | undefined {
  for (const first of ENCLOSED_CAPITALS) {
    const ordinal = codePoint - first
    if (ordinal >= 0 && ordinal < LETTERS) return String.fromCharCode(LOWER_A + ordinal)
  }
  return dressed.get(codePoint)
}
