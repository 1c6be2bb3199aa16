/** What is wrong with a request, over real HTTP: the code of its refusal, and the place that is named. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ERROR_CODES } from '../../src-shared/contract/error-codes.ts'
import { expectRefusal } from './__fixtures__/expect-answer.ts'
import { form } from './__fixtures__/form.ts'
import { bearer, startTestService, type TestService } from './__fixtures__/service.ts'

/** Stands in what is submitted; no refusal may send it back. */
const SECRET = 'assay_Qm9wK3zT7vLx2Rj8NcY5hGd1FsPaE6uBtXi4MoWqCyZ'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.close())

const categories = (value: unknown) => ({ text: 'a', config: { categories: value } })
const config = (value: unknown) => ({ text: 'a', config: value })

it.each<[unknown, keyof typeof ERROR_CODES, string]>([
  ['{"text"', 'INVALID_REQUEST', 'not JSON'],
  ['', 'INVALID_REQUEST', 'not JSON'],
  ['[]', 'INVALID_INPUT', 'The body must be an object.'],
  ['"text"', 'INVALID_INPUT', 'The body'],
  [{}, 'INVALID_INPUT', 'none of /text, /url and /mcp_server_url'],
  [{ foo: 1 }, 'INVALID_INPUT', '/foo is not a known field'],
  [{ text: '' }, 'INVALID_TEXT', '/text'],
  [{ text: ' \n\t ' }, 'INVALID_TEXT', '/text'],
  ['{"text":"\\ud800"}', 'INVALID_TEXT', '/text'],
  [{ text: 1 }, 'INVALID_TEXT', '/text must be a string.'],
  [{ text: 'a', more: 1 }, 'INVALID_INPUT', '/more'],
  ['{"text":"a","__proto__":{}}', 'INVALID_INPUT', '/__proto__'],
  [{ text: 'a', url: 'https://a.example/' }, 'INVALID_INPUT', '/text and /url'],
  [{ url: 'not a url' }, 'INVALID_URL', '/url'],
  [config(null), 'INVALID_CONFIG', '/config'],
  [config({ depth: 1 }), 'INVALID_CONFIG', '/config/depth'],
  [categories([]), 'INVALID_CONFIG', '/config/categories'],
  [
    categories(['spam']),
    'INVALID_CONFIG',
    '/config/categories/0 is none of injection, dlp, pii, threat.',
  ],
  [categories(['pii', 'PII']), 'INVALID_CONFIG', '/config/categories'],
  [categories('pii'), 'INVALID_CONFIG', '/config/categories'],
  [config({ max_level: 'L4' }), 'INVALID_CONFIG', '/config/max_level is none of L1, L2, L3.'],
  [config({ chunk_overlap_tokens: 65 }), 'INVALID_CONFIG', '/config/chunk_overlap_tokens'],
  [config({ chunk_overlap_tokens: 1.5 }), 'INVALID_CONFIG', '/config/chunk_overlap_tokens'],
  [config({ gates: { l4: true } }), 'INVALID_CONFIG', '/config/gates/l4'],
  [config({ gates: { l1: 'yes' } }), 'INVALID_CONFIG', '/config/gates/l1'],
  [config({ gates: { rules: { a: 1 } } }), 'INVALID_CONFIG', '/config/gates/rules/a'],
  [
    config({ gates: { rules: { 'a b': true } } }),
    'INVALID_CONFIG',
    '/config/gates/rules/a b is no name: those have 1 to 128 letters, digits and _ : . / -',
  ],
  [
    '{"text":"a","config":{"gates":{"rules":{"__proto__":true}}}}',
    'INVALID_CONFIG',
    '/config/gates/rules',
  ],
  [
    '{"text":"a","config":{"gates":{"models":{"\\u005f_proto__":true}}}}',
    'INVALID_CONFIG',
    '/config/gates/models',
  ],
  [config({ categories: ['threat'], max_level: 'L1' }), 'INVALID_CONFIG', '/config/max_level'],
  [config({ categories: ['threat'], gates: { l2: false } }), 'INVALID_CONFIG', '/config/gates/l2'],
])('%j is %s', async (body, code, place) => {
  const answer = await service.post(body)

  expectRefusal(answer, code)
  expect(answer.body.error.message).toContain(place)
})

