/** Of what is typed to an assistant in one go: that it is no document, and that its letters stand apart. */

import type { ValidatorMatch } from '../validator.ts'

/** UTF-16 units of what is typed in one go; manuals and lessons that break off so are longer. */
const LONGEST = 1000
/** Letters of an order that each have a gap behind them, of those that could. */
const APART_FROM = 0.9

/** Whether the whole text is as short as a message to an assistant. */
export function inTypedPrompt(_value: string, { text }: ValidatorMatch): boolean {
  return text.length <= LONGEST
}

/** Whether the letters of a value, which its view has joined, stand apart in the document. */
export function lettersApart(value: string, { inDocument }: ValidatorMatch): boolean {
  if (inDocument === undefined) return false
  const { text, start, end } = inDocument()
  const gaps = text.slice(start, end).match(/\S\s/gu)?.length ?? 0
  return gaps >= (value.length - 1) * APART_FROM
}
