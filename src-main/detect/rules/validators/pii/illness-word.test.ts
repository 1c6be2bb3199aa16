import { describe, expect, it } from 'vitest'
import { illnessOfANamedPerson } from './illness-word.ts'

function told(text: string, value: string, groups: Record<string, string> = {}): boolean {
  const start = text.indexOf(value)
  return illnessOfANamedPerson(value, { text, start, end: start + value.length, groups })
}

describe('an illness of somebody who is named', () => {
  it('reads as one behind a verb that is said of much else', () => {
    const loose = { loose: 'any' }
    expect(told('A mi hijo Iker Zabalza le han diagnosticado dislexia.', 'dislexia', loose)).toBe(
      true,
    )
    expect(told('Мой сын Иван Белов страдает бронхитом.', 'бронхитом', loose)).toBe(true)
    expect(told('Paul Martin souffre d’une gastrite.', 'gastrite', loose)).toBe(true)
  })

  it('is none where a delay, a fault or a meeting is told so', () => {
    expect(told('Paul Martin souffre d’un gros retard.', 'gros retard', { loose: 'any' })).toBe(
      false,
    )
    expect(
      told('Al coche de Luis Romero le han diagnosticado una avería.', 'avería', { loose: 'any' }),
    ).toBe(false)
    expect(told('Иван Белов перенес встречу.', 'встречу', { loose: 'any' })).toBe(false)
  })

  it('is anything behind a verb of illnesses, if somebody is named', () => {
    expect(told('Marija Kos boluje od križobolje.', 'križobolje')).toBe(true)
    expect(told('Mnogi boluju, pacijent boluje od križobolje.', 'križobolje')).toBe(false)
  })
})
