import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Claim } from '../../src-shared/model/fingerprint.ts'
import { redact } from './redact.ts'
import { valueFinder } from './value-finder.ts'

function claim(text: string, words: string, label = 'PERSON', from = 0): Claim {
  const start = text.indexOf(words, from)
  return { start, end: start + words.length, category: 'pii', label }
}

describe('redact', () => {
  it('names each value by its class, or tells values apart by numbers', () => {
    const text = 'Ann Lee met Bob Ray; Ann Lee left.'
    const claims = [
      claim(text, 'Ann Lee'),
      claim(text, 'Bob Ray'),
      claim(text, 'Ann Lee', 'PERSON', 9),
    ]
    expect(redact(text, claims, 'labels').text).toBe('[PERSON] met [PERSON]; [PERSON] left.')
    expect(redact(text, claims, 'pseudonyms').text).toBe(
      '[PERSON 1] met [PERSON 2]; [PERSON 1] left.',
    )
  })

  it('gives one number to one value, however it is written', () => {
    const text = 'card 4111 1111 1111 1111 or 4111-1111-1111-1111'
    const claims = ['4111 1111 1111 1111', '4111-1111-1111-1111'].map((words) =>
      claim(text, words, 'CREDIT_CARD'),
    )
    expect(redact(text, claims, 'pseudonyms').text).toBe('card [CREDIT CARD 1] or [CREDIT CARD 1]')
  })

  it('takes out places that no detector saw, as whole words and over line ends', () => {
    const text = 'Ann Lee. ann lee? Ann\n  Lee! Annette Leeds, (Ann Lee)'
    const { text: out } = redact(text, [claim(text, 'Ann Lee')], 'labels')
    expect(out).toBe('[PERSON]. ann lee? [PERSON]! Annette Leeds, ([PERSON])')
  })

  it('makes one stretch of claims that overlap, named by the longest', () => {
    const text = 'at 5 Elm Road, Ann Lee, Hull'
    const claims = [claim(text, '5 Elm Road, Ann Lee', 'ADDRESS'), claim(text, 'Ann Lee, Hull')]
    expect(redact(text, claims, 'labels').text).toBe('at [ADDRESS]')
  })

  it('leaves out what cannot be seen, also where it parts a value', () => {
    const text = 'a\u200bb \u202ec\r\nd Ann\u{e0041}'
    expect(redact(text, [], 'labels').text).toBe('ab c\nd Ann')
  })

  it('leaves nothing of any value, wherever it stands', () => {
    const word = fc.constantFrom('ann', 'lee', 'bob', 'x', '-', ' ', '\n')
    const text = fc.array(word, { maxLength: 40 }).map((words) => words.join(''))
    fc.assert(
      fc.property(
        text,
        fc.array(fc.tuple(fc.nat(40), fc.nat(40)), { maxLength: 4 }),
        (content, places) => {
          const claims = places.map(([a, b]): Claim => {
            const [start = 0, end = 0] = [a, b]
              .map((n) => Math.min(n, content.length))
              .sort((x, y) => x - y)
            return { start, end, category: 'pii', label: '§' }
          })
          const { text: out } = redact(content, claims, 'labels')
          const values = claims.map(({ start, end }) => content.slice(start, end))
          for (const part of out.split('[§]')) expect(valueFinder(values)(part)).toEqual([])
        },
      ),
    )
  })
})

describe('valueFinder', () => {
  it('finds the longest value at each place', () => {
    const find = valueFinder(['Ann Lee', 'Ann Lee Ray', 'Lee', 'no'])
    const text = 'Ann Lee Ray, Ann Lee; Lee. no'
    expect(find(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Ann Lee Ray',
      'Ann Lee',
      'Lee',
    ])
  })

  it('finds what is made of signs', () => {
    const find = valueFinder(['$2y$10$abc', '+49 30/1'])
    expect(find('x $2y$10$abc. +49\t30/1')).toHaveLength(2)
  })
})
