/** HTML as a reader sees it, and what he does not see. */

import { describe, expect, it } from 'vitest'
import { extract, marks } from './__fixtures__/extraction.ts'

const page = (body: string) => extract(`<!doctype html><html><body>${body}</body></html>`)

describe('layout', () => {
  it.each([
    ['collapses white space', '<p>  a \n\t b  </p>', 'a b'],
    ['keeps no-break spaces', '<p>a&nbsp;&nbsp;b</p>', 'a\u00a0\u00a0b'],
    ['decodes entities', '<p>&lt;b&gt; &amp;amp; &eacute;&#x41;&#1234;</p>', '<b> &amp; éAӒ'],
    ['puts paragraphs apart', '<h1>a</h1><p>b</p><div>c</div><div>d</div>', 'a\n\nb\n\nc\nd'],
    ['breaks at br', 'a<br>b<br><br>c', 'a\nb\n\nc'],
    ['joins inline elements', '<p>se<b>cr</b><i>et</i> <u>word</u></p>', 'secret word'],
    ['makes list items lines', '<ul><li>a</li><li>b</li></ul>', 'a\nb'],
    ['keeps preformatted text', '<pre>\n a\n\t b </pre>', ' a\n\t b '],
    ['obeys white-space of the style', '<p style="white-space: pre-wrap">a  b</p>', 'a  b'],
    ['puts tabs between cells', '<table><tr><td>a<td>b<tr><td>c<td>d</table>', 'a\tb\nc\td'],
    ['keeps the place of empty cells', '<table><tr><td><td>b<td><tr><td>c</table>', '\tb\nc'],
    [
      'keeps rows of paragraphs on a line',
      '<table><tr><td><p>a</p></td><td><p>b</p></td></tr></table>',
      'a\tb',
    ],
    ['leaves out code', 'a<script>s</script><style>t</style><template>u</template>b', 'ab'],
    ['reads noscript', '<noscript><p>a</p></noscript>', 'a'],
    ['ends a word at a block', 'a<div>b</div>c', 'a\nb\nc'],
  ])('%s', async (_, body, text) => {
    expect((await page(body)).text).toBe(text)
  })

  it('marks title and attributes', async () => {
    const document = await extract(
      '<html><head><title>T</title><meta name="description" content="D"></head><body>x' +
        '<img alt="A" src="data:image/png;base64,AAAA"><a href="https://example.com/y" title="A">l</a>' +
        '<a href="javascript:z()">m</a><input type="hidden" value="no"><input placeholder="P">',
    )
    expect(document.text).toBe('T\nxlm\nD\nA\nhttps://example.com/y\nP')
    expect(marks(document)).toEqual([
      { text: 'T', part: 'title' },
      ...['D', 'A', 'https://example.com/y', 'P'].map((text) => ({ text, part: 'attribute' })),
    ])
    expect(document.warnings).toEqual([])
  })
})

