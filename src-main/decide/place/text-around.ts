import type { Range } from '../../../src-shared/model/spans.ts'

/** Line breaks and tabs as strings of JSON and of programs have them: by their second sign they would be part of a word. */
const ESCAPED = /\\[nrt]/g

/** A passage with what stands so many characters before and after it, each place as it was. */
export function textAround(text: string, { start, end }: Range, reach: number): string {
  return spaced(text.slice(Math.max(0, start - reach), end + reach))
}

/** A text with two spaces for each break that is written as a sign. */
export function spaced(text: string): string {
  return text.replace(ESCAPED, '  ')
}
