/** The cells of a table among a document's fields, and what stands above them. */

import type { Field } from '../../../chunk/fields/field.ts'

/** UTF-16 units on each side in which the other cells of a row stand. */
export const ROW = 600

/** Whether a value is a cell below a head, or a value of one of a list of records. */
export function isCell({ path: [row, head, ...more] }: Field): boolean {
  return typeof row === 'number' && typeof head === 'string' && more.length === 0
}

/** What stands above a cell, without the blanks around it; nothing above what is none. */
export function headOf(field: Field): string {
  return isCell(field) ? String(field.path[1]).trim() : ''
}
