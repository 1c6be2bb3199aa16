/** Detection by content, the refusals, and what must hold for every document. */

import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { extract } from './__fixtures__/extraction.ts'
import { makeDocxBody, makePdf } from './__fixtures__/make-documents.ts'
import { ExtractionError } from './extract-document.ts'

const pdf = await makePdf([[{ text: 'Hello', y: 50 }]])
const docx = makeDocxBody('<w:p><w:r><w:t>Hello</w:t></w:r></w:p>')

describe('detection', () => {
  it.each([
    ['text', 'note.txt', 'Hello', 'text/plain'],
    ['text without a name', '', 'Hello', 'text/plain'],
    ['Markdown by name', 'README.md', '# Hello', 'text/markdown'],
    ['Markdown by its long name', 'a.MARKDOWN', '# Hello', 'text/markdown'],
    ['Markdown that begins with markup', 'README.md', '<p align="center">x</p>', 'text/markdown'],
    ['a page', 'x', '<!DOCTYPE html><p>Hello', 'text/html'],
    ['a page in capitals', 'x.txt', '  \r\n<HTML><BODY>Hello', 'text/html'],
    ['a page after a byte order mark', 'x', '\ufeff<html>Hello', 'text/html'],
    [
      'a page after comments',
      'x',
      '<?xml version="1.0"?><!-- a --> <!-- b --><html>x',
      'text/html',
    ],
    ['a page that is called Markdown', 'x.md', '<body>Hello', 'text/html'],
    ['a fragment by name', 'x.html', '<p>Hello', 'text/html'],
    ['text that is called HTML', 'x.html', 'no markup', 'text/plain'],
    ['an element that only begins like html', 'x', '<htmlish>', 'text/plain'],
    ['text that speaks of PDF', 'x.md', 'A PDF begins with %PDF-1.7', 'text/markdown'],
    ['PDF whatever its name', 'x.txt', pdf, 'application/pdf'],
    ['PDF behind rubbish', 'x', Buffer.concat([Buffer.alloc(500, 'x'), pdf]), 'application/pdf'],
    ['terminal output', 'log', '\u001b[31mred\u001b[0m\b\f', 'text/plain'],
  ])('takes %s', async (_, name, content, mediaType) => {
    expect((await extract(content, name)).mediaType).toBe(mediaType)
  })

  it('takes DOCX whatever its name', async () => {
    expect((await extract(docx, 'x.pdf')).mediaType).toMatch(/wordprocessingml/)
  })
})

describe('refusals', () => {
  it.each([
    ['nothing', '', 'INVALID_TEXT'],
    ['white space', ' \r\n\t\u00a0\ufeff', 'INVALID_TEXT'],
    ['a page without text', '<html><script>x</script>', 'INVALID_TEXT'],
    ['Latin-1', Uint8Array.of(0x63, 0x61, 0x66, 0xe9), 'INVALID_TEXT'],
    ['a surrogate in UTF-8', Uint8Array.of(0x61, 0xed, 0xa0, 0x80), 'INVALID_TEXT'],
    ['an overlong form', Uint8Array.of(0x61, 0xc0, 0xaf), 'INVALID_TEXT'],
    ['UTF-16', Buffer.from('\ufeffHello', 'utf16le'), 'INVALID_TEXT'],
    ['a NUL', 'a\0b', 'UNSUPPORTED_FILE_TYPE'],
    ['a PNG', Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB', 'base64'), 'UNSUPPORTED_FILE_TYPE'],
    ['an OLE file', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'UNSUPPORTED_FILE_TYPE'],
    ['another ZIP', zipSync({ 'a.txt': strToU8('Hello') }), 'UNSUPPORTED_FILE_TYPE'],
    ['a broken PDF', '%PDF-1.7\nnothing else', 'EXTRACTION_FAILED'],
    ['a broken DOCX', docx.subarray(0, docx.length - 30), 'EXTRACTION_FAILED'],
    ['an empty DOCX', makeDocxBody('<w:p/>'), 'INVALID_TEXT'],
    ['more text than any plan allows', 'x'.repeat(4_000_001), 'CONTENT_TOO_LARGE'],
  ])('refuses %s', async (_, content, code) => {
    const refusal = await extract(content).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(ExtractionError)
    expect(refusal).toMatchObject({ code })
  })
})

describe('plain text and Markdown', () => {
  it.each(['a.txt', 'a.md'])('keeps every character of %s', async (name) => {
    const text = '\ufeffOne\r\n\r\nTwo\ttab \u200b\u202e 🂡 e\u0301\r'
    const document = await extract(text, name)
    expect(document.text).toBe(text)
    expect(document).toMatchObject({ sourceMap: [], warnings: [] })
  })
})
