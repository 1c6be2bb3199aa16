import { describe, expect, it } from 'vitest'
import { listedFields } from './listed-fields.ts'

const read = (text: string) =>
  listedFields(text).map(({ key, start, end }) => `${key}=${text.slice(start, end)}`)

describe('listedFields', () => {
  it.each([
    [
      'Diagnosen:\n- Asthma\n- Gicht, akut\n\nWeiter',
      ['Diagnosen=Asthma', 'Diagnosen=Gicht, akut'],
    ],
    ['**Allergies:**\n\n* nuts;\n* latex.', ['Allergies=nuts', 'Allergies=latex']],
    ['Allergies (known):\n1. nuts\n2) latex', ['Allergies=nuts', 'Allergies=latex']],
    ['zeugen:\r\n  - "Dang Hieu"\r\n  - Ada', ['zeugen=Dang Hieu', 'zeugen=Ada']],
  ])('reads %j', (text, fields) => {
    expect(read(text)).toEqual(fields)
  })

  it.each([
    'Diagnosen: Asthma\n- Gicht',
    'Diagnosen:\nAsthma\n- Gicht',
    'We ask for these things, as said:\n- nuts',
    `Diagnosen:\n- ${'a'.repeat(121)}`,
  ])('leaves %j', (text) => {
    expect(read(text)).toEqual([])
  })

  it('ends a list at its sixtieth item', () => {
    expect(read(`Allergies:${'\n- nuts'.repeat(80)}`)).toHaveLength(60)
  })

  it('reads an item below labels of labels for each of four', () => {
    expect(read('Diagnoses:\n- chronic:\n  - asthma')).toEqual([
      'Diagnoses=chronic:',
      'Diagnoses=asthma',
      'chronic=asthma',
    ])
    const count = 600
    const fields = read('- known:\n'.repeat(count))
    expect(fields.length).toBeGreaterThan(count)
    expect(fields.length).toBeLessThanOrEqual(4 * count)
  })
})
