import { hash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { requestDigest } from './request-digest.ts'
import { readContent, type ScanBody } from './scan-content.ts'

const digest = async (body: ScanBody, prefer?: string) =>
  requestDigest(await readContent(body), prefer).toString('hex')

function json(text: string, contentType = 'application/json'): ScanBody {
  return { type: 'json', value: JSON.parse(text), sha256: () => hash('sha256', text), contentType }
}

/** A part: its Content-Disposition parameters, its content, its other headers. */
type Part = readonly [disposition: string, content: string, headers?: string]

function form(parts: readonly Part[], boundary = 'x-1'): ScanBody {
  const body = parts.map(
    ([disposition, content, headers = '']) =>
      `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n${headers}\r\n${content}\r\n`,
  )
  return {
    type: 'multipart',
    bytes: Buffer.from(`${body.join('')}--${boundary}--\r\n`),
    contentType: `multipart/form-data; boundary=${boundary}`,
  }
}

const TEXT: Part = ['name="text"', 'words']
const CONFIG: Part = ['name="config"', '{}']
const A: Part = ['name="files"; filename="a.txt"', 'alpha', 'Content-Type: text/plain\r\n']
const B: Part = ['name="files"; filename="b.txt"', 'beta', 'Content-Type: text/plain\r\n']

it('is a SHA-256, the same at every call', async () => {
  const first = await digest(json('{"text":"a"}'), 'wait=1')

  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(await digest(json('{"text":"a"}'), 'wait=1')).toBe(first)
})

describe('JSON differs by', () => {
  const BODY = '{"text":"a","config":{}}'

  it.each<[string, ScanBody, string?]>([
    ['a character', json('{"text":"b","config":{}}')],
    ['the order of its members', json('{"config":{},"text":"a"}')],
    ['white space', json('{"text":"a", "config":{}}')],
    ['an escape', json('{"text":"\\u0061","config":{}}')],
    ['a parameter of its Content-Type', json(BODY, 'application/json; charset=utf-8')],
    ['the case of its Content-Type', json(BODY, 'Application/JSON')],
    ['a Prefer header', json(BODY), 'respond-async'],
    ['an empty Prefer header', json(BODY), ''],
  ])('%s', async (_, other, prefer) => {
    expect(await digest(other, prefer)).not.toBe(await digest(json(BODY)))
  })

  it('the spelling of the Prefer header', async () => {
    expect(await digest(json(BODY), 'wait=1')).not.toBe(await digest(json(BODY), 'Wait=1'))
  })
})

describe('a form', () => {
  it.each<[string, ScanBody]>([
    ['another boundary', form([TEXT, CONFIG, A, B], 'another-boundary')],
    [
      'the order and case of part headers',
      form([
        TEXT,
        CONFIG,
        ['name="files"; filename="a.txt"', 'alpha', 'CONTENT-TYPE: text/plain\r\n'],
        B,
      ]),
    ],
    ['a type that goes without saying', form([TEXT, CONFIG, [A[0], A[1]], B])],
  ])('stays the same under %s', async (_, other) => {
    expect(await digest(other)).toBe(await digest(form([TEXT, CONFIG, A, B])))
  })

  it.each<[string, readonly Part[]]>([
    ['the order of files', [TEXT, CONFIG, B, A]],
    ['the order of fields', [CONFIG, TEXT, A, B]],
    ['the place of a field among files', [TEXT, A, CONFIG, B]],
    ['a missing field', [TEXT, A, B]],
    ['a missing file', [TEXT, CONFIG, A]],
    ['the text', [['name="text"', 'word'], CONFIG, A, B]],
    ['the config', [TEXT, ['name="config"', '{ }'], A, B]],
    ['a file name', [TEXT, CONFIG, ['name="files"; filename="c.txt"', 'alpha'], B]],
    ['the path in a file name', [TEXT, CONFIG, ['name="files"; filename="x/a.txt"', 'alpha'], B]],
    ['a byte of a file', [TEXT, CONFIG, ['name="files"; filename="a.txt"', 'alphA'], B]],
    ['the type of a file', [TEXT, CONFIG, [A[0], A[1], 'Content-Type: text/markdown\r\n'], B]],
    [
      'the border between two files',
      [TEXT, CONFIG, [A[0], 'alphab', A[2]], [B[0], 'eta', B[2]]] as readonly Part[],
    ],
  ])('differs by %s', async (_, parts) => {
    expect(await digest(form(parts))).not.toBe(await digest(form([TEXT, CONFIG, A, B])))
  })

  it('differs by a Prefer header, and from JSON', async () => {
    const plain = await digest(form([TEXT]))

    expect(await digest(form([TEXT]), 'wait=1')).not.toBe(plain)
    expect(await digest(json('{"text":"words"}'))).not.toBe(plain)
  })
})
