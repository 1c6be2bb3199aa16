import { expect, it } from 'vitest'
import { encodedBodies } from './encoded-bodies.ts'

const SAID =
  'Dear customer, your mailbox is full. Confirm your password within 24 hours, or it will be closed. The team of the mailbox.'
/** As mail programs break it. */
const inLines = (bytes: Buffer) => bytes.toString('base64').replace(/.{76}/g, '$&\n')

it('reads a body that lost its head', () => {
  const body = inLines(Buffer.from(SAID))
  const text = `Subject: Quota\n\n${body}\n\nend`
  expect(encodedBodies(text)).toEqual([{ start: 16, end: 16 + body.length, text: SAID }])
})

it('reads a page without its markup, and lines that were joined', () => {
  const page = `<html><head><style>p{margin:0}</style></head><body><p>${SAID}</p></body></html>`
  const text = inLines(Buffer.from(page)).replaceAll('\n', ' ')
  expect(encodedBodies(text).map((body) => body.text)).toEqual([SAID])
})

it('reads letters as the head before them says', () => {
  const russian = `${'Ваш счёт заблокирован, подтвердите пароль. '.repeat(3)}`.trim()
  const bytes = Buffer.from(
    russian.replace(/[а-яёА-ЯЁ]/g, (letter) => String.fromCharCode(of1251(letter))),
    'latin1',
  )
  const text = `Content-Type: text/plain; charset="windows-1251"\n\n${inLines(bytes)}`
  expect(encodedBodies(text).map((body) => body.text)).toEqual([russian])
})

it.each([
  ['bytes', inLines(Buffer.from(Array.from({ length: 300 }, (_, at) => (at * 37) % 256)))],
  ['a single name', 'A'.repeat(70)],
  ['hexadecimal sums', `${'deadbeef'.repeat(8)}\n`.repeat(5)],
  ['words', SAID],
])('takes %s for no body', (_, text) => {
  expect(encodedBodies(text)).toEqual([])
})

function of1251(letter: string): number {
  if (letter === 'ё') return 0xb8
  return letter.charCodeAt(0) - 0x410 + 0xc0
}
