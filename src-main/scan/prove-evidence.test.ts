import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MAX_PASSAGE } from '../../src-shared/workspace/proof.ts'
import { passageAround } from './prove-evidence.ts'

it('takes whole lines beside the words where they are near', () => {
  const text = `${'x'.repeat(2_000)}\nbefore\nwords\nafter\n${'y'.repeat(2_000)}`
  const start = text.indexOf('words')
  const { start: from, end } = passageAround(text, { start, end: start + 5 })
  expect(text.slice(from, end)).toBe('before\nwords\nafter')
})

it('holds the words, stays in the text and within its bound, and parts no letter', () => {
  const text = fc.array(fc.constantFrom('a', '\n', '\u{1f600}', 'word '), { maxLength: 2_000 })
  fc.assert(
    fc.property(text, fc.nat(2_000), fc.nat(2_000), (parts, a, b) => {
      const content = parts.join('')
      const [start = 0, end = 0] = [a, b]
        .map((at) => Math.min(at, content.length))
        .sort((x, y) => x - y)
      const passage = passageAround(content, { start, end })
      expect(passage.start).toBeLessThanOrEqual(start)
      expect(passage.end).toBeGreaterThanOrEqual(end)
      expect(passage.end - passage.start).toBeLessThanOrEqual(MAX_PASSAGE)
    }),
  )
})
