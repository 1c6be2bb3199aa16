import { expect, it } from 'vitest'
import { isPublicNumber } from './public-number.ts'

it.each(['93.184.216.34', '172.15.0.1', '172.32.0.1', '192.167.1.1'])('%s is public', (number) => {
  expect(isPublicNumber(number)).toBe(true)
})

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '127.0.0.1',
  '169.254.1.1',
  '172.16.0.1',
  '172.31.255.1',
  '192.168.4.4',
  '224.0.0.1',
  '300.1.1.1',
])('%s is none', (number) => {
  expect(isPublicNumber(number)).toBe(false)
})
