import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { isPicture, unreadKind } from './unread-kind.ts'

const latin1 = (text: string) => Buffer.from(text, 'latin1')

it.each([
  ['a PNG', latin1('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), /^is a picture: /],
  ['a HEIC', latin1('\0\0\0\x18ftypheic\0\0\0\0'), /^is a picture: /],
  ['an MP4', latin1('\0\0\0\x18ftypmp42\0\0\0\0'), /^is a sound or a film: /],
  ['a WAV', latin1('RIFF\x24\0\0\0WAVEfmt '), /^is a sound or a film: /],
  ['this very Node', latin1('\x7fELF\x02\x01\x01\0'), /^is a program, /],
  ['a Windows program', latin1(`MZ${'\0'.repeat(200)}PE\0\0`), /^is a program, /],
  ['what begins with the same two letters', latin1('MZ is a name\0'), /^is neither /],
  ['a tar', latin1(`a.txt${'\0'.repeat(252)}ustar\0`), /^is a packed file: /],
  ['a gzip', latin1('\x1f\x8b\x08\0\0\0'), /^is a packed file: /],
  ['a ZIP', Buffer.from(zipSync({ 'a.txt': latin1('a') })), /^is a ZIP archive /],
  ['a SQLite database', latin1('SQLite format 3\0'), /^is a database: /],
  ['a font', latin1('wOF2\0\x01\0\0'), /^is a font, /],
  [
    'anything else',
    latin1('\0\x02\x03'),
    /^is neither text nor a document that is read \(PDF, Word/,
  ],
])('says what %s is', (_, bytes, said) => {
  expect(unreadKind(bytes, 'all')).toMatch(said)
})

it('names over the interface what that reads', () => {
  expect(unreadKind(latin1('\0'), 'contract')).toBe('is not TXT, Markdown, HTML, PDF or DOCX')
  expect(unreadKind(latin1('GIF89a\0'), 'contract')).toMatch(/^is a picture/)
})

it('takes for pictures of a mail what browsers show', () => {
  expect(isPicture(latin1('RIFF\0\0\0\0WEBP'))).toBe(true)
  expect(isPicture(latin1('RIFF\0\0\0\0WAVE'))).toBe(false)
})
