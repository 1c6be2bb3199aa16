/** HTML as a reader sees it, and what he does not see. */

import { describe, expect, it } from 'vitest'
import { extract, marks } from '../__fixtures__/extraction.ts'

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
    ['leaves out code', 'a<script>s</script><style>t</style>b', 'ab'],
    ['shows what fields show', '<button>a</button><input type="submit" value="b">', 'a b'],
    ['shows a page inside', 'a<iframe srcdoc="&lt;p>b&lt;/p>">c</iframe>d', 'a\n\nb\n\nc\nd'],
    ['shows a shadow tree', '<div><template shadowrootmode="open">a</template></div>', 'a'],
    ['shows closed details', '<details><summary>a</summary>b</details>', 'a\nb'],
    ['shows the text of pictures', '<svg><text>a</text></svg>', 'a'],
    ['reads noscript', '<noscript><p>a</p></noscript>', 'a'],
    ['ends a word at a block', 'a<div>b</div>c', 'a\nb\nc'],
  ])('%s', async (_, body, text) => {
    expect((await page(body)).text).toBe(text)
  })

  it('marks title and attributes', async () => {
    const document = await extract(
      '<html><head><title>T</title><meta name="description" content="D">' +
        '<meta name="viewport" content="width=device-width"></head><body>x' +
        '<img alt="A" src="data:image/png;base64,AAAA"><a href="https://example.com/y" title="A">l</a>' +
        '<a href=" java\nscript:z()">m</a><input type="hidden" value="H"><input placeholder="P">' +
        '<a href="mailto:a@example.com?body=say%20this+now">n</a><svg><title>S</title></svg>',
    )
    expect(marks(document)).toEqual([
      { text: 'T', part: 'title' },
      { text: 'S', part: 'attribute' },
      { text: 'D', part: 'metadata' },
      { text: 'A', part: 'attribute' },
      { text: 'https://example.com/y', part: 'link_target' },
      { text: 'H', part: 'attribute', hidden: 'css' },
      { text: 'P', part: 'attribute' },
      { text: 'mailto:a@example.com?body=say%20this+now', part: 'link_target' },
      { text: '?body=say this now', part: 'link_target' },
    ])
    expect(document.text).toMatch(/^T\nxlmn\nS\nD\nA\n/)
    expect(document.warnings).toEqual(['hidden_text_found'])
  })

  it('reads data blocks, and no scripts', async () => {
    const document = await extract(
      '<html><body>x<script type="application/ld+json">{"name":"L"}</script>' +
        '<script type="module">code()</script><script type="text/x-template"><b>t</b></script>' +
        '<script type="application/json">{"state":{"note":"N"}}</script>' +
        '<script type="application/webmcp+json">{"tools":[{"name":"add","description":"adds"}]}</script>',
    )
    expect(document.text).toBe('x\nname: L\n<b>t</b>\nstate.note: N\nname: add\ndescription: adds')
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

  it('knows no page colour where a style sheet is elsewhere', async () => {
    const body = '<p style="color:#fff">seen on a dark page'
    expect((await page(body)).warnings).toEqual(['hidden_text_found'])
    expect((await page(`<link rel="stylesheet" href="x.css">${body}`)).warnings).toEqual([])
  })

  it.each([
    ['<template>u</template>'],
    ['<video>u</video>'],
    ['<datalist><option>u</option></datalist>'],
    ['<dialog>u</dialog>'],
  ])('marks what browsers do not show: %s', async (body) => {
    expect(marks(await page(`x${body}`))).toEqual([{ text: 'u', hidden: 'css' }])
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
    [
      'ten million characters of one line',
      `<html>${'word '.repeat(2_000_000)}`,
      'CONTENT_TOO_LARGE',
    ],
    ['bytes that are no text', '<html>a\0b', 'UNSUPPORTED_FILE_TYPE'],
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
    [
      'a tag of 500,000 different attributes',
      `<html><p ${Array.from({ length: 500_000 }, (_, index) => `a${index}`).join(' ')}>x`,
    ],
    ['many pages inside', `<html>x${'<iframe srcdoc="<p>b"></iframe>'.repeat(100_000)}`],
    ['pages inside pages', `<html>x<iframe srcdoc="${'<iframe srcdoc='.repeat(100_000)}">`],
    ['markup torn apart', `<html>x${'<a><p><table><b></a><i><tr></p></b>'.repeat(2_000)}`],
    ['a style of 500,000 declarations', `<html><p style="${'a:b;'.repeat(500_000)}">x`],
    ['a style of open comments', `<html><p style="${'/*'.repeat(500_000)}">x`],
  ])('reads %s', async (_, html) => {
    expect((await extract(html)).text.startsWith('x')).toBe(true)
  })
})