it.each<[string, FormData, keyof typeof ERROR_CODES]>([
  ['nothing', form(['config', '{}']), 'INVALID_INPUT'],
  ['an unknown part', form(['text', 'a'], ['more', 'b']), 'INVALID_INPUT'],
  ['two texts', form(['text', 'a'], ['text', 'b']), 'INVALID_INPUT'],
  ['two configs', form(['text', 'a'], ['config', '{}'], ['config', '{}']), 'INVALID_INPUT'],
  ['a text that is a file', form(['text', new File(['a'], 'a.txt')]), 'INVALID_INPUT'],
  ['a file without a name', form(['files', 'a']), 'INVALID_INPUT'],
  ['a config that is no JSON', form(['text', 'a'], ['config', '{']), 'INVALID_CONFIG'],
  ['a config with a bad field', form(['text', 'a'], ['config', '{"x":1}']), 'INVALID_CONFIG'],
  ['a blank text', form(['text', '  ']), 'INVALID_TEXT'],
  ['an empty file', form(['files', new File([], 'a.txt')]), 'INVALID_TEXT'],
  [
    'a picture',
    form(['files', new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0)], 'a.pdf')]),
    'UNSUPPORTED_FILE_TYPE',
  ],
  [
    'a file over 10 MB',
    form(['files', new File([new Uint8Array(10_000_001)], 'a.txt')]),
    'FILE_TOO_LARGE',
  ],
  [
    'a body over 12 MB',
    form(['files', new File([new Uint8Array(12_000_001)], 'a.txt')]),
    'PAYLOAD_TOO_LARGE',
  ],
])('a form with %s is refused', async (_, body, code) => {
  expectRefusal(await service.post(body), code)
})

it('refuses more than 100 documents', async () => {
  const files = Array.from({ length: 101 }, () => ['files', new File(['a'], 'a.txt')] as const)

  expectRefusal(await service.post(form(...files)), 'INVALID_INPUT')
})

it.each([
  [
    'a body cut short',
    '--b\r\nContent-Disposition: form-data; name="text"\r\n\r\na',
    'multipart/form-data; boundary=b',
    'The multipart body is malformed.',
  ],
  ['no boundary', '--b--', 'multipart/form-data', 'The Content-Type names no boundary.'],
])('refuses a form with %s', async (_, body, contentType, message) => {
  const answer = await service.post(body, { 'content-type': contentType })

  expectRefusal(answer, 'INVALID_REQUEST')
  expect(answer.body.error.message).toBe(message)
})

describe('a part of a form with a Content-Transfer-Encoding', () => {
  const send = (encoding: string, before = '') =>
    service.post(
      `${before}--word\r\nContent-Disposition: form-data; name="text"\r\n${encoding}\r\n\r\naGVsbG8=\r\n--word--`,
      { 'content-type': 'multipart/form-data; boundary=word' },
    )

  it.each(['base64', 'BASE64', 'quoted-printable', 'x-own'])('is refused: %s', async (encoding) => {
    const answer = await send(`content-transfer-encoding: ${encoding}`)
    expectRefusal(answer, 'INVALID_REQUEST')
    expect(answer.body.error.message).toMatch(/Content-Transfer-Encoding; send its bytes/)
  })

  it('is refused behind a preamble that ends in the middle of a line, too', async () => {
    expectRefusal(await send('Content-Transfer-Encoding: base64', 'pre'), 'INVALID_REQUEST')
  })

  it.each(['7bit', '8BIT', 'binary'])('is taken where it encodes nothing: %s', async (encoding) => {
    expect((await send(`Content-Transfer-Encoding: ${encoding}`)).status).toBe(202)
  })
})

it('refuses a form text that is not UTF-8', async () => {
  const head = '--b\r\nContent-Disposition: form-data; name="text"\r\n\r\n'
  const body = Buffer.concat([Buffer.from(head), Buffer.of(0xff), Buffer.from('\r\n--b--')])

  const answer = await service.request('/api/v1/scan', {
    method: 'POST',
    body,
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  })

  expectRefusal(answer, 'INVALID_TEXT')
})

it('refuses JSON that is not UTF-8', async () => {
  const answer = await service.request('/api/v1/scan', {
    method: 'POST',
    body: Buffer.concat([Buffer.from('{"text":"'), Buffer.of(0xff), Buffer.from('"}')]),
    headers: { 'content-type': 'application/json' },
  })

  expectRefusal(answer, 'INVALID_REQUEST')
})

it('refuses other types', async () => {
  const answer = await service.post('hello', { 'content-type': 'text/plain' })

  expectRefusal(answer, 'UNSUPPORTED_MEDIA_TYPE')
})

it('never sends submitted content back', async () => {
  const answer = await service.post({ text: SECRET, [SECRET.slice(0, 3)]: SECRET })

  expect(JSON.stringify(answer.body)).not.toContain(SECRET)
})

it('holds an account to the size of its plan', async () => {
  const free = bearer(service.key({ accountId: 'free', plan: 'free' }))
  const sent = (text: string) => service.post({ text }, free)

  expect((await sent('word '.repeat(19_999))).status).toBe(200)
  expectRefusal(await sent('w '.repeat(25_001)), 'INPUT_TOKENS_EXCEEDED')
  expectRefusal(await sent('w'.repeat(100_001)), 'CONTENT_TOO_LARGE')
})
