import { expect, it } from 'vitest'
import { arrivedBytes } from './arrived-bytes.ts'

/** In a buffer of its own, as Node's parser gives them. */
const piece = (text: string) => {
  const own = Buffer.allocUnsafeSlow(text.length)
  own.write(text)
  return own
}

it('joins the pieces in a buffer that holds nothing else', () => {
  const arrived = arrivedBytes()
  for (const text of ['a', 'bcd', 'e'.repeat(100), '']) arrived.add(piece(text))
  const all = arrived.take()
  expect(all.toString()).toBe(`abcd${'e'.repeat(100)}`)
  expect(all.buffer.byteLength).toBe(all.length)
  expect(arrived.take()).toHaveLength(0)
})

it('frees a piece at once', () => {
  const sent = piece('abc')
  arrivedBytes().add(sent)
  expect(sent).toHaveLength(0)
})

it('leaves alone what shares its buffer', () => {
  const shared = piece('abcdef')
  arrivedBytes().add(shared.subarray(0, 3))
  expect(shared.toString()).toBe('abcdef')
})
