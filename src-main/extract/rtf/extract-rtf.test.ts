import { expect, it } from 'vitest'
import { extractDocument } from '../extract-document.ts'

const read = async (body: string) => {
  const bytes = Buffer.from(`{\\rtf1\\ansi ${body}}`)
  return (await extractDocument({ name: 'a.rtf', bytes, formats: 'all' })).text
}
const shape = (name: string, value: string) =>
  `Minutes.{\\shp{\\*\\shpinst{\\sp{\\sn ${name}}{\\sv ${value}}}}}`

it.each([
  ['as it is', 'gtextUNICODE'],
  ['in codes', "gtext\\'55NICODE"],
  ['before a blank', 'gtextUNICODE '],
])('letters that are drawn are read, by a name that is written %s', async (_, name) => {
  expect(await read(shape(name, 'hunter2'))).toBe('Minutes.\nhunter2')
})

it('settings of a shape are no text', async () => {
  expect(await read(shape('fillColor', '16777215'))).toBe('Minutes.')
  expect(await read(shape('gtextFont', 'Some Sans of a long name'))).toBe('Minutes.')
})
