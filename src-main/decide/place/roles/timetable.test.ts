import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { timetablesOf } from './timetable.ts'

const TABLE = `Line 12
Holm Station       5.42  6.32  7.02
Holm Ada Marlow    5.44  6.34  7.04
Dale Mill Street   5.47    |   7.07
(not on Sundays)
Dale Church        5.51  6.41  7.11
Thorne Gate        5.58  6.48  7.18

Ask Ida Quarles.
`

it('gives the rows of a timetable from the first to the last', () => {
  const [table, ...more] = timetablesOf(TABLE).map(({ start, end }) => TABLE.slice(start, end))
  expect(more).toEqual([])
  expect(table?.split('\n')).toEqual(TABLE.split('\n').slice(1, 7))
})

it('reads rows between bars and times with colons', () => {
  const rows = ['| Holm | 08:05 | 09:05 | 10:05 |', '| Dale | 08:12 | 09:12 | 10:12 |']
  const more = ['| Ada Hall | 08:20 | 09:20 | 10:20 |', '| End | 08:31 | 09:31 | 10:31 |']
  expect(timetablesOf([...rows, ...more].join('\n'))).toHaveLength(1)
})

it.each([
  [
    'hours that people work',
    'Ada 8.00 12.00 16.00\nIda 9.00 13.00 17.30\nUna 8.00 12.00 16.00\nEva 7.00 11.00 15.00\n',
  ],
  ['three rows', TABLE.split('\n').slice(1, 4).join('\n')],
  ['prices', 'Ada 12.95 4.10 2.99\nIda 3.50 9.99 1.20\nUna 7.10 2.30 8.80\nEva 1.99 5.50 6.75\n'],
])('gives nothing for %s', (_, text) => {
  expect(timetablesOf(text)).toEqual([])
})

it('reads in linear time', async () => {
  const growth = await growthOf((size) => 'Holm 5.42 6.32 7.02\n'.repeat(size), timetablesOf, 2_000)
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})
