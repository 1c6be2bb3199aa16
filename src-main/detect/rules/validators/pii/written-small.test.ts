import { expect, it } from 'vitest'
import { VALIDATORS } from '../index.ts'

const accepts = (value: string, groups: Record<string, string> = {}) =>
  VALIDATORS.get('written_small')?.(value, { text: value, start: 0, end: value.length, groups })

it.each(['anna', 'katrin wollschläger', 'jean-luc', 'perla'])('takes %j for a name', (value) => {
  expect(accepts(value)).toBe(true)
})

it.each([
  'all',
  'team',
  'zusammen',
  'customer',
  'member',
  'membre',
  'cliente',
  'müşterimiz',
  'will do',
  'both',
  'vielen dank',
])('takes %j for none', (value) => {
  expect(accepts(value)).toBe(false)
})

it('takes what stands behind a form of address for a name', () => {
  expect(accepts('schatz', { title: 'herr ' })).toBe(true)
})
