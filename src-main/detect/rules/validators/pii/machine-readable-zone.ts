/** Machine-readable zones of passports and identity cards: the check digits of ICAO Doc 9303. */

/** The value of a character: digits themselves, A = 10, the filler 0. */
function characterValue(char: string): number {
  return char === '<' ? 0 : Number.parseInt(char, 36)
}

/** Weights 7, 3, 1, sum by ten (Doc 9303-3, 4.9). */
function checkDigit(field: string): number {
  const weights = [7, 3, 1]
  let sum = 0
  for (const [place, char] of [...field].entries()) {
    sum += characterValue(char) * (weights[place % 3] ?? 0)
  }
  return sum % 10
}

/** Whether a field is followed by its check digit. */
function holds(line: string, start: number, end: number): boolean {
  return checkDigit(line.slice(start, end)) === Number(line[end])
}

/** Whether a value is the second line of a passport (44 characters) or a TD2 card (36): number, birth and expiry each with its digit. */
export function mrzSecondLine(value: string): boolean {
  return (
    (value.length === 44 || value.length === 36) &&
    holds(value, 0, 9) &&
    holds(value, 13, 19) &&
    holds(value, 21, 27)
  )
}

/** Whether a value is the first two lines of a TD1 card: number in the first, birth and expiry in the second. */
export function mrzCard(value: string): boolean {
  const [first = '', second = ''] = value.split(/\s+/)
  return (
    first.length === 30 &&
    second.length === 30 &&
    holds(first, 5, 14) &&
    holds(second, 0, 6) &&
    holds(second, 8, 14)
  )
}
