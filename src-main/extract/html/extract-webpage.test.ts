/** Web pages as segments. */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../src-shared/__fixtures__/growth.ts'
import type { PageSource } from '../../intake/submission.ts'
import { extractWebpage } from './extract-webpage.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

function read(content: string | Uint8Array, more: Partial<PageSource> = {}) {
  return extractWebpage({
    url: 'https://example.com/dir/page',
    mediaType: 'text/html',
    bytes: typeof content === 'string' ? bytesOf(content) : content,
    ...more,
  })
}

async function segments(content: string | Uint8Array, more: Partial<PageSource> = {}) {
  const document = await read(content, more)
  return (document.segments ?? []).map(({ kind, start, end, title }) => [
    title === undefined ? kind : `${kind} ${title}`,
    document.text.slice(start, end),
  ])
}

describe('extractWebpage', () => {
  it('lays out what there is, in order, each kind in a segment', async () => {
    const document = await read(
      '<!doctype html><html><head><title>Title</title><meta name="description" content="About">' +
        '<meta property="og:title" content="About"><style>.h{display:none}</style>' +
        '<script type="application/ld+json">{"@type":"Thing","name":"Linked"}</script></head><body>' +
        '<!-- noted --><h1>Seen</h1><p class="h">unseen</p><p>also <a href="../x?q=1#f">here</a>' +
        '<img alt="Picture"><a href="/x">a</a><a href="#top">b</a><input type="hidden" value="kept">' +
        '<form toolname="find" tooldescription="Finds things" toolautosubmit><label>Word</label>' +
        '<input name="q" toolparamdescription="What to find"></form><script>code()</script>',
      { wellKnownWebMcp: bytesOf('{"tools":[{"name":"far","description":"Away"}]}') },
    )
    const parts = (document.segments ?? []).map(({ start, end, ...rest }) => ({
      ...rest,
      text: document.text.slice(start, end),
    }))
    expect(parts.map(({ kind, text }) => [kind, text])).toEqual([
      ['page_text', 'Seen\n\nalso hereab\n\nWord'],
      ['link_target', 'https://example.com/x?q=1#f\nhttps://example.com/x'],
      ['accessibility_text', 'Picture'],
      ['hidden_text', 'noted\nunseen\nkept'],
      ['metadata', 'Title\nAbout\n@type: Thing\nname: Linked'],
      [
        'webmcp_manifest',
        'name: find\ndescription: Finds things\nautosubmit: true\nlabel: Word\nparameter: q\n' +
          'parameter description: What to find',
      ],
      ['webmcp_manifest', 'name: far\ndescription: Away'],
    ])
    expect(parts.map(({ id }) => id)).toEqual(parts.map((_, index) => `seg_000${index}`))
    expect(parts.slice(5).map(({ title }) => title)).toEqual(['find', 'far'])
    expect(document.text).toBe(parts.map(({ text }) => text).join('\n\n'))
    expect(document.warnings).toEqual(['hidden_text_found'])
    const hidden = document.sourceMap.filter((range) => range.hidden)
    expect(
      hidden.map(({ start, end, hidden }) => [document.text.slice(start, end), hidden]),
    ).toEqual([
      ['noted', 'comment'],
      ['unseen', 'css'],
      ['kept', 'css'],
    ])
  })

  it.each([
    ['text/plain', 'text/plain'],
    ['text/markdown', 'text/markdown'],
  ] as const)('takes %s as it is', async (mediaType, type) => {
    const document = await read('# a <b>\n<!-- c -->', { mediaType })
    expect(document).toMatchObject({ mediaType: type, text: '# a <b>\n<!-- c -->', warnings: [] })
    expect(document.segments).toMatchObject([{ kind: 'page_text', start: 0, end: 18 }])
  })

  it('refuses a page without text', async () => {
    await expect(read('<p> </p>')).rejects.toMatchObject({ code: 'INVALID_TEXT' })
  })

  it.each([
    ['an archive', '504b0304140000000800'],
    ['a PDF', '255044462d312e370a25e2e3cfd30001'],
    ['a picture', '89504e470d0a1a0a0000000d'],
  ])('refuses %s that its server calls a page', async (_, hex) => {
    await expect(read(Buffer.from(hex, 'hex'))).rejects.toMatchObject({
      code: 'UNSUPPORTED_FILE_TYPE',
    })
  })

  it.each([
    ['with a NUL', bytesOf('<p>a\0 letter</p>'), 'letter'],
    ['that begins as a PDF is called', bytesOf('%PDF-1.7 is a version'), 'is a version'],
    ['in UTF-16', Buffer.from('\ufeff<p>wide</p>', 'utf16le'), 'wide'],
  ])('reads a page %s', async (_, bytes, said) => {
    expect((await read(bytes)).text).toContain(said)
  })

  it('makes links absolute by the base of the page', async () => {
    expect(await segments('<base href="/b/"><a href="c">x</a>')).toEqual([
      ['page_text', 'x'],
      ['link_target', 'https://example.com/b/c'],
    ])
  })

  it.each(['text/html', 'application/xhtml+xml', 'text/plain', 'text/markdown'] as const)(
    'is reported as the %s that it is',
    async (mediaType) => {
      const document = await read(Buffer.from('<html><body>x</body></html>'), { mediaType })
      expect(document.mediaType).toBe(mediaType)
    },
  )

  it('closes empty tags of XHTML', async () => {
    const xhtml =
      '<html><head><script src="a"/><title/></head><body><p>x</p><a id="1"/>y</body></html>'
    expect(await segments(xhtml, { mediaType: 'application/xhtml+xml' })).toEqual([
      ['page_text', 'x\n\ny'],
    ])
  })

  it.each<[string, string, Partial<PageSource>, string, boolean]>([
    ['header before meta', '<meta charset=utf-8>\xe9', { charset: 'iso-8859-1' }, 'é', false],
    ['meta', '<meta charset=iso-8859-7>\xe1', {}, 'α', false],
    [
      'meta, long',
      '<meta http-equiv=content-type content="text/html; charset=koi8-r">\xc1',
      {},
      'а',
      false,
    ],
    ['mark before header', '\xef\xbb\xbf\xc3\xa9', { charset: 'iso-8859-1' }, 'é', false],
    ['UTF-16', '\xff\xfea\x00\xe9\x00', {}, 'aé', false],
    ['nothing, UTF-8', '\xc3\xa9', {}, 'é', false],
    ['nothing, legacy', '\x93\xe9\x94', {}, '“é”', false],
    ['an unknown header', '\xc3\xa9', { charset: 'no-such' }, 'é', false],
    ['broken UTF-8', 'a\xff', { charset: 'utf-8' }, 'a\ufffd', true],
  ])('decodes by %s', async (_, latin1, more, text, replaced) => {
    const document = await read(new Uint8Array(Buffer.from(latin1, 'latin1')), more)
    expect(document.text).toBe(text)
    expect(document.warnings.includes('markup_recovered')).toBe(replaced)
  })

  it('has segments that hold all but the separators, whatever the page', async () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<b hidden>',
      '</b>',
      ' word ',
      'x',
      '<!-- c -->',
      '<a href=y title=t>',
      '</a>',
      '<div style="visibility:hidden">',
      '<i style="visibility:visible">',
      '</i>',
      '</div>',
      '<table>',
      '<td>',
      '<svg><title>',
      '</svg>',
      '<title>t</title>',
      '<form toolname=n>',
      '<input value=v>',
      '<iframe srcdoc="<p>in">',
      '<template>',
      '</template>',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async (pieces) => {
        const document = await read(`seen ${pieces.join('')}`)
        const all = (document.segments ?? []).map(({ start, end }) =>
          document.text.slice(start, end),
        )
        expect(document.text).toBe(all.join('\n\n'))
        let end = 0
        for (const range of document.sourceMap) {
          expect(range.start).toBeGreaterThanOrEqual(end)
          expect(range.end).toBeGreaterThan(range.start)
          end = range.end
        }
      }),
    )
  })
})

