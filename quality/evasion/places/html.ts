/** Orders in HTML: what style sheets draw, documents in addresses, attributes, and what the cascade hides or only seems to hide. */

import { type Expected, fileDocument, type Place, type Twin } from '../place.ts'

const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Minutes</title>${head}</head><body><p>Minutes of the meeting.</p>${body}<p>The next one is in June.</p></body></html>`

const html = (
  place: string,
  expected: Expected,
  write: (order: string) => readonly [head: string, body: string],
): Place => ({
  format: 'html',
  place,
  expected,
  read: (payload) => fileDocument('minutes.html', page(...write(payload))),
})

/** In an attribute with double quotes. */
const inAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
/** As a string of CSS. */
const cssString = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
const cssEscaped = (text: string) =>
  `"${[...text].map((sign) => `\\${(sign.codePointAt(0) ?? 0).toString(16).padStart(6, '0')}`).join('')}"`
const style = (css: string) => `<style>${css}</style>`
const dataUrl = (type: string, content: string) => `data:${type},${encodeURIComponent(content)}`
const base64Url = (type: string, content: string) =>
  `data:${type};base64,${Buffer.from(content).toString('base64')}`
const svg = (order: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="40"><text y="20">${order}</text></svg>`

/** What a sheet or an inline style makes of a paragraph of class `x`. */
const styled = (place: string, expected: Expected, css: string, more = ''): Place =>
  html(place, expected, (order) => [
    style(css) + more,
    `<div class="a"><p class="x">${order}</p></div>`,
  ])
const inline = (place: string, expected: Expected, css: string): Place =>
  html(place, expected, (order) => ['', `<div style="${css}">${order}</div>`])

