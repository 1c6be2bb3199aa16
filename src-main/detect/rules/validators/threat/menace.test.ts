import { describe, expect, it } from 'vitest'
import { ownMenace, ownWords } from './menace.ts'

function holds(validator: typeof ownMenace, written: string): boolean {
  const start = written.indexOf('⟦')
  const value = written.slice(start + 1, written.indexOf('⟧'))
  const text = written.replace(/[⟦⟧]/g, '')
  return validator(value, { text, start, end: start + value.length, groups: {} })
}

describe('ownMenace', () => {
  it.each([
    'if you do not pay, ⟦i will kill you⟧.',
    'wenn du nicht zahlst, ⟦bringe ich dich um⟧.',
    'я знаю, где ты живёшь. ⟦убью тебя⟧.',
  ])('holds where something beside it is in earnest: %s', (written) => {
    expect(holds(ownMenace, written)).toBe(true)
  })

  it.each([
    '⟦i will kill you⟧, haha.',
    'if you are late again ⟦i will kill you⟧ haha, see you there.',
    'he said ⟦i will kill you⟧ if you go.',
    'ha még egyszer elkésel, ⟦kinyírlak⟧ :d hozok sütit',
    'jeśli oddasz pieniądze, nie ⟦zabiję cię⟧.',
  ])('does not of %s', (written) => {
    expect(holds(ownMenace, written)).toBe(false)
  })
})

describe('ownWords', () => {
  it('holds of what the writer says, also behind a denial of something else', () => {
    expect(holds(ownWords, 'nobody likes you, ⟦just kill yourself⟧.')).toBe(true)
    expect(holds(ownWords, "please don't ⟦kill yourself⟧.")).toBe(false)
    expect(holds(ownWords, 'she wrote: "⟦kill yourself⟧"')).toBe(false)
  })
})
