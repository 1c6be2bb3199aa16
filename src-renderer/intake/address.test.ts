import { expect, it } from 'vitest'
import { readAddress } from './address.ts'

it.each([
  ['https://example.org/a?b#c', 'https://example.org/a?b#c'],
  [' example.org ', 'https://example.org/'],
  ['example.org:8443/mcp', 'https://example.org:8443/mcp'],
  ['HTTPS://EXAMPLE.org', 'https://example.org/'],
  ['münchen.de', 'https://xn--mnchen-3ya.de/'],
])('%j is %s', (typed, url) => {
  expect(readAddress(typed)).toEqual({ url })
})

it.each([
  [''],
  ['   '],
  ['two words'],
  ['https://'],
  ['http://example.org'],
  ['file:///etc/passwd'],
  ['javascript://example.org/%0aalert(1)'],
  ['https://me:secret@example.org'],
])('%j is refused', (typed) => {
  expect(readAddress(typed)).toEqual({ problem: expect.any(String) })
})