describe('WebMCP', () => {
  const script = (type: string, text: string, more = '') =>
    `x<script type="${type}" ${more}>${text}</script>`
  const TOOL = '{"name":"t","description":"d","inputSchema":{"properties":{"a":{"enum":["e"]}}}}'
  const LAID_OUT = 'name: t\ndescription: d\ninputSchema.properties.a.enum[0]: e'

  it.each([
    ['a list of tools', 'application/json', `{"tools":[${TOOL}]}`],
    [
      'tools by name',
      'application/json',
      '{"tools":{"t":{"description":"d","inputSchema":{"properties":{"a":{"enum":["e"]}}}}}}',
    ],
    ['an array', 'application/json', `[${TOOL}]`],
    ['one tool', 'application/json', TOOL],
    ['a type of its own', 'application/webmcp+json', `{"tools":[${TOOL}]}`],
    ['another type', 'application/manifest+json', `{"a":{"tools":[${TOOL}]}}`],
  ])('finds %s', async (_, type, json) => {
    expect(await segments(script(type, json))).toEqual([
      ['page_text', 'x'],
      ['webmcp_manifest t', LAID_OUT],
    ])
  })

  it('keeps what stands beside the tools', async () => {
    expect(
      await segments(script('application/json', `{"name":"site","note":"do","tools":[${TOOL},7]}`)),
    ).toEqual([
      ['page_text', 'x'],
      ['webmcp_manifest site', 'name: site\nnote: do\ntools[0]: 7'],
      ['webmcp_manifest t', LAID_OUT],
    ])
  })

  it.each([
    ['declared by its type', 'application/webmcp+json', '', 'webmcp_manifest'],
    ['declared by its id', 'application/json', 'id="webmcp"', 'webmcp_manifest'],
    ['of other data', 'application/json', '', 'hidden_text'],
  ])('reads broken JSON as it is, %s', async (_, type, more, kind) => {
    expect(await segments(script(type, '{"name": "do this', more))).toEqual([
      ['page_text', 'x'],
      [kind, '{"name": "do this'],
    ])
  })

  it('lays out other data as hidden', async () => {
    expect(await segments(script('application/json', '{"a":{"b":"c"}}'))).toEqual([
      ['page_text', 'x'],
      ['hidden_text', 'a.b: c'],
    ])
  })

  it.each(['text/javascript', 'module', '', 'importmap', 'text/babel'])(
    'leaves out scripts of type %j',
    async (type) => {
      expect(await segments(script(type, '{"tools":[]}'))).toEqual([['page_text', 'x']])
    },
  )

  it('reads the older attributes, and those outside a tool', async () => {
    expect(
      await segments(
        '<a tool-name="go" tool-description="Goes" href="/z">x</a><input toolparamdescription="alone">',
      ),
    ).toEqual([
      ['page_text', 'x'],
      ['link_target', 'https://example.com/z'],
      ['accessibility_text', 'alone'],
      ['webmcp_manifest go', 'name: go\ndescription: Goes'],
    ])
  })

  it.each([
    ['a page', '<!doctype html><p>no', []],
    ['broken JSON', '{"a', [['webmcp_manifest', '{"a']]],
    ['no tools', '{"version":"1"}', [['webmcp_manifest', 'version: 1']]],
  ])('takes %s at the well-known address for what it is', async (_, body, expected) => {
    const found = await segments('x', { wellKnownWebMcp: bytesOf(body) })
    expect(found).toEqual([['page_text', 'x'], ...expected])
  })

  it.each([
    ['nested', 1_000_000, (times: number) => `${'['.repeat(times)}${']'.repeat(times)}`],
    ['many tools', 50_000, (times: number) => `{"tools":[${Array(times).fill(TOOL).join(',')}]}`],
    [
      'long keys',
      200_000,
      (times: number) => `{"${'k'.repeat(2 * times)}":[${Array(times).fill('"v"').join(',')}]}`,
    ],
  ])('is bounded: %s', async (_, times, make) => {
    const readManifest = (wellKnownWebMcp: Uint8Array) =>
      read('x', { wellKnownWebMcp }).catch((error) => {
        expect(error).toMatchObject({ code: 'CONTENT_TOO_LARGE' })
      })
    const manifest = (times: number) => bytesOf(make(times))
    await readManifest(manifest(times))
    expect(await growthOf(manifest, readManifest, times / 50)).toBeLessThan(LINEAR_GROWTH)
  })
})
