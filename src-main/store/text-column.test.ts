import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openDatabase } from './database.ts'
import { decodeText, encodeText } from './text-column.ts'

it.each([
  ['', 'utf8'],
  ['plain', 'utf8'],
  ['\ufeffbyte order mark', 'utf8'],
  ['zero \0 inside', 'utf8'],
  ['pair \ud83d\ude00', 'utf8'],
  ['half \ud83d', 'utf16le'],
  ['\ude00\ud83d reversed', 'utf16le'],
  ['\ufffe\ud800', 'utf16le'],
] as const)('keeps %j as %s', (text, encoding) => {
  const column = encodeText(text)
  expect(column.encoding).toBe(encoding)
  expect(decodeText(column)).toBe(text)
})

it('brings every string back through SQLite, unit for unit', () => {
  const db = openDatabase(':memory:')
  const select = 'SELECT :bytes AS bytes'
  // Raw UTF-16 units: surrogates alone and in any order.
  const units = fc.array(fc.oneof(fc.nat(0xffff), fc.integer({ min: 0xd7f0, max: 0xe00f })))
  fc.assert(
    fc.property(units, (codes) => {
      const text = String.fromCharCode(...codes)
      const { encoding, bytes } = encodeText(text)
      const row = db.get<{ bytes: Uint8Array }>(select, { bytes })
      expect(decodeText({ encoding, bytes: row?.bytes ?? new Uint8Array() })).toBe(text)
    }),
  )
  db.close()
})