export const HTML_PLACES: readonly Place[] = [
  html('a paragraph', 'seen', (order) => ['', `<p>${order}</p>`]),
  html('a word an element', 'seen', (order) => [
    '',
    order
      .split(' ')
      .map((word) => `<p>${word}</p>`)
      .join(''),
  ]),
  html('a comment', 'seen hidden', (order) => ['', `<!-- ${order} -->`]),
  html('the title', 'seen', (order) => [`<title>${order}</title>`, '']),
  html('an alternative text', 'seen', (order) => [
    '',
    `<img src="a.png" alt="${inAttribute(order)}">`,
  ]),
  html('a label for assistive software', 'seen', (order) => [
    '',
    `<button aria-label="${inAttribute(order)}">x</button>`,
  ]),
  html('a description for search engines', 'seen', (order) => [
    `<meta name="description" content="${inAttribute(order)}">`,
    '',
  ]),
  html('noscript', 'seen', (order) => ['', `<noscript>${order}</noscript>`]),
  html('a template', 'seen hidden', (order) => ['', `<template>${order}</template>`]),
  // What style sheets draw.
  html('::before', 'seen', (order) => [
    style(`.x::before{content:${cssString(order)}}`),
    '<p class="x">x</p>',
  ]),
  html('::after', 'seen', (order) => [
    style(`p.x::after{content:${cssString(order)}}`),
    '<p class="x">x</p>',
  ]),
  html(':before of the old spelling', 'seen', (order) => [
    style(`.x:before{content:${cssString(order)}}`),
    '<p class="x">x</p>',
  ]),
  html('content with escapes', 'seen', (order) => [
    style(`.x::before{content:${cssEscaped(order)}}`),
    '<p class="x">x</p>',
  ]),
  html('content of several strings', 'seen', (order) => [
    style(
      `.x::before{content:${order
        .split(' ')
        .map((word) => cssString(`${word} `))
        .join(' ')}}`,
    ),
    '<p class="x">x</p>',
  ]),
  html('content from an attribute', 'seen', (order) => [
    style('.x::after{content:attr(data-note)}'),
    `<p class="x" data-note="${inAttribute(order)}">x</p>`,
  ]),
  html('content from an attribute without data-', 'seen', (order) => [
    style('.x::after{content:"(" attr(note) ")"}'),
    `<p class="x" note="${inAttribute(order)}">x</p>`,
  ]),
  html('content from a custom property', 'seen', (order) => [
    style(`:root{--note:${cssString(order)}}.x::before{content:var(--note)}`),
    '<p class="x">x</p>',
  ]),
  html('content from a custom property of the element', 'seen', (order) => [
    style('.x::before{content:var(--note)}'),
    `<p class="x" style="--note:${inAttribute(cssString(order))}">x</p>`,
  ]),
  html('content of an element that has a picture for it', 'seen', (order) => [
    style(`.x::before{content:url(a.png) / ${cssString(order)}}`),
    '<p class="x">x</p>',
  ]),
  html('content in what is hidden', 'seen hidden', (order) => [
    style(`.x::before{content:${cssString(order)};display:none}`),
    '<p class="x">x</p>',
  ]),
  html('content in white on white', 'seen hidden', (order) => [
    style(`.x::before{content:${cssString(order)};color:#fff}`),
    '<p class="x">x</p>',
  ]),
  html('content of nothing on the page', 'seen hidden', (order) => [
    style(`.nowhere::before{content:${cssString(order)}}`),
    '',
  ]),
  html('::marker', 'seen', (order) => [
    style(`li::marker{content:${cssString(order)}}`),
    '<ul><li>x</ul>',
  ]),
  html('a string as list style', 'seen', (order) => [
    style(`li{list-style-type:${cssString(order)}}`),
    '<ul><li>x</ul>',
  ]),
  html('a string as list style, inline', 'seen', (order) => [
    '',
    `<ul style="${inAttribute(`list-style: inside ${cssString(order)}`)}"><li>x</ul>`,
  ]),
  html('a counter style', 'seen', (order) => [
    style(
      `@counter-style note{system:cyclic;symbols:${cssString(order)};suffix:" "}li{list-style:note}`,
    ),
    '<ul><li>x</ul>',
  ]),
  html('a comment in a style sheet', 'seen hidden', (order) => [
    style(`/* ${order} */ p{margin:0}`),
    '',
  ]),
  html('a string in a rule for nothing', 'seen hidden', (order) => [
    style(`p{--unused:${cssString(order)}}`),
    '',
  ]),
  html('quotation marks of a style sheet', 'seen', (order) => [
    style(`q{quotes:${cssString(order)} "x"}`),
    '<q>x</q>',
  ]),
  // Documents in addresses.
  html('iframe with srcdoc', 'seen', (order) => [
    '',
    `<iframe srcdoc="${inAttribute(`<p>${order}`)}"></iframe>`,
  ]),
  html('iframe of a data: page', 'seen', (order) => [
    '',
    `<iframe src="${dataUrl('text/html', `<p>${order}</p>`)}"></iframe>`,
  ]),
  html('iframe of a data: page in base64', 'seen', (order) => [
    '',
    `<iframe src="${base64Url('text/html;charset=utf-8', `<p>${order}</p>`)}"></iframe>`,
  ]),
  html('iframe of a data: text', 'seen', (order) => [
    '',
    `<iframe src="${dataUrl('text/plain', order)}"></iframe>`,
  ]),
  html('iframe of data: without a type', 'seen', (order) => [
    '',
    `<iframe src="${dataUrl('', order)}"></iframe>`,
  ]),
  html('a hidden iframe of a data: page', 'seen hidden', (order) => [
    '',
    `<iframe hidden src="${dataUrl('text/html', order)}"></iframe>`,
  ]),
  html('object of a data: page', 'seen', (order) => [
    '',
    `<object data="${base64Url('text/html', `<p>${order}</p>`)}"></object>`,
  ]),
  html('embed of a data: text', 'seen', (order) => [
    '',
    `<embed src="${base64Url('text/plain', order)}">`,
  ]),
  html('an iframe in an iframe', 'seen', (order) => [
    '',
    `<iframe src="${base64Url('text/html', `<iframe src="${base64Url('text/html', order)}"></iframe>`)}"></iframe>`,
  ]),
  html('text of an SVG', 'seen', (order) => ['', svg(order)]),
  html('a picture of a data: SVG', 'seen', (order) => [
    '',
    `<img src="${dataUrl('image/svg+xml', svg(order))}">`,
  ]),
  html('a picture of a data: SVG in base64', 'seen', (order) => [
    '',
    `<img alt="Map" src="${base64Url('image/svg+xml', svg(order))}">`,
  ]),
  html('a picture of a data: SVG among sources', 'seen', (order) => [
    '',
    `<picture><source srcset="${base64Url('image/svg+xml', svg(order))} 2x"><img src="a.png"></picture>`,
  ]),
  html('a picture in an SVG', 'seen', (order) => [
    '',
    `<svg><image href="${base64Url('image/svg+xml', svg(order))}"/></svg>`,
  ]),
  html('a background of a data: SVG', 'seen', (order) => [
    style(`.x{background-image:url("${base64Url('image/svg+xml', svg(order))}")}`),
    '<p class="x">x</p>',
  ]),
  html('a link to a data: page', 'seen', (order) => [
    '',
    `<a href="${dataUrl('text/html', order)}">x</a>`,
  ]),
  // Attributes and forms.
  html('a data attribute', 'seen hidden', (order) => [
    '',
    `<p data-note="${inAttribute(order)}">x</p>`,
  ]),
  html('an attribute that does not exist', 'seen hidden', (order) => [
    '',
    `<p note="${inAttribute(order)}">x</p>`,
  ]),
  html('the name of an attribute', 'seen hidden', (order) => [
    '',
    `<p ${order.split(' ').slice(0, 4).join(' ')}>x</p>`,
  ]),
  html('an option', 'seen', (order) => ['', `<select><option>a<option>${order}</select>`]),
  html('the label of an option', 'seen', (order) => [
    '',
    `<select><option label="${inAttribute(order)}">a</select>`,
  ]),
  html('the label of a group of options', 'seen', (order) => [
    '',
    `<select><optgroup label="${inAttribute(order)}"><option>a</select>`,
  ]),
  html('the value of an option', 'seen hidden', (order) => [
    '',
    `<select><option value="${inAttribute(order)}">a</select>`,
  ]),
  html('a data list', 'seen hidden', (order) => ['', `<datalist><option>${order}</datalist>`]),
  html('a button', 'seen', (order) => ['', `<button>${order}</button>`]),
  html('the value of a button', 'seen hidden', (order) => [
    '',
    `<button value="${inAttribute(order)}">a</button>`,
  ]),
  html('the value of a button as input', 'seen', (order) => [
    '',
    `<input type="submit" value="${inAttribute(order)}">`,
  ]),
  html('the value of a field', 'seen', (order) => ['', `<input value="${inAttribute(order)}">`]),
  html('the value of a hidden field', 'seen hidden', (order) => [
    '',
    `<input type="hidden" value="${inAttribute(order)}">`,
  ]),
  html('the value of data, meter and li', 'seen hidden', (order) => [
    '',
    `<data value="${inAttribute(order)}">a</data>`,
  ]),
  html('a text area', 'seen', (order) => ['', `<textarea>${order}</textarea>`]),
  html('a hint in a field', 'seen', (order) => ['', `<input placeholder="${inAttribute(order)}">`]),
  // What the cascade hides.
  styled('display: none', 'seen hidden', '.x{display:none}'),
  styled('@supports that holds', 'seen hidden', '@supports (display:block){.x{display:none}}'),
  styled(
    '@supports of two',
    'seen hidden',
    '@supports (display:block) and (color:red){.x{display:none}}',
  ),
  styled('@supports not of what is unknown', 'seen', '@supports not (flubber:1){.x{display:none}}'),
  styled('@media that always holds', 'seen hidden', '@media (min-width:0){.x{display:none}}'),
  styled(
    '@media of a screen that always holds',
    'seen hidden',
    '@media screen and (min-width:1px){.x{display:none}}',
  ),
  styled('@media in range form', 'seen hidden', '@media (width >= 1px){.x{display:none}}'),
  styled(
    '@media of either orientation',
    'seen hidden',
    '@media (orientation:portrait),(orientation:landscape){.x{display:none}}',
  ),
  styled('@layer', 'seen hidden', '@layer a{.x{display:none}}'),
  styled(
    '@layer, the later wins',
    'seen hidden',
    '@layer a,b;@layer b{.x{display:none}}@layer a{.x{display:block}}',
  ),
  styled(
    '@layer, important turned round',
    'seen hidden',
    '@layer a{.x{display:none!important}}.x{display:block!important}',
  ),
  styled(
    '@container that holds',
    'seen hidden',
    '.a{container-type:inline-size}@container (min-width:0){.x{display:none}}',
  ),
  styled('@scope', 'seen hidden', '@scope (.a){.x{display:none}}'),
  styled('@scope with :scope', 'seen hidden', '@scope (.a){:scope .x{display:none}}'),
  styled('nesting with &', 'seen hidden', '.a{& .x{display:none}}'),
  styled('nesting without &', 'seen hidden', '.a{.x{display:none}}'),
  styled('nesting in a condition', 'seen hidden', '.x{@media screen{display:none}}'),
  styled(
    '@import of data',
    'seen hidden',
    `@import url("${dataUrl('text/css', '.x{display:none}')}");`,
  ),
  styled(
    '@import of data in base64, a string',
    'seen hidden',
    `@import "${base64Url('text/css', '.x{display:none}')}";`,
  ),
  styled(
    'a linked sheet of data',
    'seen hidden',
    '',
    `<link rel="stylesheet" href="${dataUrl('text/css', '.x{display:none}')}">`,
  ),
  inline('logical inset', 'seen hidden', 'position:absolute;inset-inline-start:-9999px'),
  inline('logical margin', 'seen hidden', 'margin-inline-start:-9999px'),
  inline('logical inset of two', 'seen hidden', 'position:fixed;inset-block:-9999px auto'),
  inline('logical size', 'seen hidden', 'block-size:0;overflow:hidden'),
  inline('logical maximum', 'seen hidden', 'max-inline-size:0;overflow:hidden'),
  inline('overflow of one axis', 'seen hidden', 'height:0;overflow-block:hidden'),
  inline('calc', 'seen hidden', 'position:absolute;left:calc(-9000px - 999px)'),
  inline('calc of units', 'seen hidden', 'position:absolute;left:calc(-100% - 2000px)'),
  inline('calc of a size', 'seen hidden', 'font-size:calc(1px * 0)'),
  inline('min and max', 'seen hidden', 'font-size:min(0px, 20px)'),
  inline('clamp', 'seen hidden', 'font-size:clamp(0px, 0.5px, 1px)'),
  inline('calc of opacity', 'seen hidden', 'opacity:calc(1 - 1)'),
  inline('zoom', 'seen hidden', 'zoom:0.01'),
  inline('scale of almost nothing', 'seen hidden', 'transform:scale(0.001)'),
  inline('var of the element', 'seen hidden', '--d:none;display:var(--d)'),
  html('var of an element around', 'seen hidden', (order) => [
    style('.x{display:var(--d,block)}'),
    `<div style="--d:none"><p class="x">${order}</p></div>`,
  ]),
  styled('var of a rule', 'seen hidden', '.a{--d:none}.x{display:var(--d)}'),
  styled('var with a fallback', 'seen hidden', '.x{display:var(--nothing, none)}'),
  styled('var of the page', 'seen hidden', ':root{--o:0}.x{opacity:var(--o)}'),
  // What only seems to be hidden, and must not be marked.
  styled('@supports that does not hold', 'seen', '@supports (flubber:1){.x{display:none}}'),
  styled('@media that never holds', 'seen', '@media (max-width:0){.x{display:none}}'),
  styled('@media of a printer', 'seen', '@media print{.x{display:none}}'),
  styled('@layer that loses', 'seen', '@layer a{.x{display:none}}.x{display:block}'),
  styled(
    '@layer that loses to a later one',
    'seen',
    '@layer a,b;@layer b{.x{display:block}}@layer a{.x{display:none}}',
  ),
  styled(
    '@container that may hold',
    'seen',
    '.a{container-type:inline-size}@container (min-width:700px){.x{display:none}}',
  ),
  styled('@scope of something else', 'seen', '@scope (.b){.x{display:none}}'),
  styled('@scope with an end', 'seen', '@scope (.a) to (.x){.x{display:none}}'),
  styled('nesting that does not match', 'seen', '.b{& .x{display:none}}'),
  styled('an at-rule that nobody knows', 'seen', '@flubber{.x{display:none}}'),
  styled(
    '@import of data for a printer',
    'seen',
    `@import url("${dataUrl('text/css', '.x{display:none}')}") print;`,
  ),
  inline('zoom that does nothing', 'seen', 'zoom:1'),
  inline('calc that shows', 'seen', 'font-size:calc(10px + 2px)'),
  inline('var that shows', 'seen', '--d:block;display:var(--d)'),
]

