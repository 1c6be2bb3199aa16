import { expect, it } from 'vitest'
import { messages } from '../messages/en.ts'
import { readAddress } from './address.ts'

it.each([
  ['https://example.org/a?b#c', 'https://example.org/a?b#c'],
  [' example.org ', 'https://example.org/'],
  ['localhost:8443', 'https://localhost:8443/'],
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

const { addressProblems } = messages.scan

it.each([
  ['http:/x', addressProblems.scheme],
  ['http://example.org', addressProblems.scheme],
  ['tel:123', addressProblems.scheme],
  ['mailto:', addressProblems.scheme],
  ['mailto:me@example.org', addressProblems.scheme],
  ['javascript:alert(1)', addressProblems.scheme],
  ['https:/x', addressProblems.slashes],
  ['https:\\\\x', addressProblems.slashes],
  ['https:x', addressProblems.slashes],
  ['https///x', addressProblems.slashes],
  ['https//x', addressProblems.slashes],
  ['http//x', addressProblems.slashes],
  ['https:443', addressProblems.slashes],
  ['https://https://x', addressProblems.slashes],
])('%j: %s', (typed, problem) => {
  expect(readAddress(typed)).toEqual({ problem })
})

it('says how else a server is scanned that has no https', () => {
  const { mcpScheme } = addressProblems
  expect(readAddress('http://localhost:3000/mcp', 'mcp_server')).toEqual({ problem: mcpScheme })
})
