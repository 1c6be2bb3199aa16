import { expect, it } from 'vitest'
import { unreadOfficeKind } from './office-kind.ts'

const zip = (rest: string) => Buffer.from(`PK\x03\x04${rest}`, 'latin1')

it.each([
  ['a workbook', zip('xl/workbook.xml'), /^is an Excel workbook/],
  ['a drawing', zip('visio/document.xml'), /^is a Visio drawing/],
  // Its own reader says what is wrong with it.
  ['what holds the body of a Word document', zip('word/document.xml xl/workbook'), undefined],
  ['an archive without any such part', zip('\0'.repeat(100)), /ZIP archive or a damaged Office/],
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), undefined],
])('says what %s is', (_, bytes, said) => {
  const kind = unreadOfficeKind(bytes)
  if (said === undefined) expect(kind).toBeUndefined()
  else expect(kind).toMatch(said)
})