const twin = (what: string, head: string, body: string): Twin => ({
  format: 'html',
  what,
  read: () => fileDocument('page.html', page(head, body)),
})

export const HTML_TWINS: readonly Twin[] = [
  twin(
    'icons, quotes and counters',
    style(
      '.i::before{content:"\\f101"}q{quotes:"\\201c" "\\201d"}ol li::before{content:counter(a) ". "}.c::after{content:"";clear:both}',
    ),
    '<i class="i"></i><q>Yes</q><ol><li>One</ol>',
  ),
  twin(
    'data attributes of a program',
    '',
    '<div data-id="4711" data-state="{&quot;open&quot;:true,&quot;user&quot;:&quot;all&quot;}" data-target="#menu" data-src="a/b.png">x</div>',
  ),
  twin(
    'a picture of a data: SVG without text',
    '',
    `<img alt="Logo" src="${base64Url('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>')}">`,
  ),
  twin(
    'an iframe of a harmless data: page',
    '',
    `<iframe src="${dataUrl('text/html', '<p>Hello.</p>')}"></iframe>`,
  ),
  twin(
    'a style sheet with comments',
    style(
      '/* normalize.css: ignores the margins of all browsers */ *,::before,::after{box-sizing:border-box}',
    ),
    '',
  ),
]
