import { expect, it } from 'vitest'
import { isLongDead } from './long-dead.ts'

it.each([
  'Marie Curie',
  'Jules Verne',
  'Mozart',
  'Jane Austen’s',
  'Martin Luther King Jr.',
  'F. Scott\nFitzgerald',
  'Archimedes',
  'Victor-Hugo',
  'Vittore Carpaccio',
  'Marquês de Pombal',
])('knows %j', (name) => {
  expect(isLongDead(name)).toBe(true)
})

it.each([
  'Marie Lind',
  'Curie',
  'Wolfgang',
  'Ada',
  'Karl',
  'Marie Curie Lind',
  '',
  'Koch',
  'Thomas Hardy',
  'Miguel Hernández',
  'Wagner',
])('takes %j for somebody', (name) => {
  expect(isLongDead(name)).toBe(false)
})
