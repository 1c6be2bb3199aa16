import { expect, it } from 'vitest'
import { isPictureOfWords } from './carried.ts'

const picture = { file: { type: 'image/png' } as File }
const page = { text: 'Name\tIBAN', html: '<table></table>' }

it('takes the words of copied cells, not the picture that a program for sheets puts beside them', () => {
  expect(isPictureOfWords(page, [picture])).toBe(true)
})

it.each([
  ['a picture that was copied by itself', null, [picture]],
  ['a file, beside which its name stands', { text: 'photo.png', html: null }, [picture]],
  ['another file', page, [picture, { file: { type: 'application/pdf' } as File }]],
  ['a folder', page, [{ folder: {} as FileSystemDirectoryEntry }]],
] as const)('takes %s', (_, words, entries) => {
  expect(isPictureOfWords(words, entries)).toBe(false)
})
