/** Where marks stand on a page that is drawn: its letters are elements, which are measured. */

import type { PageMark } from './page-marks.ts'
import { mergeLineRects, type Rect } from './rects.ts'

/** Where a mark stands on a drawn page, in pixels from the page's corner. */
export function measureMark(
  page: HTMLElement,
  textDivs: readonly HTMLElement[],
  { parts }: Pick<PageMark, 'parts'>,
): readonly Rect[] {
  const corner = page.getBoundingClientRect()
  const rects: Rect[] = []
  for (const { item, from, to } of parts) {
    const div = textDivs[item]
    const node = div?.firstChild
    if (div === undefined || !(node instanceof Text)) continue
    const range = document.createRange()
    range.setStart(node, Math.min(from, node.length))
    range.setEnd(node, Math.min(to, node.length))
    const drawn = [...range.getClientRects()].filter(({ width, height }) => width * height > 0)
    // Letters that are too small for a pixel stand somewhere all the same.
    const tiny = drawn.length === 0 && to > from ? [div.getBoundingClientRect()] : []
    for (const { left, top, width, height } of [...drawn, ...tiny]) {
      const size = { width: Math.max(width, 1), height: Math.max(height, 1) }
      rects.push({ left: left - corner.left, top: top - corner.top, ...size })
    }
  }
  return mergeLineRects(rects)
}
