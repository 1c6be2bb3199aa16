/** Sentences of what stands around the text: the find bar and the strip beside it. */

import { count, formatNumber } from '../format.ts'

export const find = {
  bar: 'Find in the text',
  field: 'Find in the text',
  open: 'Find…',
  switches: {
    matchCase: { sign: 'Aa', name: 'Match case' },
    wholeWords: { sign: 'W', name: 'Whole words' },
    isPattern: { sign: '.*', name: 'Regular expression' },
  },
  previous: 'Previous match',
  next: 'Next match',
  close: 'Close the find bar',
  searching: 'Searching…',
  none: 'Not found',
  invalid: 'Not a valid pattern',
  tooLong: 'The pattern takes too long; make it simpler',
  position: (at: number, total: number, more: boolean) =>
    `${formatNumber(at)} of ${formatNumber(total)}${more ? '+' : ''}`,
} as const

export const ruler = {
  above: (value: number) => `${count(value, 'place', 'places')} above: go to the nearest`,
  below: (value: number) => `${count(value, 'place', 'places')} below: go to the nearest`,
  bucket: (value: number) => count(value, 'place', 'places'),
} as const