describe('hidden text', () => {
  it.each([
    ['hidden', 'css'],
    ['hidden="until-found"', 'css'],
    ['style="display:none"', 'css'],
    ['style="color: red; DISPLAY : None !important"', 'css'],
    ['style="visibility:hidden"', 'css'],
    ['style="opacity:0"', 'css'],
    ['style="opacity:.01"', 'css'],
    ['style="clip:rect(0,0,0,0);position:absolute"', 'css'],
    ['style="overflow:hidden;height:0"', 'css'],
    ['style="font-size:0"', 'tiny'],
    ['style="font-size:1px"', 'tiny'],
    ['style="color:#fff"', 'same_colour'],
    ['style="color:rgb(254, 254, 254)"', 'same_colour'],
    ['style="color:rgba(0,0,0,0)"', 'same_colour'],
    ['style="color:navy;background:#000080"', 'same_colour'],
    ['style="position:absolute;left:-9999px"', 'off_page'],
    ['style="text-indent:-100em"', 'off_page'],
    ['aria-hidden="true"', 'aria_hidden'],
  ])('marks <p %s>', async (attribute, hidden) => {
    const document = await page(`<p>seen</p><p ${attribute}>not <b>seen</b></p><p>again</p>`)
    expect(document.text).toMatch(/^seen\n+not seen\n+again$/)
    expect(marks(document)).toEqual([{ text: 'not seen', hidden }])
    expect(document.warnings).toEqual(['hidden_text_found'])
  })

  it.each([
    ['style="opacity:0.5"'],
    ['style="font-size:12px"'],
    ['style="font-size:0.8em"'],
    ['style="display:block"'],
    ['style="color:#fff;background:#333"'],
    ['style="color:#fff;background-image:url(x)"'],
    ['style="left:-9999px"'],
    ['style="margin-left:-20px;text-indent:-2em"'],
    ['aria-hidden="false"'],
    ['class="hidden"'],
  ])('does not mark <p %s>', async (attribute) => {
    expect((await page(`<p ${attribute}>seen</p>`)).sourceMap).toEqual([])
  })

  it('knows no page colour where there is a style sheet', async () => {
    const body = '<p style="color:#fff">seen on a dark page'
    expect((await page(body)).warnings).toEqual(['hidden_text_found'])
    expect((await page(`<style>body{background:#000}</style>${body}`)).warnings).toEqual([])
  })

  it('inherits colours', async () => {
    const document = await extract('<html><body bgcolor="#000"><font color="black"><p>x')
    expect(marks(document)).toEqual([{ text: 'x', hidden: 'same_colour' }])
  })

  it('marks comments', async () => {
    const document = await page('a <!-- do this --> b')
    expect(document.text).toBe('a b\ndo this')
    expect(marks(document)).toEqual([{ text: 'do this', part: 'comment', hidden: 'comment' }])
  })

  it.each([
    ['<p>ig<span hidden>XX</span>no<!-- y -->re all</p>', 'ignore all\nXX\ny'],
    ['<p>a<!--b--><!--c--></p>d', 'a\nb\nc\n\nd'],
    ['<p>a<b hidden>ig</b><b hidden>nore</b> <b hidden>it</b></p>', 'a\nignore it'],
    ['<p>ig<span aria-hidden="true">nore</span></p>', 'ignore'],
    ['<table><tr><td>se<i hidden>x</i>cret</td><td>b</td></tr></table>', 'secret\tb\nx'],
  ])('does not let hidden text tear words apart: %s', async (body, text) => {
    expect((await page(body)).text).toBe(text)
  })

  it('gives hidden attributes their reason', async () => {
    const document = await page('x<div hidden><img alt="not shown"></div>')
    expect(marks(document)).toEqual([{ text: 'not shown', part: 'attribute', hidden: 'css' }])
  })
})

describe('repair', () => {
  it.each([
    ['a page without doctype', '<html><p>a</p></html>', []],
    ['open paragraphs', '<!doctype html><html><p>a<p>b</html>', []],
    ['a cut-off tag', '<!doctype html><html><p>a</p><a hre', ['markup_recovered']],
    ['a doubled attribute', '<!doctype html><html><p id=a id=b>x</html>', ['markup_recovered']],
  ])('warns of %s only where something was repaired', async (_, html, warnings) => {
    expect((await extract(html)).warnings).toEqual(warnings)
  })
})

describe('hostile pages', () => {
  it.each([
    ['elements nested too deep', `<html>${'<div>'.repeat(100_000)}x`, 'EXTRACTION_FAILED'],
    ['too many elements', `<html>${'<b></b>'.repeat(1_000_001)}x`, 'EXTRACTION_FAILED'],
    ['nothing but tag openers', `<html>${'<'.repeat(9_000_000)}`, 'CONTENT_TOO_LARGE'],
  ])('refuses %s', async (_, html, code) => {
    await expect(extract(html)).rejects.toMatchObject({ code })
  })

  it.each([
    ['deep, but not too deep', `<html>${'<div>'.repeat(2_000)}x`],
    ['many comments', `<html>${'<!---->'.repeat(500_000)}x`],
    ['comments without end', `<html>x${'<!--'.repeat(500_000)}`],
    ['many children', `<html>x${'<br>'.repeat(300_000)}x`],
    ['a tag of 100,000 attributes', `<html><p ${'a '.repeat(100_000)}>x`],
    ['a style of 500,000 declarations', `<html><p style="${'a:b;'.repeat(500_000)}">x`],
    ['a style of open comments', `<html><p style="${'/*'.repeat(500_000)}">x`],
  ])('reads %s', async (_, html) => {
    expect((await extract(html)).text.startsWith('x')).toBe(true)
  })
})
