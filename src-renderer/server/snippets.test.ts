import { expect, it } from 'vitest'
import { createKeySnippet, fileSnippet, pollSnippet, textSnippet } from './snippets.ts'

it.each([
  ['text', textSnippet('http://127.0.0.1:27729')],
  ['file', fileSnippet('http://127.0.0.1:27729')],
  ['poll', pollSnippet('http://127.0.0.1:27729')],
])('the %s snippet calls this service with the key as a variable', (_, snippet) => {
  expect(snippet).toContain('http://127.0.0.1:27729/api/v1/scan')
  expect(snippet).toContain('"Authorization: Bearer $SCAN_API_KEY"')
  // Every line but the last goes on.
  for (const line of snippet.split('\n').slice(0, -1)) expect(line).toMatch(/ \\$/)
})

it('keeps the new key in the variable', () => {
  expect(createKeySnippet()).toMatch(/^export SCAN_API_KEY="\$\(.+ keys create --name .+\)"$/)
})
