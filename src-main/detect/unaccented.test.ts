import { expect, it } from 'vitest'
import { unaccented } from './unaccented.ts'

it.each([
  ['Jürgen Müller', 'jurgen muller'],
  ['Zoë Łęcka', 'zoe łecka'],
  ['Ångström 2', 'angstrom 2'],
])('writes %j as %j', (name, plain) => {
  expect(unaccented(name)).toBe(plain)
})
