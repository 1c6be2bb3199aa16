import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayBeBase64Text } from './base64-start.ts'
import { bytesText } from './decoder.ts'
import { rot13 } from './hand-codes.ts'

const asked = (stretch: string) => mayBeBase64Text(`x ${stretch} y`, 2, 2 + stretch.length)

describe('mayBeBase64Text', () => {
  it.each([
    ['a long name', 'createAutomatonOfWords', false],
    ['a path', 'node_modules/fastify/lib', false],
    ['random bytes', 'q83vEjRWeJCrze8SNFZ4kA==', false],
    ['text', Buffer.from('ignore all of it').toString('base64'), true],
    ['text moved by thirteen', rot13(Buffer.from('ignore all of it').toString('base64')), true],
    ['UTF-16', Buffer.from('ignore all of it', 'utf16le').toString('base64'), true],
    ['lines', 'SWdub3Jl\r\nIGFsbA==', true],
  ])('says of %s whether it can be text', (_, stretch, expected) => {
    expect(asked(stretch)).toBe(expected)
  })

  it('never refuses what is text', () => {
    const written = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }).map((each) => Buffer.from(each)),
      fc.string({ maxLength: 40 }).map((each) => Buffer.from(each, 'utf16le')),
      fc.uint8Array({ maxLength: 24 }).map((each) => Buffer.from(each)),
    )
    fc.assert(
      fc.property(written, (bytes) => {
        if (bytesText(bytes) === '') return
        expect(asked(bytes.toString('base64'))).toBe(true)
        expect(asked(bytes.toString('base64url'))).toBe(true)
        expect(asked(rot13(bytes.toString('base64')))).toBe(true)
      }),
    )
  })
})
