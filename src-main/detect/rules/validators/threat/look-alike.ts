/** Words that are not the same and read as if they were. */

import { latinLookAlike } from '../../../../chunk/views/confusables.ts'

const MARKS = /\p{M}/gu
/** Digits and pairs of letters that stand for a letter; the first that fits. */
const STAND_INS: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/0/g, 'o'],
  [/[1|]/g, 'l'],
  [/3/g, 'e'],
  [/4/g, 'a'],
  [/5/g, 's'],
  [/7/g, 't'],
  [/8/g, 'b'],
]

const ANY_STAND_IN = new RegExp(STAND_INS.map(([sign]) => sign.source).join('|'))
/** Nearly all words: they have no marks and stand for themselves. */
const PLAIN = /^[a-z]*$/

/** What a word reads as: two words with one skeleton are told apart by nobody who only glances. */
export function skeletonOf(word: string): string {
  const plain = PLAIN.test(word) ? word : undressed(word)
  if (!ANY_STAND_IN.test(plain)) return plain
  return STAND_INS.reduce((read, [sign, letter]) => read.replace(sign, letter), plain)
}

function undressed(word: string): string {
  return Array.from(word.normalize('NFKD').replace(MARKS, ''), (letter) => {
    const latin = latinLookAlike(letter.charCodeAt(0))
    return latin === 0 ? letter : String.fromCharCode(latin)
  })
    .join('')
    .toLowerCase()
}

/** Whether one letter within a word was swapped with the next, left out, doubled, or is another. */
export function differsByOne(word: string, original: string): boolean {
  const [shorter, longer] = word.length < original.length ? [word, original] : [original, word]
  if (longer.length - shorter.length > 1) return false
  let at = 0
  while (at < shorter.length && shorter[at] === longer[at]) at++
  // The first and the last letter are what a glance takes in.
  if (at === 0 || at >= longer.length - 1) return false
  if (shorter.length < longer.length) {
    const isDoubled = word === shorter || longer[at] === longer[at - 1]
    return isDoubled && shorter.slice(at) === longer.slice(at + 1)
  }
  const isSwapped = shorter[at] === longer[at + 1] && shorter[at + 1] === longer[at]
  return shorter.slice(at + (isSwapped ? 2 : 1)) === longer.slice(at + (isSwapped ? 2 : 1))
}
