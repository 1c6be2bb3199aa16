import { describe, expect, it } from 'vitest'
import { messageOf, taggedObject } from './git-message.ts'

const head = `tree ${'a'.repeat(40)}\nauthor A <a@example.org> 0 +0000\n`
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString()

describe('the message of an object', () => {
  it('is what stands below its first blank line', () => {
    expect(text(messageOf(Buffer.from(`${head}\none\n\ntwo\n`)))).toBe('one\n\ntwo\n')
    expect(text(messageOf(Buffer.from(head)))).toBe('')
    expect(text(messageOf(Buffer.from(`${head}\n\0after`)))).toBe('\0after')
  })

  it('is read in the encoding that the object names, where it can be', () => {
    const latin = Buffer.from(`${head}encoding ISO-8859-1\n\nGr\xfc\xdfe`, 'latin1')
    expect(text(messageOf(latin))).toBe('Grüße')
    const unknown = Buffer.from(`${head}encoding none\n\nGr\xfc\xdfe`, 'latin1')
    expect(Buffer.from(messageOf(unknown)).toString('latin1')).toBe('Gr\xfc\xdfe')
    const wrong = Buffer.from(`${head}encoding UTF-8\n\nGr\xfc\xdfe`, 'latin1')
    expect(Buffer.from(messageOf(wrong)).toString('latin1')).toBe('Gr\xfc\xdfe')
  })
})

it('a tag of a tag is followed, and nothing else', () => {
  const tag = (type: string) =>
    Buffer.from(`object ${'b'.repeat(40)}\ntype ${type}\ntag v1\n\nmessage`)
  expect(taggedObject(tag('tag'))).toBe('b'.repeat(40))
  expect(taggedObject(tag('commit'))).toBeUndefined()
  expect(taggedObject('missing')).toBeUndefined()
})
