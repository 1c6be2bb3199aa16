/** What style sheets of a page hide, and what they do not. */

import { describe, expect, it } from 'vitest'
import { extract, marks } from '../__fixtures__/extraction.ts'

/** The reason for which the text X of a body is hidden below a style sheet; undefined where it is seen. */
async function reason(css: string, body: string, head = '') {
  const document = await extract(
    `<!doctype html><html><head>${head}<style>${css}</style></head><body>seen ${body}</body></html>`,
  )
  expect(document.text).toMatch(/^seen/)
  expect(document.text.match(/X/g)).toHaveLength(1)
  return marks(document).find(({ text }) => text === 'X')?.hidden
}

describe('style sheets', () => {
  it.each([
    ['.h{display:none}', '<p class="h">X</p>', 'css'],
    ['.h{display:none}', '<div class="a h"><p>X</p></div>', 'css'],
    ['#h{visibility:hidden}', '<p id="h">X</p>', 'css'],
    ['p{opacity:0}', '<p>X</p>', 'css'],
    ['[data-x="1"]{content-visibility:hidden}', '<p data-x="1">X</p>', 'css'],
    ['div > p:first-child{display:none}', '<div><p>X</p></div>', 'css'],
    [':is(.a,.b) ~ p:not(.c){display:none}', '<i class="b"></i><p>X</p>', 'css'],
    ['div:has(b){display:none}', '<div>X<b></b></div>', 'css'],
    ['p:nth-child(2n){display:none}', '<div><p></p><p>X</p></div>', 'css'],
    ['p{font-size:0}', '<p>X</p>', 'tiny'],
    ['p{font:0/0 a}', '<p>X</p>', 'tiny'],
    ['div{font-size:20px} p{font-size:.05em}', '<div><p>X</p></div>', 'tiny'],
    ['p{color:#fff}', '<p>X</p>', 'same_colour'],
    ['body{background:#000} p{color:hsl(0 0% 2%)}', '<p>X</p>', 'same_colour'],
    [':root{--ink:white} p{color:var(--ink)}', '<p>X</p>', 'same_colour'],
    ['p{position:absolute;left:-9999px}', '<p>X</p>', 'off_page'],
    ['p{position:fixed;inset:-2000px auto auto 0}', '<p>X</p>', 'off_page'],
    ['p{margin-left:-99em}', '<p>X</p>', 'off_page'],
    ['p{text-indent:-9999px}', '<p>X</p>', 'off_page'],
    ['p{text-indent:100%;white-space:nowrap;overflow:hidden}', '<p>X</p>', 'off_page'],
    ['p{transform:translateX(-5000px)}', '<p>X</p>', 'off_page'],
    ['p{transform:rotate(3deg) scale(0)}', '<p>X</p>', 'css'],
    ['p{clip-path:inset(50%)}', '<p>X</p>', 'css'],
    [
      '.sr-only{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)}',
      '<span class="sr-only">X</span>',
      'css',
    ],
    ['.f:not(:focus){clip-path:inset(50%)}', '<a class="f">X</a>', 'css'],
    ['@media screen{p{display:none}}', '<p>X</p>', 'css'],
    ['@layer a{p{display:none}}', '<p>X</p>', 'css'],
    ['@supports (display:grid){p{display:none}}', '<p>X</p>', 'css'],
    ['@media (min-width:0){p{display:none}}', '<p>X</p>', 'css'],
    ['@layer a,b; @layer b{p{display:none}} @layer a{p{display:block}}', '<p>X</p>', 'css'],
    ['@layer a{p{display:none!important}} p{display:block!important}', '<p>X</p>', 'css'],
    ['@layer a{p{display:none} @layer b{p{display:block}}}', '<p>X</p>', 'css'],
    ['@scope (.a){p{display:none}}', '<div class="a"><p>X</p></div>', 'css'],
    ['.a{p{display:none}}', '<div class="a"><p>X</p></div>', 'css'],
    ['.a{p:first-child{display:none}}', '<div class="a"><p>X</p></div>', 'css'],
    ['p{@media screen{display:none}}', '<p>X</p>', 'css'],
    ['@import "data:text/css,p{display:none}";', '<p>X</p>', 'css'],
    ['p{margin-inline-start:-9999px}', '<p>X</p>', 'off_page'],
    ['p{position:fixed;inset-block:-9999px auto}', '<p>X</p>', 'off_page'],
    ['p{position:fixed;left:calc(-1 * 9999px)}', '<p>X</p>', 'off_page'],
    ['p{opacity:calc(1 - 1)}', '<p>X</p>', 'css'],
    ['p{zoom:1%}', '<p>X</p>', 'css'],
    ['div{--d:none} p{display:var(--d)}', '<div><p>X</p></div>', 'css'],
    ['.a{& .b{display:none}}', '<p class="a"><b class="b">X</b></p>', 'css'],
    ['p{display:none} p:hover{display:block}', '<p>X</p>', 'css'],
    ['p{display:none} :checked ~ p{display:block}', '<input type="checkbox"><p>X</p>', 'css'],
    ['p{display:none} @media print{p{display:block}}', '<p>X</p>', 'css'],
    ['p{display:none} @media (min-width:99999px){p{display:block}}', '<p>X</p>', 'css'],
    ['p{display:none !important}', '<p style="display:block">X</p>', 'css'],
  ])('%s hides in %s: %s', async (css, body, hidden) => {
    expect(await reason(css, body)).toBe(hidden)
  })

  it.each([
    ['p{display:none} p{display:block}', '<p>X</p>'],
    ['#p{display:block} .h{display:none}', '<p id="p" class="h">X</p>'],
    [':where(#p){display:none} p{display:block}', '<p id="p">X</p>'],
    ['p{display:none}', '<p style="display:block">X</p>'],
    ['p{display:block !important}', '<p style="display:none">X</p>'],
    ['p{display:block}', '<p hidden>X</p>'],
    ['p{display:block} @layer a{p{display:none}}', '<p>X</p>'],
    ['div{visibility:hidden} p{visibility:visible}', '<div><p>X</p></div>'],
    ['div{font-size:0} p{font-size:16px}', '<div><p>X</p></div>'],
    ['div{color:#fff} p{color:#000}', '<div><p>X</p></div>'],
    ['div{background:#333} p{color:#fff}', '<div><p>X</p></div>'],
    ['div{background:linear-gradient(red,blue)} p{color:#fff}', '<div><p>X</p></div>'],
    ['p{color:#fff;position:absolute}', '<div><img src="x"><p>X</p></div>'],
    [':root{color-scheme:light dark} p{color:#fff}', '<p>X</p>'],
    ['p{color:var(--ink)} .dark{--ink:#fff}', '<p>X</p>'],
    ['@media print{p{display:none}}', '<p>X</p>'],
    ['@media (max-width:600px){p{display:none}}', '<p>X</p>'],
    ['@layer a,b; @layer b{p{display:block}} @layer a{p{display:none}}', '<p>X</p>'],
    ['@scope (.a){p{display:none}}', '<div class="b"><p>X</p></div>'],
    ['@scope (.a) to (.b){p{display:none}}', '<div class="a"><p class="b">X</p></div>'],
    ['.a{.b{display:none}}', '<p class="b">X</p>'],
    ['p{@media print{display:none}}', '<p>X</p>'],
    ['@import "data:text/css,p{display:none}" print;', '<p>X</p>'],
    ['@flubber{p{display:none}}', '<p>X</p>'],
    ['p{zoom:0} p{font-size:max(12px, 1vw)} p{margin-inline:-5px}', '<p>X</p>'],
    ['div{--d:none} p{--d:block;display:var(--d)}', '<div><p>X</p></div>'],
    ['p{display:none} @media (min-width:700px){p{--d:block}} p{display:var(--d)}', '<p>X</p>'],
    ['@supports (flubber:grid){p{display:none}}', '<p>X</p>'],
    ['@container (width > 1px){p{display:none}}', '<p>X</p>'],
    ['p{display:none} @media (min-width:768px){p{display:block}}', '<p>X</p>'],
    ['p{color:#fff} @media (prefers-contrast:more){p{color:#000}}', '<p>X</p>'],
    ['p:hover{display:none}', '<p>X</p>'],
    ['p::before{display:none}', '<p>X</p>'],
    ['p:unknown-thing{display:none}', '<p>X</p>'],
    ['p{display:none', '<b>X</b>'],
    ['@keyframes a{from{opacity:0}} p{animation:a}', '<p>X</p>'],
  ])('%s does not hide in %s', async (css, body) => {
    expect(await reason(css, body)).toBeUndefined()
  })

  it.each([
    ['media="print"', undefined],
    ['media="screen, print"', 'css'],
    ['type="text/x-less"', undefined],
  ])('reads <style %s> as browsers do', async (attribute, hidden) => {
    const sheet = `<style ${attribute}>p{display:none}</style>`
    expect(await reason('', '<p>X</p>', sheet)).toBe(hidden)
  })

  it('takes what is for readers without scripts as a condition', async () => {
    const sheet = '<noscript><style>p{display:none}</style></noscript>'
    expect(await reason('', '<p>X</p>', sheet)).toBeUndefined()
  })

  it('keeps what is seen inside what is not in its place', async () => {
    const document = await extract(
      '<html><style>u{visibility:hidden} b{visibility:visible}</style>a<u>x<b>c</b>y</u>d',
    )
    expect(document.text).toBe('a c d\nx\ny')
  })
})

