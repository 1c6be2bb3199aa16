import { expect, it } from 'vitest'
import { fullNames } from './full-names.ts'

/** Each name that has a full one, and that. */
function called(...names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...fullNames(names)].map(([part, full]) => [names[part] ?? '', names[full] ?? '']),
  )
}

it('joins what is a part of one name alone', () => {
  expect(called('tom', 'tom becker', 'becker', 'marta kowalczyk')).toEqual({
    tom: 'tom becker',
    becker: 'tom becker',
  })
})

it('leaves a name that two people share to itself', () => {
  expect(called('lind', 'anna lind', 'jonas lind', 'anna')).toEqual({ anna: 'anna lind' })
})

it('follows one person over forms of several lengths', () => {
  expect(called('becker', 't. becker', 'tom becker', 'tom a. becker', 'dr. becker')).toEqual({
    becker: 'tom a. becker',
    't. becker': 'tom a. becker',
    'tom becker': 'tom a. becker',
    'dr. becker': 'tom a. becker',
  })
  expect(called('tom becker', 'becker, tom')).toEqual({ 'becker, tom': 'tom becker' })
})

it('takes whole words only, and no initial alone', () => {
  expect(called('tom', 'tomas reed', 'lind', 'eva becker-lind', 'e.', 'dr.')).toEqual({})
})

it('takes no sentence for a name', () => {
  const long = 'tom becker anna lind paul osei lena vogt grace holm jonas'
  expect(called('tom', long)).toEqual({})
})

it('joins nothing in a list of people of one name', () => {
  const people = Array.from({ length: 30 }, (_, at) => `lind ${String.fromCodePoint(0x4e00 + at)}x`)
  expect(called('lind', ...people)).toEqual({})
})
