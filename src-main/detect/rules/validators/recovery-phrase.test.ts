import { expect, it } from 'vitest'
import { checkedPhrase } from './recovery-phrase.ts'

/** Vectors of the standard: entropy of nothing but zeros and ones, and one of 18 words. */
const ZEROS = `${'abandon '.repeat(11)}about`
const ONES = `${'zoo '.repeat(23)}vote`
const EIGHTEEN =
  'gravity machine north sort system female filter attitude volume fold club stay feature office ecology stable narrow fog'

it.each([
  ZEROS,
  ONES,
  EIGHTEEN,
  EIGHTEEN.toUpperCase(),
  EIGHTEEN.split(' ').join(', '),
  EIGHTEEN.split(' ')
    .map((word, index) => `${index + 1}. ${word}`)
    .join('\n'),
])('knows %j', (phrase) => {
  expect(checkedPhrase(phrase)).toBe(true)
})

it.each([
  '',
  EIGHTEEN.replace('fog', 'zoo'),
  EIGHTEEN.replace('gravity ', ''),
  EIGHTEEN.replace('gravity', 'because'),
  `${EIGHTEEN} fog`,
  'river stone window garden letter bridge home carry morning silver winter apple',
])('refuses %j', (phrase) => {
  expect(checkedPhrase(phrase)).toBe(false)
})
