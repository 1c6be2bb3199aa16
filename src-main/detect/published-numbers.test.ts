import { expect, it } from 'vitest'
import { isPublishedNumber, isTestCard } from './published-numbers.ts'

it('knows what is printed, in whatever groups', () => {
  expect(isTestCard('4242-4242 42424242')).toBe(true)
  expect(isPublishedNumber('4242 4242 4242 4242')).toBe(true)
  expect(isPublishedNumber('gb82 west 1234 5698 7654 32')).toBe(true)
  expect(isPublishedNumber('DE89 3704 0044\n0532 0130 00')).toBe(true)
})

it('takes no other for one', () => {
  expect(isTestCard('DE89370400440532013000')).toBe(false)
  expect(isPublishedNumber('4539 8586 0397 9462')).toBe(false)
  expect(isPublishedNumber('DE75 7953 7664 2887 8284 00')).toBe(false)
})