describe('hostile style sheets', () => {
  const many = (count: number, rule: (index: number) => string) =>
    `<style>${Array.from({ length: count }, (_, index) => rule(index)).join('')}</style>`
  it.each([
    ['rules for every element', many(50_000, (i) => `p[a="${i}"]{display:none}`), '<p></p>'],
    ['siblings counted', many(100, (i) => `p:nth-child(${i}n+1){display:none}`), '<p></p>'],
    ['sets asked about sets', many(300, () => ':not(:has(p ~ p p)){display:none}'), '<p></p>'],
    [
      'descendants of descendants',
      `<style>${'* '.repeat(1_000)}p{display:none}</style>`,
      '<p></p>',
    ],
    ['a list without end', `<style>${'p,'.repeat(500_000)}p{display:none}</style>`, '<p></p>'],
    [
      'selectors in selectors',
      `<style>${':not('.repeat(100_000)}p{display:none}</style>`,
      '<p></p>',
    ],
    ['blocks in blocks', `<style>${'@media screen{'.repeat(100_000)}</style>`, '<p></p>'],
    ['rules in rules', `<style>${'p{& & &{'.repeat(50_000)}</style>`, '<p></p>'],
    [
      'a long class name',
      many(1_000, (i) => `[class~="a${i}"]{display:none}`),
      `<p class="${'b '.repeat(400)}"></p>`,
    ],
    [
      'values in values',
      `${many(20_000, (i) => `:root{--v${i}:var(--v${i + 1})}`)}<style>p{color:var(--v0)}</style>`,
      '<p></p>',
    ],
    [
      'properties for every element',
      `<style>*{${'--a:1;--b:2;display:block;'.repeat(500)}}</style>`,
      '<p></p>',
    ],
    ['properties inherited', many(9, (i) => `p{--v${i}:var(--v${i})}`), '<p>'],
    ['rules without signs in rules', many(30_000, () => '.a{.b{top:0}}'), '<p></p>'],
    ['rules without signs, deep', `<style>${'.a{'.repeat(100_000)}</style>`, '<p></p>'],
    ['sheets in sheets', many(3_000, () => '@import "data:text/css,p{top:0}";'), '<p></p>'],
    ['scopes in scopes', `<style>${'@scope (.a,.b){'.repeat(9)}p{top:0}</style>`, '<p></p>'],
    [
      'conditions in conditions',
      `<style>@supports ${'('.repeat(5_000)}{p{top:0}}</style>`,
      '<p></p>',
    ],
    ['sums of sums', `<style>p{left:${'calc('.repeat(2_000)}1px}</style>`, '<p></p>'],
    ['texts drawn everywhere', '<style>p::before{content:"a" attr(b)}</style>', '<p b="c"></p>'],
    [
      'drawings',
      `<style>${'p{background:url(data:image/svg+xml,<svg>)}'.repeat(9_000)}</style>`,
      '<p></p>',
    ],
    ['open comments', `<style>${'/*'.repeat(500_000)}</style>`, '<p></p>'],
    ['brackets', `<style>${'[('.repeat(500_000)}</style>`, '<p></p>'],
    [
      'short sheets after a long one',
      `${many(50_000, (i) => `p[a="${i}"]{top:0}`)}${'<style>p{top:0}</style>'.repeat(50_000)}`,
      '<p></p>',
    ],
  ])('are bounded: %s', async (_, sheet, tag) => {
    const count = Math.min(50_000, Math.floor(2_000_000 / tag.length))
    const document = await extract(`<html>${sheet}<body>x${tag.repeat(count)}`)
    expect(document.text).toMatch(/^x/)
  })

  it('falls back to inline styles where matching has no end', async () => {
    const sheet = many(20_000, (i) => `p[a="${i}"]{display:none}`)
    const document = await extract(
      `<html>${sheet}<body>${'<p></p>'.repeat(20_000)}<p>a</p><p style="display:none">b</p>`,
    )
    expect(marks(document)).toEqual([{ text: 'b', hidden: 'css' }])
  })
})
