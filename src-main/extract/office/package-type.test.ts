import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { makeEpub, makeOpenDocument, makeZip } from '../__fixtures__/make-office.ts'
import { extractDocument } from '../extract-document.ts'
import { packageType } from './package-type.ts'

const book = makeEpub(['<p>x</p>'])
const text = makeOpenDocument('text', '<text:p>y</text:p>')
/** As programs pack a folder: what it is stands last, and compressed. */
const repacked = (bytes: Uint8Array) => {
  const { mimetype = new Uint8Array(), ...parts } = unzipSync(bytes)
  return zipSync({ ...parts, mimetype })
}

describe('a package', () => {
  it.each([
    ['a book', book, 'x', 'application/epub+zip'],
    ['a text', text, 'y', 'application/vnd.oasis.opendocument.text'],
  ])('is %s wherever it says so', async (_, bytes, said, type) => {
    for (const packed of [bytes, repacked(bytes)]) {
      expect(packageType(packed)).toBe(type)
      const document = await extractDocument({ name: 'a', bytes: packed, formats: 'all' })
      expect(document.mediaType).toBe(type)
      expect(document.text).toContain(said)
    }
  })

  it.each([
    ['an archive that holds one', makeZip({ 'a/mimetype': 'no', 'b.epub': book }, ['b.epub'])],
    ['a broken one', repacked(book).subarray(0, -30)],
    ['one that says too much', makeZip({ a: 'a', mimetype: 'application/'.repeat(100) })],
    ['no archive', strToU8(`mimetypeapplication/epub+zip${'.'.repeat(100)}`)],
  ])('is not: %s', (_, bytes) => {
    expect(packageType(bytes)).toBeUndefined()
  })
})
