import { expect, it } from 'vitest'
import { plainUnit } from './plain-units.ts'

const plain = (text: string) =>
  String.fromCharCode(
    ...Array.from({ length: text.length }, (_, at) => plainUnit(text.charCodeAt(at))),
  )

it.each([
  ['０９０－４４１８', '090-4418'],
  ['۰۹۱۲ ٤٤١٨ ९८३ ১২৭ ๔๑', '0912 4418 983 127 41'],
  ['Ｋ：長野 é', 'K:長野 é'],
])('reads %j as %j', (text, expected) => {
  expect(plain(text)).toBe(expected)
})
