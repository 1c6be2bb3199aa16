/** The line of a highlight on a page, in the patterns of the text view: solid, double, dotted, wavy, dashed. */

import type { Category } from '../../../src-shared/model/vocabulary.ts'
import type { Rect } from './rects.ts'

interface PatternLineProps {
  readonly rect: Rect
  /** Null for a candidate that was rejected. */
  readonly category: Category | null
}

/** Below the letters; beside them where lines of text run downwards. */
export function PatternLine({ rect, category }: PatternLineProps) {
  const upright = isUpright(rect)
  const length = upright ? rect.height : rect.width
  const scale = lineScale(rect)
  const place = upright
    ? `translate(${rect.left - scale} ${rect.top}) rotate(90)`
    : `translate(${rect.left} ${rect.top + rect.height + scale})`
  return (
    <path
      className="page-ev-line"
      transform={`${place} scale(${scale})`}
      d={pathOf(category, length / scale)}
      {...look(category)}
    />
  )
}

/** Height of letters, in pixels, from which on the lines of a mark have their full width. */
const FULL_HEIGHT = 10

/** What the lines around small letters are scaled by: of a page seen from afar they would strike out the next line. */
export function lineScale(rect: Rect): number {
  return Math.min(1, (isUpright(rect) ? rect.width : rect.height) / FULL_HEIGHT)
}

function isUpright({ width, height }: Rect): boolean {
  return height > 2 * width
}

function pathOf(category: Category | null, length: number): string {
  if (category === 'dlp') return `M0 0h${length}M0 3h${length}`
  if (category === 'threat') return wave(length)
  return `M0 0h${length}`
}

function look(category: Category | null) {
  switch (category) {
    case 'injection':
      return { strokeWidth: 3 }
    case 'pii':
      return { strokeWidth: 3, strokeLinecap: 'round', strokeDasharray: '0.1 5' } as const
    case null:
      return { strokeWidth: 1, strokeDasharray: '4 3' }
    default:
      return { strokeWidth: 1.5 }
  }
}

/** Half waves of 3 px; a line of a page has a few hundred at most. */
function wave(length: number): string {
  const halves = Math.min(Math.ceil(length / 3), 2_000)
  return `M0 0q1.5 -3 3 0${'t3 0'.repeat(Math.max(0, halves - 1))}`
}
