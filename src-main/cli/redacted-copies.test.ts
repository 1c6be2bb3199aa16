import { join, resolve, sep } from 'node:path'
import { expect, it } from 'vitest'
import { placeOf } from './redacted-copies.ts'

it.each([
  ['letters/a.txt', true, 'letters/a.txt'],
  ['letters/a.pdf', false, 'letters/a.pdf.txt'],
  ['a.zip!/x/b.md', true, 'a.zip!/x/b.md'],
  ['https://a.example/b', false, 'https_/a.example/b.txt'],
  ['/etc/passwd', true, 'etc/passwd'],
  ['-', true, '-'],
])('%s has its copy at a place of its own', (name, isText, place) => {
  expect(placeOf('copies', name, isText)).toBe(resolve(join('copies', place)))
})

it.each([
  '../../etc/passwd',
  'a.zip!/../../../x',
  '..',
  '.',
  '',
  '..\\..\\x',
  '/',
  'a/\u0000/../b',
])('no name leads out of the folder: %j', (name) => {
  expect(placeOf('copies', name, true).startsWith(`${resolve('copies')}${sep}`)).toBe(true)
})
