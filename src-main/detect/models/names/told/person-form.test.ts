import { expect, it } from 'vitest'
import { isPerson } from './person-form.ts'

const NONE: ReadonlySet<string> = new Set()

function isTold(marked: string): boolean {
  const start = marked.indexOf('⟦')
  const end = marked.indexOf('⟧') - 1
  const text = marked.replace(/[⟦⟧]/g, '')
  return isPerson(text, { start, end, name: 'PERSON', score: 0.99 }, NONE, NONE)
}

it.each([
  'Pol. Ind. Las Huertas, nave 12 – 45280 ⟦Olías del Rey⟧ (Toledo)',
  'Kolejowa 4, 26-110 ⟦Skarżysko Rej⟧',
  'Dorpsstraat 7b, 3961 AB ⟦Wijk Duurstede⟧',
])('is nobody behind a house and a postal code: %s', (marked) => {
  expect(isTold(marked)).toBe(false)
})

it.each([
  'Engineer, ⟦Mott MacDonald⟧, Cardiff — 2017 to 2021\n',
  '- Kauffrau, ⟦Hanna Kessler⟧, Ulm (2014–2019)\n',
  'Conductrice de travaux, ⟦Léon Grosse⟧, 2016 à 2020\n',
])('is nobody where a list of posts has the employer: %s', (marked) => {
  expect(isTold(marked)).toBe(false)
})

it.each([
  'Referee: ⟦Mary Donnelly⟧, Cardiff',
  'Engineer, ⟦Mary Donnelly⟧, Cardiff',
  '⟦Mary Donnelly⟧, Cardiff — 2017 to 2021',
  '12 | 45280 | ⟦Mary Donnelly⟧',
  'paid on 12, 10231 ⟦Mary Donnelly⟧',
  'Membership 45280 ⟦Mary Donnelly⟧',
])('is somebody elsewhere: %s', (marked) => {
  expect(isTold(marked)).toBe(true)
})
