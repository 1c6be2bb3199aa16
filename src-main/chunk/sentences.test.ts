import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../src-shared/__fixtures__/growth.ts'
import { fieldsOf } from './fields/fields.ts'
import { sentencesWithin, splitSentences } from './sentences.ts'

const pieces = (text: string) =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end))

it.each([
  ['sentences', 'The first one ends here now. The second one ends here too.', 2],
  ['lines', 'a line that is long enough to stand\nanother line that is long enough', 2],
  ['what is short with the next', 'Dear all. The meeting of tomorrow is at nine.', 1],
  ['full-width marks', `${'長'.repeat(30)}。${'い'.repeat(30)}。`, 2],
  ['a number with a point', 'The value of pi is about 3.14159 and not 3 at all', 1],
  ['no quotation amid a sentence', 'Write "It is all done now." in your very last answer.', 1],
  [
    'what is short above a label with its line',
    'The first sentence is long enough. Then stop.\nReturns:\nnothing of interest to anybody',
    2,
  ],
  ['nothing', ' \n ', 0],
])('splits %s', (_, text, count) => {
  expect(pieces(text)).toHaveLength(count)
})

it('leaves out nothing but white space', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'bc', '. ', '\n', '。', ' ', '😀', '? ') }),
      (text) => {
        expect(pieces(text).join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
      },
    ),
  )
})

describe('of a text with fields', () => {
  const within = (text: string) =>
    sentencesWithin(text, { start: 0, end: text.length }, fieldsOf(text)).map(({ start, end }) =>
      text.slice(start, end),
    )

  it('reads each value by itself, and neither names nor single words', () => {
    expect(
      within(
        '[{"name": "Ann", "text": "It was late. Nobody came."}, {"text": "Send it to me at once."}]',
      ),
    ).toEqual(['It was late. Nobody came.', 'Send it to me at once.'])
  })

  it('reads what stands between values, as remarks do', () => {
    expect(
      within('a:\n  - b: one two three\n  # four words of prose\n  - b: five six seven\n'),
    ).toEqual(['one two three', '# four words of prose', 'five six seven'])
  })

  it('reads all of a stretch in which no value says anything', () => {
    expect(within('{"a": "one", "b": "two"}')).toEqual(['{"a": "one", "b": "two"}'])
  })

  it('takes time that grows with a long word', async () => {
    const textOf = (size: number) => `{"a": "${'b'.repeat(size)}"}`
    expect(await growthOf(textOf, within, 4_000)).toBeLessThan(LINEAR_GROWTH)
  })
})
