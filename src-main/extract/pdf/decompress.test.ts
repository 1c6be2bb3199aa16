/** Compressed contents of PDFs, whole and broken. */

import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { extract } from '../__fixtures__/extraction.ts'
import { makeRawPdf } from '../__fixtures__/make-documents.ts'
import { decompress, MAX_STREAM_BYTES } from './decompress.ts'

/** Lines that do not compress to less than PDF.js decodes itself. */
const LINES = Array.from({ length: 100 }, (_, line) =>
  createHash('sha256').update(`${line}`).digest('hex'),
)
const CONTENT = `BT /F 12 Tf 50 790 Td 7 TL ${LINES.map((line) => `(${line}) Tj T*`).join('\n')} ET`
const COMPRESSED = deflateSync(CONTENT)

async function linesOf(content: Uint8Array) {
  const { text } = await extract(makeRawPdf(content, { filter: '/Filter/FlateDecode' }))
  return text.split(/\s+/)
}

describe('a compressed content', () => {
  it('is read whole', async () => {
    expect(await linesOf(COMPRESSED)).toEqual(LINES)
  })

  it('is read whole before what is no part of it', async () => {
    expect(await linesOf(Buffer.concat([COMPRESSED, Buffer.from('more')]))).toEqual(LINES)
  })

  it('is read as far as it goes where it is cut short', async () => {
    const lines = await linesOf(COMPRESSED.subarray(0, COMPRESSED.length / 2))
    expect(lines.slice(0, 40)).toEqual(LINES.slice(0, 40))
    expect(lines.length).toBeLessThan(60)
  })
})

describe('decompress', () => {
  it('gives a buffer that holds nothing else', () => {
    const bytes = decompress('deflate', deflateSync('abc'))
    expect(Buffer.from(bytes).toString()).toBe('abc')
    expect(bytes.buffer.byteLength).toBe(3)
  })

  it.each([
    ['is cut short', COMPRESSED.subarray(0, 500)],
    ['is none', Buffer.from('no zlib')],
    ['is too long', deflateSync(Buffer.alloc(MAX_STREAM_BYTES + 1))],
  ])('throws where the stream %s', (_, bytes) => {
    expect(() => decompress('deflate', bytes)).toThrow()
  })
})
