/**
 * One answer for a column of numbers: among customer numbers `12345678`, `20261103` and `30000` are customers' as well, though each
 * by itself is read as a sample, a day or a quantity.
 */

import type { ValidatorMatch } from '../validator.ts'

/** Units on either side in which other values of the column are looked for, in whole lines: some ten of a form's or twenty of a table's. */
const AROUND = 480
/** Values from which a column says what another is. */
const FEWEST = 2
/** A label at the begin of a line, as the labelled view writes it before each cell. */
const LABEL = /(?:^|\n)([^\n:]{1,60}: )$/
/** The longest label, its sign and the line feed before it. */
const LABEL_BEFORE = 63
const NUMBER = /^[^\n]{0,12}\d[^\n]{0,40}$/

/** Whether half of the other values behind the same label in the lines around, or more, pass for a number by themselves, two at least. */
export function isInColumnOf(
  { text, start, end }: ValidatorMatch,
  passes: (value: string) => boolean,
): boolean {
  const [, label] = LABEL.exec(text.slice(Math.max(0, start - LABEL_BEFORE), start)) ?? []
  if (label === undefined) return false
  const above = text
    .slice(Math.max(0, start - AROUND), start)
    .split('\n')
    .slice(1)
  // The last line may be cut, unless the text ends there.
  const below = `${text.slice(end, end + AROUND)}${text.length > end + AROUND ? '' : '\n'}`
    .split('\n')
    .slice(1, -1)
  const others = [...above, ...below]
    .filter((line) => line.startsWith(label))
    .map((line) => line.slice(label.length).trim())
    .filter((value) => NUMBER.test(value))
  const sound = others.filter(passes).length
  return sound >= FEWEST && sound * 2 >= others.length
}
