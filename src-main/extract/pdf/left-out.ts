/**
 * What was left out of the PDFs that this thread reads, one at a time: PDF.js goes on without it,
 * and gives its caller no sign.
 */

let cuts = 0
let offPage = 0
let undrawn = 0

/** Tells that words may be missing: a stream was too long, or was drawn too often. */
export function noteCut(): void {
  cuts++
}

/** Tells of a letter that stands outside its page, which is no part of the page's text. */
export function noteOffPage(): void {
  offPage++
}

/** Tells of an operator that is not looked at. */
export function noteUndrawn(): void {
  undrawn++
}

export interface LeftOut {
  readonly cuts: number
  readonly offPage: number
  readonly undrawn: number
}

/** How much of each there was so far; what one page adds is the difference. */
export function leftOut(): LeftOut {
  return { cuts, offPage, undrawn }
}
