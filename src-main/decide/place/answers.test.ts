import { expect, it } from 'vitest'
import { wordsOf } from './answers.ts'

it('tells what counts all the same of no reason against it', () => {
  expect(wordsOf('report', false)).toContain('gives no order')
  expect(wordsOf('report', true)).not.toContain('gives no order')
  expect(wordsOf('report', true)).toContain('surer')
  expect(wordsOf('planted', true)).toBe(wordsOf('planted', false))
})
