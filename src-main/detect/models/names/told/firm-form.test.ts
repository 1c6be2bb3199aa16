import { expect, it } from 'vitest'
import { withItsBegin } from './firm-form.ts'

/** A firm between `⟦` and `⟧`, as it is told. */
function toldOf(marked: string, last = 0): string {
  const start = marked.indexOf('⟦')
  const end = marked.indexOf('⟧') - 1
  const text = marked.replace(/[⟦⟧]/g, '')
  const told = withItsBegin(text, { start, end, name: 'ORGANIZATION', score: 0.9 }, last)
  return text.slice(told.start, told.end)
}

it('gives a firm the words that its name begins with', () => {
  expect(toldOf('People of the Royal Bolton ⟦Hospital NHS Trust⟧ are visiting')).toBe(
    'Royal Bolton Hospital NHS Trust',
  )
  expect(toldOf('Royal Bolton ⟦Hospital NHS Trust⟧ are visiting')).toBe(
    'Royal Bolton Hospital NHS Trust',
  )
})

it.each([
  ['At ⟦Hospital Santa Ana⟧ today', 'Hospital Santa Ana'],
  ['we went to ⟦University College⟧', 'University College'],
  ['Royal ⟦Harbour Trust⟧', 'Harbour Trust'],
])('leaves the begin of %s', (marked, name) => {
  expect(toldOf(marked)).toBe(name)
})

it('takes nothing of the name before it', () => {
  expect(toldOf('Ada Lind ⟦Hospital NHS Trust⟧', 8)).toBe('Hospital NHS Trust')
})
