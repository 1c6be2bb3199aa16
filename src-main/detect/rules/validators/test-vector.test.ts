import { expect, test } from 'vitest'
import { ofATestVector } from './test-vector.ts'

const BYTES = '4a2e8263369e38719ba401e5d460b7c2'
const OTHER = '5e22303ee1f763bf789965f2dd2a0a36'

/** Asks of the bytes in a text; `KEY` stands for them. */
function asked(text: string): boolean {
  const start = text.indexOf('KEY')
  return ofATestVector(BYTES, {
    text: text.replace('KEY', BYTES),
    start,
    end: start + BYTES.length,
    groups: {},
  })
}

test.each([
  `Key = KEY\nIn = ${OTHER}\nOut = ${OTHER}`,
  `Out = ${OTHER}\n\nSecret = KEY\n`,
  `{"key": "KEY", "iv": "${OTHER}", "msg": "${OTHER}"}`,
  `  key: 'KEY',\n  plaintext: '${OTHER}',`,
])('is of a vector: %j', (text) => {
  expect(asked(text)).toBe(true)
})

test.each([
  `key = KEY\niv = ${OTHER}\nsalt = ${OTHER}`,
  `image:\n  tag: ${OTHER}\nsecretKey: KEY`,
  `key: KEY\nmin_input: ${OTHER}`,
  'api_key: KEY\noutput: json',
  `{"api_key":"KEY","signature":"${OTHER}"}`,
])('is somebody’s: %j', (text) => {
  expect(asked(text)).toBe(false)
})
