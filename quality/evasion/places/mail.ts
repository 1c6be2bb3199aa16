/** Places of messages, rich text and notebooks in which an order can stand that people do not see. */

import { fileDocument, PAYLOAD, type Place, placesOf, type Twin } from '../place.ts'

const eml = placesOf('eml', 'seen')
const rtf = placesOf('rtf', 'seen')
const ipynb = placesOf('ipynb', 'seen')
const srt = placesOf('srt', 'seen')
const csv = placesOf('csv', 'seen')
const json = placesOf('json', 'seen')

const HEAD =
  'From: Ann Hill <ann@example.org>\r\nTo: Bob <bob@example.org>\r\nSubject: Minutes\r\nDate: Mon, 2 Mar 2026 10:00:00 +0000\r\nMIME-Version: 1.0\r\n'
const part = (type: string, body: string, more = '') =>
  `--b1\r\nContent-Type: ${type}\r\n${more}\r\n${body}\r\n`
const mixed = (kind: string, ...parts: readonly string[]) =>
  `${HEAD}Content-Type: multipart/${kind}; boundary="b1"\r\n\r\n${parts.join('')}--b1--\r\n`
const base64 = (text: string) => Buffer.from(text).toString('base64')
const BASE64 = 'Content-Transfer-Encoding: base64\r\n'
const plain = 'Dear Bob, the minutes of our meeting are below.'
const html = (inner: string) => `<html><body><p>${plain}</p>${inner}</body></html>`

const EML: readonly Place[] = [
  eml('its body', `${HEAD}\r\n${PAYLOAD}\r\n`),
  eml(
    'an encoded body',
    `${HEAD}Content-Type: text/plain; charset=utf-8\r\n${BASE64}\r\n${base64(PAYLOAD)}\r\n`,
  ),
  eml('its subject', `${HEAD.replace('Minutes', `=?utf-8?B?${base64(PAYLOAD)}?=`)}\r\nHello\r\n`),
  eml('a header that no program shows', `${HEAD}X-Note: ${PAYLOAD}\r\n\r\nHello\r\n`),
  eml(
    'its HTML',
    mixed('alternative', part('text/plain', plain), part('text/html', html(`<p>${PAYLOAD}</p>`))),
  ),
  eml(
    'a hidden paragraph of its HTML',
    mixed(
      'alternative',
      part('text/plain', plain),
      part('text/html', html(`<p style="display:none">${PAYLOAD}</p>`)),
    ),
    'seen hidden',
  ),
  eml(
    'the text beside its HTML',
    mixed('alternative', part('text/plain', `${plain}\r\n${PAYLOAD}`), part('text/html', html(''))),
    'seen hidden',
  ),
  eml(
    'an attached text',
    mixed(
      'mixed',
      part('text/plain', plain),
      part(
        'text/plain',
        base64(PAYLOAD),
        `${BASE64}Content-Disposition: attachment; filename="a.txt"\r\n`,
      ),
    ),
  ),
  eml(
    'an attached page',
    mixed(
      'mixed',
      part('text/plain', plain),
      part(
        'text/html',
        `<!doctype html><p hidden>${PAYLOAD}</p><p>x</p>`,
        'Content-Disposition: attachment; filename="a.html"\r\n',
      ),
    ),
    'seen hidden',
  ),
  eml(
    'a message within it',
    mixed('mixed', part('text/plain', plain), part('message/rfc822', `${HEAD}\r\n${PAYLOAD}\r\n`)),
  ),
  eml('before its first part', mixed('mixed', `${PAYLOAD}\r\n`, part('text/plain', plain))),
  eml('behind its last part', `${mixed('mixed', part('text/plain', plain))}${PAYLOAD}\r\n`),
]

const rich = (inner: string) =>
  `{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0 Arial;}}{\\colortbl;\\red255\\green255\\blue255;\\red0\\green0\\blue0;}\\f0\\fs24 Minutes of the meeting.\\par ${inner}}`
