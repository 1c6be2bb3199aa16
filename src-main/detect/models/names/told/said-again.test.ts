import { expect, it } from 'vitest'
import { asSureAsElsewhere } from './said-again.ts'

it('is as sure of a name as where it is surest', () => {
  const text = 'Anna Lind left. Anna Lind stayed.'
  const told = [
    { start: 0, end: 9, name: 'PERSON', score: 0.8 },
    { start: 16, end: 25, name: 'PERSON', score: 0.3 },
  ]
  expect(asSureAsElsewhere(text, told).map(({ score }) => score)).toEqual([0.8, 0.8])
})

it('goes by people of whom the tagger is sure', () => {
  const told = [
    { start: 0, end: 9, name: 'PERSON', score: 0.6 },
    { start: 16, end: 25, name: 'PERSON', score: 0.3 },
  ]
  expect(asSureAsElsewhere('Anna Lind left. Anna Lind stayed.', told)).toEqual(told)
})

it('knows a whole name by a word that stands for somebody', () => {
  const text = 'Owner: Ngozi Adeleke. Ask Ngozi.'
  const told = [
    { start: 7, end: 20, name: 'PERSON', score: 0.6 },
    { start: 26, end: 31, name: 'PERSON', score: 0.98 },
  ]
  expect(asSureAsElsewhere(text, told)[0]?.score).toBeGreaterThanOrEqual(0.8)
  const unsure = told.map((each) => ({ ...each, score: 0.6 }))
  expect(asSureAsElsewhere(text, unsure)).toEqual(unsure)
})
