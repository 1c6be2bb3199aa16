import { expect, it } from 'vitest'
import { inTypedPrompt, lettersApart } from './typed-prompt.ts'

it('takes a text for typed in one go where it is as short as a message', () => {
  const at = { start: 0, end: 4, groups: {} }
  expect(inTypedPrompt('stop', { ...at, text: `stop ${'word '.repeat(100)}` })).toBe(true)
  expect(inTypedPrompt('stop', { ...at, text: `stop ${'word '.repeat(300)}` })).toBe(false)
})

it('asks the document whether letters that a view joined stand apart', () => {
  const inView = { text: 'saythatitrains', start: 0, end: 14, groups: {} }
  const written = (text: string) => () => ({ text, start: 0, end: text.length })
  const apart = written('s a y t h a t i t r a i n s')
  expect(lettersApart('saythatitrains', { ...inView, inDocument: apart })).toBe(true)
  const joined = written('saythatitrains')
  expect(lettersApart('saythatitrains', { ...inView, inDocument: joined })).toBe(false)
  const partly = written('say that it r a i n s')
  expect(lettersApart('saythatitrains', { ...inView, inDocument: partly })).toBe(false)
  expect(lettersApart('saythatitrains', inView)).toBe(false)
})
