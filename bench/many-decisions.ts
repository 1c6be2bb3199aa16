/** A text in which rules find a given number of different values, for benchmarks of what shows them. */

const FILLER =
  'the meeting on the plan went on as it should and nobody had anything to add to what was said before '

/**
 * @param length of the text in characters
 * @param decisions how many different values stand in it: e-mail addresses, card numbers, phone numbers, keys
 */
export function manyDecisions(length: number, decisions: number): string {
  const room = Math.floor(length / decisions)
  return Array.from({ length: decisions }, (_, index) => {
    const value = VALUES[index % VALUES.length]?.(index) ?? ''
    const filler = FILLER.repeat(1 + Math.ceil(room / FILLER.length))
    return `${filler.slice(0, Math.max(0, room - value.length - 2))} ${value}\n`
  }).join('')
}

const VALUES = [
  (index: number) => `person.${index}@example-${index % 97}.org`,
  (index: number) => withCheckDigit(`4${String(index).padStart(6, '0')}31415926`),
  (index: number) => `call +49 30 ${String(2_000_000 + index * 37)}`,
  (index: number) => `AKIA${letters(index * 7_919 + 1_000_003, 16)}`,
] as const

/** Looks as random as a key does, equal at every run. */
function letters(seed: number, length: number): string {
  let state = seed
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return BASE32[(state >>> 12) % BASE32.length]
  }).join('')
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** With the digit of ISO/IEC 7812-1, annex B, after it. */
function withCheckDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const twice = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return total + (twice > 9 ? twice - 9 : twice)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
