import { expect, it } from 'vitest'
import { parseExpiry } from './parse-expiry.ts'

const NOW = Date.UTC(2027, 0, 1)
const HOUR = 3_600_000

it.each([
  ['30m', NOW + HOUR / 2],
  ['12h', NOW + 12 * HOUR],
  ['30d', NOW + 30 * 24 * HOUR],
  ['2w', NOW + 14 * 24 * HOUR],
  ['2027-02-28', Date.UTC(2027, 1, 28)],
  ['2027-01-31T18:00Z', Date.UTC(2027, 0, 31, 18)],
  ['2027-01-31T18:00:30+02:00', Date.UTC(2027, 0, 31, 16, 0, 30)],
  ['2028-02-29', Date.UTC(2028, 1, 29)],
  ['2027-02-29', null],
  ['2027-13-01', null],
  ['tomorrow', null],
  ['30', null],
  ['-1d', null],
  ['', null],
  ['31 Jan 2027', null],
])('%j is %j', (value, time) => {
  expect(parseExpiry(value, NOW)).toBe(time)
})
