import { expect, it } from 'vitest'
import { count, formatBytes, formatDuration, formatList, labelWords } from './format.ts'

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [2_150, '2.2 kB'],
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
  ['attack', 'Attack'],
])('%s is said as %s', (label, words) => {
  expect(labelWords(label)).toBe(words)
})

it('takes the plural that fits', () => {
  expect(count(1, 'page', 'pages')).toBe('1 page')
  expect(count(1_200, 'page', 'pages')).toBe('1,200 pages')
})

it('joins lists as sentences do', () => {
  expect(formatList(['a', 'b', 'c'])).toBe('a, b and c')
})
