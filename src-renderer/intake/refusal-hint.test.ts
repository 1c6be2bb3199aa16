import { expect, it } from 'vitest'
import { messages } from '../messages/en.ts'
import { refusalHint } from './refusal-hint.ts'

const { archive, ownNetwork, port, size } = messages.scan.refusalHints
const page = (url: string) => ({ kind: 'url', url }) as const
const file = (name: string) => ({ kind: 'file', file: new File([], name) }) as const
const text = { kind: 'text', text: 'a' } as const

it.each([
  [page('https://intranet.example/'), 'TARGET_NOT_PUBLIC', ownNetwork],
  // A page cannot be split by who scans it.
  [page('https://example.org:8443/'), 'CONTENT_TOO_LARGE', null],
  [text, 'CONTENT_TOO_LARGE', size],
  [text, 'INPUT_TOKENS_EXCEEDED', size],
  [{ kind: 'gone', was: 'file' } as const, 'CONTENT_TOO_LARGE', size],
  [text, 'EXTRACTION_FAILED', null],
  [file('letters.ZIP'), 'UNSUPPORTED_FILE_TYPE', archive],
  [file('photo.raw'), 'UNSUPPORTED_FILE_TYPE', null],
])('of %j refused as %s is %s', (content, code, hint) => {
  expect(refusalHint(content, { code, message: '' })).toBe(hint)
})

it.each([
  ['Only port 443, or a port that the owner allows, is fetched from.', port],
  // What the address leads to is refused, not the port that it names.
  ['A redirect is not followed: only https addresses are fetched.', null],
])('of an address refused with %j is %s', (message, hint) => {
  const content = page('https://localhost:3000/mcp')
  expect(refusalHint(content, { code: 'INVALID_URL', message })).toBe(hint)
})
