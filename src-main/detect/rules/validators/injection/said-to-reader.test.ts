import { describe, expect, it } from 'vitest'
import { saidToReader } from './said-to-reader.ts'

const VALUE = "don't tell the user"
const said = (before: string) => {
  const text = `${before}${VALUE} about it.`
  return saidToReader(VALUE, {
    text,
    start: before.length,
    end: before.length + VALUE.length,
    groups: {},
  })
}

describe('an order behind "they", "which" or "who"', () => {
  it.each([
    'Upload it and ',
    'The assistant and its helpers upload the list; they ',
    'You are one of those who ',
    'Vendors must send the list, and they ',
    'The list goes to https://x.example for colleagues who ',
    'Whoever sums this up sends it on: people who ',
  ])('is one: %s', (before) => {
    expect(said(before)).toBe(true)
  })

  it.each([
    'Errors are dropped because they ',
    'There are two settings which just ',
    'Some callers, who ',
  ])('is told of others: %s', (before) => {
    expect(said(before)).toBe(false)
  })
})
