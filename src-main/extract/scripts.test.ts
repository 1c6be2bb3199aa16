/** What a file holds for programs stands behind its text, where formats beyond the interface are read. */

import { describe, expect, it } from 'vitest'
import type { Formats } from '../intake/submission.ts'
import { extract, marks } from './__fixtures__/extraction.ts'
import { makeEpub } from './__fixtures__/make-office.ts'
import { extractDocument } from './extract-document.ts'

const read = (html: string | Uint8Array, formats: Formats = 'all', name = 'a.html') =>
  extractDocument({
    name,
    bytes: typeof html === 'string' ? new TextEncoder().encode(html) : html,
    formats,
  })
const page = (body: string) => `<!doctype html><html><body>${body}</body></html>`
const scriptsOf = async (body: string) => {
  const { text, sourceMap } = await read(page(`x${body}`))
  return sourceMap
    .filter(({ part }) => part === 'script')
    .map(({ start, end }) => text.slice(start, end))
    .join('')
}
const BASE64 = Buffer.from('var a = 1').toString('base64')

describe('what is for programs', () => {
  it.each([
    ['a script', '<script>a("</scr"+"ipt>")</script>', 'a("</scr"+"ipt>")'],
    ['a script of a drawing', '<svg><script>a()</script></svg>', 'a()'],
    ['a module', '<script type="module">a()</script>', 'a()'],
    ['a script that is never closed', '<script>a() <p>', 'a() <p></body></html>'],
    [
      'a script that hides from old browsers',
      '<script><!--\na()\n//--></script>',
      '<!--\na()\n//-->',
    ],
    [
      'a script in templates',
      '<template><template><script>a()</script></template></template>',
      'a()',
    ],
    ['a script in a page inside', '<iframe srcdoc="y<script>a()</script>"></iframe>', 'a()'],
    ['a script in noscript', '<noscript><script>a()</script></noscript>', 'a()'],
    [
      'a script in an address',
      `<script src="data:text/javascript;base64,${BASE64}"></script>`,
      'var a = 1',
    ],
    ['what runs on an event', '<b onclick="run(1234)">y</b>', 'onclick="run(1234)"'],
    ['what runs by an address', '<a href="javascript:run(1)">y</a>', 'href="javascript:run(1)"'],
    ['data of an element', '<b data-key="abcd1234">y</b>', 'data-key="abcd1234"'],
    ['an address that logs in', '<img src="ftp://a:b@c.example/">', 'src="ftp://a:b@c.example/"'],
    ['a password that is filled in', '<input type=Password value="abc">', 'password="abc"'],
    ['a remark of a style sheet', '<style>/* key=1234 */ p{}</style>', 'key=1234'],
    ['each once', '<b data-k="abcd1234"></b><i data-k="abcd1234"></i>', 'data-k="abcd1234"'],
    [
      'attributes behind scripts, as lines',
      '<b data-k="abcd1234" onclick="run(1234)"></b><script>a()</script>',
      'a()\n\ndata-k="abcd1234"\nonclick="run(1234)"',
    ],
    ['in the order of the page', '<script>b()</script><script>a()</script>', 'b()\n\na()'],
  ])('is read: %s', async (_, body, text) => {
    expect(await scriptsOf(body)).toBe(text)
  })

  it.each([
    '<script></script><script> </script>',
    '<script type="application/json">{"a":"b"}</script>',
    '<script src="/a.js"></script><img src="data:image/png;base64,AAAAAAAA"><img src="/a?key=1234">',
    '<b class="abcdefghij" id="abcdefghij" style="color:#123456">y</b>',
    '<b data-a="1" data-b="this is a sentence">y</b>',
    '<a href="https://example.com/?q=1">y</a>',
  ])('is not: %s', async (body) => {
    expect(await scriptsOf(body)).toBe('')
  })

  it('stands behind all that is read of the page, and changes nothing of it', async () => {
    const body = 'x<script>a()</script><p hidden>y</p><img alt="z">'
    const [all, said] = [await read(page(body)), await read(page(body), 'contract')]
    expect(all.text).toBe(`${said.text}\n\na()`)
    expect(marks(all)).toEqual([...marks(said), { text: 'a()', part: 'script' }])
    expect(all.warnings).toEqual(said.warnings)
    expect(all).not.toHaveProperty('scripts')
    expect(said).not.toHaveProperty('scripts')
  })

  it('is all of a page that says nothing; over the interface that is told', async () => {
    const html = page('<script>a()</script>')
    expect(marks(await read(html))).toEqual([{ text: 'a()', part: 'script' }])
    await expect(read(html, 'contract')).rejects.toMatchObject({
      code: 'INVALID_TEXT',
      message: 'holds no text but scripts, which are not read',
    })
    await expect(read(page(''))).rejects.toMatchObject({ message: 'holds no text' })
  })

  it('is read of pages in other files, behind all of these', async () => {
    const html = (words: string, script: string) =>
      `Content-Type: text/html\r\n\r\n${page(`${words}<script>${script}</script>`)}\r\n`
    const mail =
      'From: a@b.c\r\nTo: d@e.f\r\nSubject: s\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n' +
      `--b\r\n${html('first', 'a()')}--b\r\nContent-Disposition: attachment; filename=b.html\r\n${html('second', 'b()')}` +
      `--b\r\nContent-Disposition: attachment; filename=c.html\r\n${html('', 'c()')}--b--\r\n`
    const { text } = await read(mail, 'all', 'a.eml')
    expect(text).toMatch(/first.*b\.html\n\nsecond\n\nc\.html\n\na\(\)\n\nb\(\)\n\nc\(\)$/s)
    const book = await read(makeEpub(['<p>x</p><script>a()</script>']), 'all', 'a.epub')
    expect(book.text).toMatch(/x.*\n\na\(\)$/s)
  })

  it('is cut where it is too long, the longest first, and told', async () => {
    const long = 'é'.repeat(2_500_000)
    const { text, warnings } = await read(
      page(`x<script>${long}</script><script>key()</script><script>${long}!</script>`),
    )
    expect(warnings).toEqual(['scripts_cut'])
    expect(text).toContain('\n\nkey()\n\n')
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(500_000)
    expect(Buffer.byteLength(text)).toBeGreaterThan(499_900)
  })

  it('is read as scripts first, however many attributes a page has', async () => {
    const many = Array.from({ length: 60_000 }, (_, n) => `<b data-a="value - ${n}"></b>`).join('')
    const { text, warnings } = await read(page(`x${many}<script>key()</script>`))
    expect(warnings).toEqual(['scripts_cut'])
    expect(text.startsWith('x\n\nkey()\n\ndata-a="value - 0"\ndata-a="value - 1"\n')).toBe(true)
  })

  it('is looked through once for words, however long a value is', async () => {
    const { text } = await read(page(`x<b data-a="${'a'.repeat(1_000_000)}"></b>`))
    expect(text).toMatch(/^x\n\ndata-a="a+$/)
  })

  it('makes no document longer than a plan takes', async () => {
    const said = 'word '.repeat(199_990).trim()
    const { text } = await read(page(`${said}<script>${'a()\n'.repeat(100)}</script>`))
    expect(text.startsWith(said)).toBe(true)
    expect(text.length).toBeGreaterThan(said.length)
    expect(text.length).toBeLessThanOrEqual(1_000_000)
    const larger = `${said} ${said}`
    expect((await read(page(`${larger}<script>a()</script>`))).text).toBe(larger)
  })
})

it('is not read over the interface', async () => {
  expect((await extract(page('x<script>a()</script>'))).text).toBe('x')
})
