import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../src-shared/__fixtures__/growth.ts'
import { isQuotedAmongWords } from './quoted-words.ts'

function isWord(marked: string): boolean {
  const start = marked.indexOf('⟦')
  const end = marked.indexOf('⟧') - 1
  return isQuotedAmongWords(marked.replace(/[⟦⟧]/g, ''), { start, end })
}

it.each([
  'Signs like "⟦Cancer⟧", "Leo" and "Virgo" follow.',
  'Signs like "Leo", "⟦Cancer⟧" and "Virgo" follow.',
  'Signs like “Leo” and “⟦Cancer⟧”.',
  'names={"Mine","Fortress","Sentry","⟦Unused Railroad⟧","Pillage","Goto","Explore"}',
  'Zeichen wie „⟦Krebs⟧“ und „Löwe“.',
])('takes %s for a word', (marked) => {
  expect(isWord(marked)).toBe(true)
})

it.each([
  'He wrote "⟦asthma⟧" on the form.',
  '{"name": "Greta Holm", "state": "⟦asthma⟧", "age": 44}',
  '"Greta Holm", "⟦asthma⟧", "2019"\n',
  '"conditions": ["gout", "⟦asthma⟧", "flu"]',
  'state: "⟦asthma⟧", "age": 44',
  '"Greta Holm","⟦Larkhill Joinery⟧","Leeds","Joiner","0113 496 0122"\n',
  'Signs like Leo, ⟦Cancer⟧ and Virgo.',
])('takes %s for none', (marked) => {
  expect(isWord(marked)).toBe(false)
})

it('takes linear time', { timeout: 60_000 }, async () => {
  const growth = await growthOf(
    (size) => '"Mine", "'.repeat(size),
    (text) =>
      Array.from(text.matchAll(/Mine/g), ({ index }) =>
        isQuotedAmongWords(text, { start: index, end: index + 4 }),
      ),
    500,
  )
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})
