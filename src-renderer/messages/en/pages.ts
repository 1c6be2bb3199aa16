/** Sentences of the tools of the page view. */

import { count, formatNumber } from '../format.ts'

export const pages = {
  region: 'Pages',
  /** Heard where they take the focus, and read below the other keys. */
  keys: 'On the pages of a PDF that fit the width, the left and right arrows turn pages, Home and End lead to the first and the last, + and − change their size, and 0 fits them to the width.',
  thumbnails: 'All pages, small',
  thumbnail: (page: number, places: number) =>
    places === 0
      ? `Page ${formatNumber(page)}`
      : `Page ${formatNumber(page)}, ${count(places, 'place', 'places')}`,
  field: (total: number) => `Page, 1 to ${formatNumber(total)}`,
  of: (total: number) => `of ${formatNumber(total)}`,
  unread: (page: number) => `Page ${formatNumber(page)}: no text layer, not scanned`,
  /** What a file has beside its pages or its body, in the text behind them. */
  beside: {
    title: 'Bookmarks',
    footnote: 'Footnotes',
    endnote: 'Endnotes',
    comment: 'Comments',
    attribute: 'Names and descriptions',
    header: 'Page headers',
    footer: 'Page footers',
    metadata: 'Properties',
    attachment: 'Attached file',
    script: 'Scripts',
  },
  fitPage: 'Fit page',
  rotate: 'Turn clockwise',
} as const
