/** Places on a PDF page: the six numbers of a transformation (ISO 32000-2, 8.3.3) and boxes under it. */

import type { Box } from './raster.ts'

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ]
}

/** First moved by (x, y), then `outer`. */
export function translate([a, b, c, d, e, f]: Matrix, x: number, y: number): Matrix {
  return [a, b, c, d, a * x + c * y + e, b * x + d * y + f]
}

/** The matrix that six or more numbers give; undefined where they do not. */
export function matrixOf(numbers: ArrayLike<unknown> | null | undefined): Matrix | undefined {
  if (!numbers || numbers.length < 6) return undefined
  // Written out: every line of a page has one.
  const six: Matrix = [
    Number(numbers[0]),
    Number(numbers[1]),
    Number(numbers[2]),
    Number(numbers[3]),
    Number(numbers[4]),
    Number(numbers[5]),
  ]
  return six.every(Number.isFinite) ? six : undefined
}

/** Whether boxes stay boxes: turned by quarters at most. */
export function keepsBoxes([a, b, c, d]: Matrix): boolean {
  const small = 1e-6 * (Math.abs(a) + Math.abs(b) + Math.abs(c) + Math.abs(d))
  const straight = Math.abs(b) <= small && Math.abs(c) <= small
  return straight || (Math.abs(a) <= small && Math.abs(d) <= small)
}

/** The smallest box around a box under the matrix. */
export function boxUnder([a, b, c, d, e, f]: Matrix, box: Box): Box {
  const [left, bottom, right, top] = box
  const xs = [
    left * a + bottom * c,
    right * a + bottom * c,
    left * a + top * c,
    right * a + top * c,
  ]
  const ys = [
    left * b + bottom * d,
    right * b + bottom * d,
    left * b + top * d,
    right * b + top * d,
  ]
  return [Math.min(...xs) + e, Math.min(...ys) + f, Math.max(...xs) + e, Math.max(...ys) + f]
}

/** What two boxes share; where they share nothing, a box whose right is left of its left, or top below its bottom. */
export function intersect(one: Box, other: Box): Box {
  return [
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
    Math.min(one[2], other[2]),
    Math.min(one[3], other[3]),
  ]
}
