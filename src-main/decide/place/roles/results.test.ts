import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { resultsOf } from './results.ts'

it.each([
  ['a race', '1. Ada Lind, Kiel 24.31,8\n2. Per Roth, Ulm 24.40,2\n3. Una Berg 24.58,7\n'],
  ['a sprint', '1 Ada Lind 0:58.31\n2 Per Roth 0:58.90\n3 Una Berg 1:00.02\n'],
  [
    'a chess match',
    '1 Lind, A  ½ - ½  Roth, P\n2 Berg, U  1 - 0  Ek, B\n3 Ash, C  0 - 1  Dahl, I\n',
  ],
  [
    'a league, with who scored',
    'Holm 3 (Lind 12, 44, Ek 80) Dale Rovers 1 (Roth 3)\nKings Arms 2 St Anne’s 2 (Berg 5, 51)\nWest 0 East 4\n',
  ],
  [
    'a league, with a dash',
    'SV Ada Lind - TSG Karlsau 2:1 (1:0)\nFC Rothstadt – DJK Berg 0:0\nStade Una Ek - AS Ash : 1-3 (Lind 8e)\n',
  ],
  ['tennis', 'Lind – Roth 6:4, 6:3\nBerg – Ek 7:6 (7) 2:6 6:1\nAsh – Dahl 6:0, 6:1\n'],
])('knows the results of %s, up to the paragraph behind', (_, lines) => {
  const text = `Club meeting\n\n${lines}\nLind was glad.\n\nMinutes: Ida Marsh\n`
  expect(resultsOf(text)).toEqual([
    { start: text.indexOf(lines), end: text.indexOf('\n\nMinutes') },
  ])
})

it.each([
  ['two results', '1. Ada Lind 24.31,8\n2. Per Roth 24.40,2\n'],
  ['times of a day', '1. Ada Lind 9:30\n2. Per Roth 10:15\n3. Una Berg 11:00\n'],
  ['sums', '1. Ada Lind 1.240,00\n2. Per Roth 980,50\n3. Una Berg 12,30\n'],
  ['marks of a school', '1. Ada Lind 1,3\n2. Per Roth 2,0\n3. Una Berg 1,7\n'],
  ['appointments', 'Ada Lind - Per Roth 9:30\nUna Berg - Ida Ash 10:15\nBo Ek - Eva Dahl 8:00\n'],
  ['a list of what is needed', '2 eggs\nMilk 3\nBread 1 (brown)\n'],
  ['houses', 'Ada Lind, High St 12\nPer Roth, Mill Ln 4\nUna Berg, Elm Rd 1\n'],
  ['shifts', 'Ada Lind 6:00-14:00\nPer Roth 14:00-22:00\nUna Berg 22:00-6:00\n'],
])('knows none in %s', (_, text) => {
  expect(resultsOf(text)).toEqual([])
})

it.each([
  '1 Ada 1:00.0\n',
  '1 A',
  'A 6:0 ',
  'A 1 - 0 B',
  ' 1\t',
  'Aaa 1 (',
  'Aaa - ',
  'Aaa - Bbb : ',
])('reads a text made of %j in linear time', async (unit) => {
  const growth = await growthOf((size) => unit.repeat(size), resultsOf, 500)
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})
