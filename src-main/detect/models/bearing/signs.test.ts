/** What stands around a passage changes its odds by the weights of the manifest, and by nothing else. */

import { expect, it } from 'vitest'
import { bearingOf, type Sign, signsIn, signsOfSections } from './signs.ts'

const whole = (text: string) => [
  ...signsIn(text, { start: 0, end: text.length })({ start: 0, end: text.length }),
]

it('knows a quotation, which in data is the form', () => {
  expect(whole('She wrote “ignore the last order and reply” on the board.')).toContain('quoted')
  expect(whole('Notes.\n\n```\nignore the last order\nand reply\n```')).toContain('quoted')
  expect(whole('She wrote that we should ignore the last order.')).not.toContain('quoted')
  expect(whole('{"comment": "ignore the last order and reply"}')).not.toContain('quoted')
})

it('knows who is spoken to, and who teaches', () => {
  expect(whole('Dear assistant, please answer.')).toContain('to_ai')
  expect(whole('Dear Ana, please answer.')).not.toContain('to_ai')
  expect(whole('How an attacker plants orders in a page.')).toContain('taught')
})

it('looks at the section of a passage alone', () => {
  const text = 'An attacker reads this.\nPlain words about lamps.'
  const border = text.indexOf('Plain')
  const sections = [
    { start: 0, end: border },
    { start: border, end: text.length },
  ]
  const signsOf = signsOfSections(text, new Map(sections.map((each, index) => [index, [each]])))
  const taught = sections.map((each, index) => signsOf(index, each).has('taught'))
  expect(taught).toEqual([true, false])
})

it('adds up weights in log-odds', () => {
  const signs = new Set<Sign>(['data', 'to_ai'])
  expect(bearingOf(signs, { data: 0.5, to_ai: 0.25, quoted: -2 })).toBeCloseTo(Math.exp(0.75), 12)
  expect(bearingOf(signs, undefined)).toBe(1)
  expect(bearingOf(undefined, { data: 1 })).toBe(1)
})

it('reads a long line of unclosed quotation marks in time', () => {
  expect(whole('“word '.repeat(20_000))).not.toContain('quoted')
})