const RTF: readonly Place[] = [
  rtf('a paragraph', rich(PAYLOAD)),
  rtf('words cut by groups', rich(PAYLOAD.replace('previous', 'pre{\\b vio}us'))),
  rtf(
    'letters by their codes',
    rich([...PAYLOAD].map((letter) => `\\u${letter.charCodeAt(0)}?`).join('')),
  ),
  rtf(
    'bytes by their codes',
    rich([...PAYLOAD].map((letter) => `\\'${letter.charCodeAt(0).toString(16)}`).join('')),
  ),
  rtf('hidden letters', rich(`{\\v ${PAYLOAD}}`), 'seen hidden'),
  rtf('white letters', rich(`{\\cf1 ${PAYLOAD}}`), 'seen hidden'),
  rtf('tiny letters', rich(`{\\fs1 ${PAYLOAD}}`), 'seen hidden'),
  rtf('deleted text', rich(`{\\deleted ${PAYLOAD}}`), 'seen hidden'),
  rtf('a comment', rich(`{\\*\\annotation ${PAYLOAD}}`)),
  rtf('a footnote', rich(`{\\footnote ${PAYLOAD}}`)),
  rtf('a header', rich(`{\\header ${PAYLOAD}}`)),
  rtf('its properties', rich(`{\\info{\\doccomm ${PAYLOAD}}}`)),
  rtf('an object', rich('{\\object\\objemb{\\*\\objdata 0105000002000000}}'), 'told'),
]

const notebook = (cell: object) =>
  JSON.stringify({
    nbformat: 4,
    nbformat_minor: 5,
    metadata: {},
    cells: [{ cell_type: 'markdown', metadata: {}, source: ['# Figures\n'] }, cell],
  })
const code = { cell_type: 'code', metadata: {}, source: ['1 + 1'], outputs: [] }
const [first, second] = [PAYLOAD.slice(0, 10), PAYLOAD.slice(11)]
const IPYNB: readonly Place[] = [
  ipynb(
    'a cell cut into lines',
    notebook({ ...code, cell_type: 'markdown', source: [`${first}\n`, second] }),
  ),
  ipynb(
    'what a cell printed',
    notebook({ ...code, outputs: [{ output_type: 'stream', text: [PAYLOAD] }] }),
  ),
  ipynb(
    'a page that a cell shows',
    notebook({
      ...code,
      outputs: [
        {
          output_type: 'display_data',
          data: { 'text/html': `<p style="display:none">${PAYLOAD}</p><p>x</p>` },
        },
      ],
    }),
    'seen hidden',
  ),
  ipynb(
    'a cell that is left out',
    notebook({ ...code, metadata: { tags: ['remove-cell'] }, source: [`# ${PAYLOAD}`] }),
    'seen hidden',
  ),
  ipynb('the description of a cell', notebook({ ...code, metadata: { note: PAYLOAD } })),
]

const TEXTS: readonly Place[] = [
  srt('a subtitle', `1\n00:00:01,000 --> 00:00:02,000\n${PAYLOAD}\n`),
  csv('a cell', `a,b\n1,"${PAYLOAD}"\n`),
  json('a string', JSON.stringify({ a: PAYLOAD })),
  json(
    'a string in escapes',
    `{"a":"${[...PAYLOAD].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}"}`,
  ),
]

export const MAIL_PLACES: readonly Place[] = [...EML, ...RTF, ...IPYNB, ...TEXTS]

const twin = (format: string, what: string, content: string): Twin => ({
  format,
  what,
  read: () => fileDocument(`a.${format}`, content, 'all'),
})

export const MAIL_TWINS: readonly Twin[] = [
  twin(
    'eml',
    'a message in text and HTML',
    mixed('alternative', part('text/plain', plain), part('text/html', html(''))),
  ),
  twin('rtf', 'a text with a hidden index mark', rich('{\\v index}')),
  twin(
    'ipynb',
    'a notebook with a printed table',
    notebook({ ...code, outputs: [{ output_type: 'stream', text: ['a 1\n', 'b 2\n'] }] }),
  ),
]
