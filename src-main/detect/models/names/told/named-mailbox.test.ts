import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../../src-shared/__fixtures__/growth.ts'
import { ownersOfMailboxes } from './named-mailbox.ts'

/** The class in which the value between the marks comes out. */
function classOf(marked: string, name = 'ORGANIZATION'): string | undefined {
  const start = marked.indexOf('⟦')
  const text = marked.replace(/[⟦⟧]/g, '')
  const end = marked.indexOf('⟧') - 1
  return ownersOfMailboxes(text, [{ start, end, name, score: 0.5 }])[0]?.name
}

it.each([
  '⟦Tiitus Rantala⟧\n\nSähköposti: tiitus.rantala@posti.fi',
  '⟦Rantala Tiitus⟧, tiitus_rantala@posti.fi',
  '⟦Zoë Łęcka⟧ (zoe.lecka2@poczta.pl)',
  'Ask ⟦Jan Maria Holm⟧, jan.holm@holm.no',
])('takes the owner of a mailbox for a person: %j', (marked) => {
  expect(classOf(marked)).toBe('PERSON')
  expect(classOf(marked, 'LOCATION')).toBe('PERSON')
})

it.each([
  '⟦Customer Service⟧: customer.service@holm.no',
  '⟦Rantala⟧, rantala@rantala.fi',
  '⟦Tiitus Holm⟧, tiitus.rantala@posti.fi',
  '⟦Posti Oyj⟧, tiitus.rantala@posti.fi',
])('leaves what no mailbox of somebody is called like: %j', (marked) => {
  expect(classOf(marked)).toBe('ORGANIZATION')
})

it('leaves what is no name of somebody, and tells owners as surely as others', () => {
  const text = '4.12.1971 a.lind anna.lind@lind.se Anna Lind'
  const birth = { start: 0, end: 9, name: 'DATE_OF_BIRTH', score: 0.6 }
  const person = { start: 35, end: 44, name: 'PERSON', score: 0.3 }
  const [left, owner] = ownersOfMailboxes(text, [birth, person])
  expect(left).toEqual(birth)
  expect(owner?.score).toBe(0.8)
})

it('takes time that grows with the text', async () => {
  const work = (text: string) =>
    ownersOfMailboxes(text, [{ start: 0, end: 3, name: 'PERSON', score: 1 }])
  expect(await growthOf((units) => 'a.b.'.repeat(units), work, 2_000)).toBeLessThan(LINEAR_GROWTH)
  expect(await growthOf((units) => 'an.bo@c '.repeat(units), work, 2_000)).toBeLessThan(
    LINEAR_GROWTH,
  )
})
