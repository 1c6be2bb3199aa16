import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonBody } from '../../quality/hostile/json-bodies.ts'
import { measureJson } from './measure-json.ts'

const measure = (text: string) => measureJson(Buffer.from(text))

/** The same by the platform's parser. */
function measured(value: unknown): { values: number; depth: number } {
  if (typeof value !== 'object' || value === null) return { values: 1, depth: 0 }
  const parts = Object.values(value).map(measured)
  return {
    values: parts.reduce((sum, part) => sum + part.values, 1),
    depth: 1 + Math.max(0, ...parts.map(({ depth }) => depth)),
  }
}

it.each<[string, number, number]>([
  ['1', 1, 0],
  ['[]', 1, 1],
  [' { } ', 1, 1],
  ['[[],[1,{}],"a"]', 6, 3],
  ['{"a":{"b":[true,null]},"c":-0.5e+7}', 6, 3],
])('%s holds %d values, %d deep', (text, values, depth) => {
  expect(measure(text)).toEqual({ values, depth })
})

it.each<[string, number]>([
  ['', 0],
  ['{"a":1} x', 8],
  ["{'a':1}", 1],
  ['{"a":1,}', 7],
  ['{"a" 1}', 1],
  ['{"a":NaN}', 5],
  ['{"é":"two\nlines"}', 6],
  ['[1 2]', 3],
  ['{"a":1', 6],
])('%j is not JSON from byte %d on', (text, brokenAt) => {
  expect(measure(text)).toEqual({ brokenAt })
})

it('agrees with the platform on what is JSON, whatever is made of it', () => {
  const isJson = (bytes: Uint8Array) => {
    try {
      JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))
      return true
    } catch {
      return false
    }
  }
  fc.assert(
    fc.property(jsonBody, (bytes) => {
      // Bytes that are not UTF-8 are looked for elsewhere.
      const text = Buffer.from(Buffer.from(bytes).toString())
      expect('values' in measureJson(text)).toBe(isJson(text))
    }),
    { numRuns: 2_000 },
  )
})

it('counts what the platform makes of it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value)
      expect(measure(text)).toEqual(measured(JSON.parse(text)))
    }),
  )
})

describe('bodies made to cost much', () => {
  it('are read to any depth', () => {
    const deep = (open: string, close: string) => `${open.repeat(1e6)}0${close.repeat(1e6)}`
    expect(measure(deep('[', ']'))).toEqual({ values: 1e6 + 1, depth: 1e6 })
    expect(measure(deep('{"a":', '}'))).toEqual({ values: 1e6 + 1, depth: 1e6 })
    expect(measure('['.repeat(1e6))).toEqual({ brokenAt: 1e6 })
  })
})
