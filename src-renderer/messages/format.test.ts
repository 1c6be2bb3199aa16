import { expect, it } from 'vitest'
import {
  count,
  formatAgainst,
  formatBytes,
  formatDuration,
  formatLeft,
  formatList,
  formatRelative,
  labelWords,
  withinSentence,
} from './format.ts'

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [2_150, '2.2 kB'],
  [999_949, '999.9 kB'],
  [999_990, '1 MB'],
  [10_000_000, '10 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words)
})

it.each([
  [400, '0.4 s'],
  [59_000, '59 s'],
  [125_000, '2 min 5 s'],
])('%d ms are %s', (ms, words) => {
  expect(formatDuration(ms)).toBe(words)
})

it.each([
  ['CREDIT_CARD', 'Credit card'],
  ['hidden_text', 'Hidden text'],
  ['IBAN', 'IBAN'],
  ['API_KEY', 'API key'],
  ['attack', 'Prompt injection'],
])('%s is said as %s', (label, words) => {
  expect(labelWords(label)).toBe(words)
})

it.each([
  ['Data leak', 'data leak'],
  ['API key', 'API key'],
  ['', ''],
])('%s is %s within a sentence', (words, within) => {
  expect(withinSentence(words)).toBe(within)
})

it.each([
  [0.93, 0.8, '0.93', '0.80'],
  [0.5, 0.5, '0.50', '0.50'],
  [0.796, 0.8, '0.796', '0.800'],
  [0.9972, 0.9971, '0.9972', '0.9971'],
  [0.98, 0.999, '0.980', '0.999'],
  [0.98, 1, '0.98', '1.00'],
  [0.5, 0.500_000_001, '0.500000', '0.500000'],
])('%d against %d shows which is the larger', (score, limit, shown, shownLimit) => {
  expect(formatAgainst(score, limit)).toEqual([shown, shownLimit])
})

it('takes the plural that fits', () => {
  expect(count(1, 'page', 'pages')).toBe('1 page')
  expect(count(1_200, 'page', 'pages')).toBe('1,200 pages')
})

it('joins lists as sentences do', () => {
  expect(formatList(['a', 'b', 'c'])).toBe('a, b and c')
})

const NOW = Date.UTC(2026, 5, 15, 12)
const MINUTE = 60_000
const DAY = 1_440 * MINUTE

it.each([
  [0, 'just now'],
  [-59_000, 'just now'],
  [5_000, 'in a moment'],
  [-5 * MINUTE, '5 minutes ago'],
  [-3 * 60 * MINUTE, '3 hours ago'],
  [-DAY, 'yesterday'],
  [-29 * DAY, '29 days ago'],
  [-31 * DAY, '15 May 2026'],
])('%i ms away is told as %j', (away, words) => {
  expect(formatRelative(NOW + away, NOW)).toBe(words)
})

it.each([
  [0, '0 minutes'],
  [1, '1 minute'],
  [61 * MINUTE, '2 hours'],
  [DAY, '24 hours'],
  [30 * DAY - 1, '30 days'],
  [-5, '0 minutes'],
])('%i ms are left: %j', (left, words) => {
  expect(formatLeft(NOW + left, NOW)).toBe(words)
})
