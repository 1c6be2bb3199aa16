import { expect, it } from 'vitest'
import { dayOf, dayWindow, monthWindow, resetOf } from './usage-window.ts'

const at = (time: string) => Date.parse(time)
const iso = (time: number) => new Date(time).toISOString()

it.each([
  ['2026-11-03T12:00:00.000Z', '2026-11-04', '2026-12-01'],
  ['2026-11-03T00:00:00.000Z', '2026-11-04', '2026-12-01'],
  ['2026-11-30T23:59:59.999Z', '2026-12-01', '2026-12-01'],
  ['2026-12-31T23:59:59.999Z', '2027-01-01', '2027-01-01'],
  ['2027-01-01T00:00:00.000Z', '2027-01-02', '2027-02-01'],
  ['2027-02-28T09:00:00.000Z', '2027-03-01', '2027-03-01'],
  ['2028-02-28T09:00:00.000Z', '2028-02-29', '2028-03-01'],
  ['2028-02-29T23:59:59.999Z', '2028-03-01', '2028-03-01'],
  // A year that a hundred divides has no leap day.
  ['2100-02-28T23:59:59.999Z', '2100-03-01', '2100-03-01'],
])('at %s the day ends on %s and the month on %s', (now, day, month) => {
  expect(iso(resetOf(dayWindow(at(now))))).toBe(`${day}T00:00:00.000Z`)
  expect(iso(resetOf(monthWindow(at(now))))).toBe(`${month}T00:00:00.000Z`)
})

it.each([
  ['2026-02-01T00:00:00Z', 28],
  ['2028-02-29T23:00:00Z', 29],
  ['2026-11-30T23:59:59Z', 30],
  ['2026-12-01T00:00:00Z', 31],
])('a month at %s has %i days, the current one among them', (now, days) => {
  const { fromDay, toDay } = monthWindow(at(now))
  expect(toDay - fromDay).toBe(days)
  expect(dayOf(at(now))).toBeGreaterThanOrEqual(fromDay)
  expect(dayOf(at(now))).toBeLessThan(toDay)
})
