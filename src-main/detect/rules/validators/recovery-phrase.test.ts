import { expect, it } from 'vitest'
import { checkedPhrase } from './recovery-phrase.ts'

/** Vectors of the standard whose entropy repeats one byte, and what tools for trials print; one of 18 words that was drawn. */
const ZEROS = `${'abandon '.repeat(11)}about`
const ONES = `${'zoo '.repeat(23)}vote`
const SEVENS = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
const TRIAL = `${'test '.repeat(11)}junk`
const EIGHTEEN =
  'gravity machine north sort system female filter attitude volume fold club stay feature office ecology stable narrow fog'

it.each([
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
  ZEROS,
  ONES,
  SEVENS,
  TRIAL,
  EIGHTEEN.replace('fog', 'zoo'),
  EIGHTEEN.replace('gravity ', ''),
  EIGHTEEN.replace('gravity', 'because'),
  `${EIGHTEEN} fog`,
  'river stone window garden letter bridge home carry morning silver winter apple',
])('refuses %j', (phrase) => {
  expect(checkedPhrase(phrase)).toBe(false)
})
