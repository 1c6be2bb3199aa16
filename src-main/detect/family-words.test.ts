import { expect, it } from 'vitest'
import { isFamilyWord } from './family-words.ts'

it.each(['Mum', 'Mama', 'Oma', 'Мама', 'Nonna'])('%s is a word for family', (value) => {
  expect(isFamilyWord(value)).toBe(true)
})

it.each(['Mama Lind', 'Omar', 'Tatjana', 'Farah', ''])('%j is none', (value) => {
  expect(isFamilyWord(value)).toBe(false)
})
