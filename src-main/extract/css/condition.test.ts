import { describe, expect, it } from 'vitest'
import { containerApplies, mediaApplies, supportsApplies } from './condition.ts'

it.each([
  ['', 'always'],
  ['screen', 'always'],
  ['only screen and (min-width: 0)', 'always'],
  ['(width >= 1px)', 'always'],
  ['(1px <= width)', 'always'],
  ['not print', 'always'],
  ['(min-width:0) and (max-width:99999px)', 'always'],
  ['(orientation:portrait), (orientation: landscape)', 'always'],
  ['not (max-width: 0)', 'always'],
  ['print', 'never'],
  ['print and (min-width:0)', 'never'],
  ['not all', 'never'],
  ['(max-width: 0)', 'never'],
  ['(min-width: 99999px)', 'never'],
  ['(min-width: 700px)', 'sometimes'],
  ['(prefers-color-scheme: dark)', 'sometimes'],
  ['(min-width:0) or (hover) and (x)', 'sometimes'],
  ['(((((', 'sometimes'],
])('media %j %s', (query, applies) => expect(mediaApplies(query)).toBe(applies))

it.each([
  ['(display:grid)', 'always'],
  ['((display:grid) and (color:red))', 'always'],
  ['(display:flubber) or (display:block)', 'always'],
  ['not (display:block)', 'never'],
  ['(--any: thing)', 'always'],
  ['(flubber:1)', 'sometimes'],
  ['not (flubber:1)', 'sometimes'],
  ['selector(:has(a))', 'sometimes'],
  ['(display:grid) and', 'sometimes'],
])('supports %j %s', (condition, applies) => expect(supportsApplies(condition)).toBe(applies))

describe('container', () => {
  it.each([
    ['(min-width:0)', 'always'],
    ['side (min-width:0) and (width >= 0px)', 'always'],
    ['(min-width:300px)', 'sometimes'],
    ['(max-width:9999px)', 'sometimes'],
    ['style(--a: b)', 'sometimes'],
  ])('%j %s', (prelude, applies) => expect(containerApplies(prelude, true)).toBe(applies))

  it('never certainly without a container', () => {
    expect(containerApplies('(min-width:0)', false)).toBe('sometimes')
  })
})
