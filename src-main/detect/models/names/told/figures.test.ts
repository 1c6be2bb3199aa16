import { expect, it } from 'vitest'
import { isFigure } from './figures.ts'

it.each([
  'Harry Potter',
  'Harry Potters',
  'Sherlock Holmes’',
  'Pippi\nLångstrump',
  'Keloğlan',
  '桃太郎',
])('knows %j', (name) => {
  expect(isFigure(name)).toBe(true)
})

it.each(['Harry', 'Ada Potter', 'Matilda', 'Emma', 'Tom', ''])('takes %j for somebody', (name) => {
  expect(isFigure(name)).toBe(false)
})
