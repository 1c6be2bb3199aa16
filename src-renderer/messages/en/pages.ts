/** Sentences of the tools of the page view. */

import { count, formatNumber } from '../format.ts'

export const pages = {
  thumbnails: 'All pages, small',
  thumbnail: (page: number, places: number) =>
    places === 0
      ? `Page ${formatNumber(page)}`
      : `Page ${formatNumber(page)}, ${count(places, 'place', 'places')}`,
  field: (total: number) => `Page, 1 to ${formatNumber(total)}`,
  of: (total: number) => `of ${formatNumber(total)}`,
  fitPage: 'Fit page',
  rotate: 'Turn clockwise',
} as const
