import { expect, it } from 'vitest'
import { harmlessJson, jsonLine, printable } from './terminal-table.ts'

it.each([
  ['::set-output name=x::y.txt', '?:set-output name=x::y.txt'],
  ['  ::error::', '?:error::'],
  ['a::b', 'a::b'],
  ['x ##vso[task.setvariable variable=PATH]y', 'x ?#vso[task.setvariable variable=PATH]y'],
  ['##[error]', '?#[error]'],
  ['## [title]', '## [title]'],
  ['\u001b[2J\u202e\n', '?[2J??'],
])('%j is no order to a terminal or a build server', (text, shown) => {
  expect(printable(text)).toBe(shown)
})

it('JSON loses nothing, and gives no order either', () => {
  const value = { '##vso[a]': '::error::\u001b\u202e##[b]\n' }
  expect(jsonLine(value)).not.toMatch(/##|[\u001b\u202e]/)
  expect(JSON.parse(jsonLine(value))).toEqual(value)
  const pretty = harmlessJson(JSON.stringify(value, null, 2))
  expect(pretty).not.toMatch(/##|[\u001b\u202e]/)
  expect(JSON.parse(pretty)).toEqual(value)
})
