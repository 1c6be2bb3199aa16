import { expect, it } from 'vitest'
import { MAX_JUDGED_FINDINGS } from '../../src-shared/workspace/judging.ts'
import { parseJson } from './parse-json.ts'

const parse = (text: string | Uint8Array) => parseJson(Buffer.from(text))

it.each<[string, unknown]>([
  ['{"a":[1,"é",null]}', { a: [1, 'é', null] }],
  ['\ufeff{}', {}],
  ['"\\ud800"', '\ud800'],
])('reads %j', (text, value) => {
  expect(parse(text)).toEqual({ ok: true, value })
})

it('keeps a member called __proto__ as one', () => {
  const parsed = parse('{"__proto__":1}')
  expect(parsed.ok && Object.keys(parsed.value as object)).toEqual(['__proto__'])
})

it.each<[string | Uint8Array, number?]>([
  ['', 0],
  ['{', 1],
  ['{"a":1}x', 7],
  ['\ufeff{"a":1}x', 10],
  ['\ufeff\ufeff{}', 3],
  [Buffer.of(0x22, 0xff, 0x22)],
])('%j is no JSON from byte %j on', (text, brokenAt) => {
  expect(parse(text)).toEqual({ ok: false, problem: 'malformed', brokenAt })
})

it('takes the largest body of the app, and none that holds far more', () => {
  const list = (count: number) => `{"findings":[${'1,'.repeat(count - 1)}1]}`
  expect(parse(list(MAX_JUDGED_FINDINGS)).ok).toBe(true)
  expect(parse(list(2 * MAX_JUDGED_FINDINGS))).toEqual({ ok: false, problem: 'too much' })
  expect(parse('['.repeat(65) + ']'.repeat(65))).toEqual({ ok: false, problem: 'too much' })
})
