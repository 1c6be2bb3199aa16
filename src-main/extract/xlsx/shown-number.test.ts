import { expect, it } from 'vitest'
import { numberFormat, shownNumber } from './shown-number.ts'

it.each([
  ['a date that no file spells out', '27097', '14', undefined, '1974-03-09'],
  ['a date in German', '18954', '164', 'dd/mm/yyyy;@', '1951-11-22'],
  ['a date with its language', '33041', '165', '[$-407]d. mmmm yyyy', '1990-06-17'],
  ['a month', '33041', '166', 'mmm-yy', '1990-06-17'],
  ['the first day', '1', '14', undefined, '1900-01-01'],
  ['the day behind one that there was not', '61', '14', undefined, '1900-03-01'],
  ['a time of day', '0.3125', '20', undefined, '07:30'],
  ['a day with its time', '46000.75', '22', undefined, '2025-12-09 18:00'],
  ['a postal code', '1067', '167', '00000', '01067'],
  ['hours that were worked', '1.5', '168', '[h]:mm', '1.5'],
  ['an amount', '96', '169', '#,##0.00 "dmy"', '96'],
  ['red figures', '-3', '170', '0.00;[Red]-0.00', '-3'],
  ['no number', 'n/a', '14', undefined, 'n/a'],
  ['nothing', '', '14', undefined, ''],
  ['what is no day', '99999999', '14', undefined, '99999999'],
])('%s is shown as people read it', (_, value, id, code, shown) => {
  expect(shownNumber(value, numberFormat(id, code), false)).toBe(shown)
})

it('counts from 1904 where the workbook does', () => {
  expect(shownNumber('0', numberFormat('14', undefined), true)).toBe('1904-01-01')
})
