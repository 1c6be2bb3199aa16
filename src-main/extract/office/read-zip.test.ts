/** Archives that are well made, badly made and made to deceive. */

import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { looksLikeZip, openZip } from './read-zip.ts'

const archive = zipSync({
  'a/b.txt': strToU8('Hello '.repeat(100)),
  c: [strToU8('stored'), { level: 0 }],
})

describe('openZip', () => {
  it('reads compressed and stored entries by name, whatever the case', () => {
    const zip = openZip(archive)
    expect(zip.names).toEqual(['a/b.txt', 'c'])
    expect(Buffer.from(zip.read('A/B.txt') ?? []).toString()).toBe('Hello '.repeat(100))
    expect(Buffer.from(zip.read('/c') ?? []).toString()).toBe('stored')
    expect(zip.read('d')).toBeUndefined()
  })

  it('reads an archive with a comment', () => {
    const commented = Buffer.concat([archive, Buffer.from('PK\u0005\u0006 comment')])
    commented.writeUInt16LE(commented.length - archive.length, archive.length - 2)
    expect(openZip(commented).names).toEqual(['a/b.txt', 'c'])
  })

  it('reads an archive with line ends or zeros behind it, and with nothing else', () => {
    const padded = (text: string) => Buffer.concat([archive, Buffer.from(text)])
    for (const text of ['\n', '\r\n', '\0'.repeat(64)])
      expect(openZip(padded(text)).names).toHaveLength(2)
    for (const text of ['x', '\0'.repeat(65)]) expect(() => openZip(padded(text))).toThrow('broken')
  })

  it('does not believe a declared size', () => {
    const lying = Buffer.from(archive)
    // Uncompressed size in the directory's first entry: 24 bytes into it.
    lying.writeUInt32LE(3, lying.indexOf('PK\u0001\u0002') + 24)
    expect(openZip(lying).read('a/b.txt')?.byteLength).toBe(600)
  })

  it.each([
    ['nothing', () => new Uint8Array(0)],
    ['no directory', () => archive.subarray(0, -1)],
    ['a directory outside the file', () => patched(archive.length - 6, 0xfffffff0)],
    ['more entries than there are', () => patched(archive.length - 12, 0xffff)],
  ])('refuses %s', (_, bytes) => {
    expect(() => openZip(bytes())).toThrow(/broken|too many/)
  })

  it.each([
    ['an entry outside the file', 42, 0xfffffff0],
    ['another entry in its place', 42, 5],
    ['more data than there is', 20, 0x7fffffff],
    ['a wrong checksum', 16, 1],
    ['an encrypted entry', 8, 0x0008_0001],
    ['an unknown method', 10, 99],
  ])('refuses to read %s', (_, place, value) => {
    const zip = openZip(patched(Buffer.from(archive).indexOf('PK\u0001\u0002') + place, value))
    expect(() => zip.read('a/b.txt')).toThrow(/broken|encrypted|not supported/)
  })

  it('refuses two entries of one name', () => {
    const doubled = zipSync({ 'word/x.xml': strToU8('1'), 'word/X.xml': strToU8('2') })
    expect(() => openZip(doubled)).toThrow('holds two entries of one name')
  })

  it('survives every single changed byte', () => {
    for (let place = 0; place < archive.length; place++) {
      const changed = Buffer.from(archive)
      changed[place] = (changed[place] ?? 0) ^ 0xff
      try {
        openZip(changed).read('a/b.txt')
      } catch (error) {
        expect(error).toMatchObject({ code: 'EXTRACTION_FAILED' })
      }
    }
  })
})

describe('looksLikeZip', () => {
  it.each([
    [archive, true],
    [zipSync({}), false],
    [new Uint8Array(3), false],
    [strToU8('PK is how a text may begin, too, is it not'), false],
  ])('tells archives with entries', (bytes, expected) => {
    expect(looksLikeZip(bytes)).toBe(expected)
  })
})

function patched(place: number, value: number): Uint8Array {
  const bytes = Buffer.from(archive)
  bytes.writeUInt32LE(value, place)
  return bytes
}
