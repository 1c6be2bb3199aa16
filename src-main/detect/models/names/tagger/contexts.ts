/**
 * What a tagger's network has to compute for a text: what is equal once. A layer sees a word with one
 * before and one after it, so equal words between equal words are one to it. The training numbers them
 * alike (`training/assay_training/names_onnx.py`).
 */

/** The different contexts of the words of a text, layer by layer. */
export interface Contexts {
  /** Of each layer which three of the layer before make each of its contexts: before, own, after; from 1, 0 for none. */
  readonly beside: readonly Int32Array[]
  /** Which context of the last layer each word is; from 1. */
  readonly of: Int32Array
}

/**
 * @param words which of the different words each word of the text is; from 1.
 * @param reach how far from a word each layer looks to either side.
 */
export function contextsOf(words: Int32Array, reach: readonly number[]): Contexts {
  // Twice as many slots as words, a power of two: a context is found in the first or second that is looked at.
  const slots = new Int32Array(2 ** (33 - Math.clz32(words.length)))
  const last = slots.length - 1
  let of = words
  const beside = reach.map((far) => {
    slots.fill(0)
    const made = new Int32Array(3 * of.length)
    const next = new Int32Array(of.length)
    let different = 0
    for (let at = 0; at < of.length; at++) {
      const before = of[at - far] ?? 0
      const own = of[at] as number
      const after = of[at + far] ?? 0
      let slot = hashOfThree(before, own, after) & last
      let number = slots[slot] as number
      while (number !== 0 && !isThree(made, number, before, own, after)) {
        slot = (slot + 1) & last
        number = slots[slot] as number
      }
      if (number === 0) {
        made[3 * different] = before
        made[3 * different + 1] = own
        made[3 * different + 2] = after
        number = ++different
        slots[slot] = number
      }
      next[at] = number
    }
    of = next
    return made.slice(0, 3 * different)
  })
  return { beside, of }
}

/** Spreads numbers that differ by little over all bits (Knuth's multiplicative hashing; the primes of xxHash). */
function hashOfThree(before: number, own: number, after: number): number {
  const mixed =
    Math.imul(before, 0x9e3779b1) ^ Math.imul(own, 0x85ebca77) ^ Math.imul(after, 0xc2b2ae3d)
  return mixed ^ (mixed >>> 15)
}

function isThree(
  made: Int32Array,
  number: number,
  before: number,
  own: number,
  after: number,
): boolean {
  const at = 3 * number - 3
  return made[at] === before && made[at + 1] === own && made[at + 2] === after
}
