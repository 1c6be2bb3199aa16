/** The cells of a table among a document's fields, and what stands above them. */

import type { Field } from '../../../chunk/fields/field.ts'

/** UTF-16 units on each side in which the other cells of a row stand. */
export const ROW = 600

/** What stands above a cell, without the blanks around it; nothing above what is none. */
export function headOf({ path: [row, head, ...more] }: Field): string {
  const isCell = typeof row === 'number' && typeof head === 'string' && more.length === 0
  return isCell ? head.trim() : ''
}
