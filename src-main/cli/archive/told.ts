/** A number of things in words: `1 scan`, `12 scans`. */
export function amount(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}
