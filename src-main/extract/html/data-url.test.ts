import { describe, expect, it } from 'vitest'
import { dataUrlsIn, readDataUrl } from './data-url.ts'

const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64')

describe('readDataUrl', () => {
  it.each([
    ['data:text/html,<p>a%20b', { kind: 'page', text: '<p>a b' }],
    [` DATA:text/HTML;charset=utf-8;base64,${base64('<p>ä')}`, { kind: 'page', text: '<p>ä' }],
    [
      `data:text/html;charset=iso-8859-1;base64,${base64(Buffer.from('ä', 'latin1'))}`,
      { kind: 'page', text: 'ä' },
    ],
    [`data:text/html;charset=flubber,a`, { kind: 'page', text: 'a' }],
    ['data:image/svg+xml,<svg>#x', { kind: 'page', text: '<svg>' }],
    ['data:text/css,p{top:0}', { kind: 'style', text: 'p{top:0}' }],
    ['data:,plain%2C text', { kind: 'text', text: 'plain, text' }],
    ['data:application/ld+json,{"a":1}', { kind: 'text', text: '{"a":1}' }],
    ['data:image/png;base64,AAAA', undefined],
    ['data:font/woff2;base64,AAAA', undefined],
    ['data:text/html,', undefined],
    ['data:text/html', undefined],
    ['https://example.com/data:text/html,x', undefined],
  ])('%s', (address, document) => expect(readDataUrl(address)).toEqual(document))
})

it('finds the addresses of lists and styles', () => {
  expect(dataUrlsIn('data:image/svg+xml;base64,AA 1x, data:image/png;base64,BB 2x')).toEqual([
    'data:image/svg+xml;base64,AA',
    'data:image/png;base64,BB',
  ])
  expect(dataUrlsIn('url("data:image/svg+xml,<svg a=\'b c\'>") url(data:,x)')).toEqual([
    "data:image/svg+xml,<svg a='b c'>",
    'data:,x',
  ])
  expect(dataUrlsIn('a.png 1x')).toEqual([])
})
