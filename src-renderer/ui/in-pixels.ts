/** Where a browser does not say, what all begin with. */
const DEFAULT_PIXELS = 16

/** So many root ems in CSS pixels, by the size of letters that the reader has set. */
export function inPixels(rem: number): number {
  const { fontSize } = getComputedStyle(document.documentElement)
  return rem * (Number.parseFloat(fontSize) || DEFAULT_PIXELS)
}
