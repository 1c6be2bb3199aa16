import { expect, it } from 'vitest'
import { fileNameOf } from './exports.ts'

it.each([
  [`attachment; filename="a.csv"; filename*=UTF-8''caf%C3%A9.csv`, 'café.csv'],
  ['attachment; filename="a.csv"', 'export'],
  [`attachment; filename*=UTF-8''%E0%A4%A`, 'export'],
  ['', 'export'],
])('the name in %j is %j', (header, name) => {
  expect(fileNameOf(header)).toBe(name)
})
