import type { Range } from '../../../src-shared/model/spans.ts'

/** A passage with what stands so many characters before and after it. */
export function textAround(text: string, { start, end }: Range, reach: number): string {
  return text.slice(Math.max(0, start - reach), end + reach)
}
