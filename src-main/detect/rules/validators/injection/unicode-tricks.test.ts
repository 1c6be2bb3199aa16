import { describe, expect, it } from 'vitest'
import {
  holdsInvisible,
  mixesScripts,
  readsAsLeetspeak,
  standsAmongMixedWords,
  writesLettersAsDigits,
} from './unicode-tricks.ts'

describe('holdsInvisible', () => {
  it.each([
    ['ig\u200bnore', true],
    ['ig\u00adnore', true],
    ['ig\u2060nore', true],
    ['ignore', false],
    ['ignore all', false],
  ])('%j is %s', (value, expected) => {
    expect(holdsInvisible(value)).toBe(expected)
  })
})

describe('mixesScripts', () => {
  it.each([
    ['ign\u043ere previous', true],
    ['\u03b9gnore', true],
    ['ignore \u043f\u0440\u0435\u0434\u044b\u0434\u0443\u0449\u0438\u0435', false],
    ['ignore', false],
    ['\u0438\u043d\u0441\u0442\u0440\u0443\u043a\u0446\u0438\u044f', false],
  ])('%j is %s', (value, expected) => {
    expect(mixesScripts(value)).toBe(expected)
  })
})

describe('writesLettersAsDigits', () => {
  it.each([
    ['1gn0re', true],
    ['ignore 1', false],
    ['ignore', false],
    ['!gn0r3', true],
  ])('%j is %s', (value, expected) => {
    expect(writesLettersAsDigits(value)).toBe(expected)
  })
})

describe('readsAsLeetspeak', () => {
  it.each([
    ['7h3 f0ll0w1ng 5up3r53d35 4ny 07h3r y0u', true],
    ['part 12a 34b 56c 78d', false],
    ['the you and all', false],
  ])('%j is %s', (value, expected) => {
    expect(readsAsLeetspeak(value)).toBe(expected)
  })
})

describe('standsAmongMixedWords', () => {
  const mixed = 's\u0435nd th\u0435 s\u043eurce'
  it.each([
    [mixed, true],
    ['s\u0435nd the source', false],
    ['send the source', false],
  ])('%j is %s', (text, expected) => {
    const end = text.indexOf(' ')
    expect(standsAmongMixedWords(text.slice(0, end), { text, start: 0, end, groups: {} })).toBe(
      expected,
    )
  })
})
