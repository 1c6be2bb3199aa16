import { expect, it } from 'vitest'
import { withoutNextField } from './address-form.ts'

const cut = (text: string, name = 'ADDRESS') => {
  const { start, end } = withoutNextField(text, { start: 0, end: text.length, name, score: 0.9 })
  return text.slice(start, end)
}

it('ends an address before the next field of its line', () => {
  expect(cut('Calle Mayor 4\tTeléfono:')).toBe('Calle Mayor 4')
  expect(cut('Calle Mayor 4\tTeléfono:\t611 220 410')).toBe('Calle Mayor 4')
})

it('ends an address before a code in the last cell of its row', () => {
  expect(cut('12 Albany Road,Leeds,United Kingdom,C-10041')).toBe(
    '12 Albany Road,Leeds,United Kingdom',
  )
  expect(cut('Hauptstr. 4, D-10115')).toBe('Hauptstr. 4, D-10115')
})

it('leaves an address in two cells, and what is none', () => {
  expect(cut('Calle Mayor 4\t28013 Madrid')).toBe('Calle Mayor 4\t28013 Madrid')
  expect(cut('Kontur\tTeléfono:', 'ORGANIZATION')).toBe('Kontur\tTeléfono:')
})
