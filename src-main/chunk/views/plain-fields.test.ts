import { describe, expect, it } from 'vitest'
import { meaningOf } from './meanings/meanings.ts'
import { plainFields } from './plain-fields.ts'

function fieldsOf(text: string): readonly string[] {
  const fields = plainFields(text, (label) => meaningOf(label) !== undefined)
  return fields.map(({ key, start, end }) => `${key}=${text.slice(start, end)}`)
}

describe('plain fields', () => {
  it('reads a label that is known, a colon and what stands behind it', () => {
    expect(fieldsOf('Patsient: Maimu Kuusik\nTelli: 3 tk')).toEqual(['Patsient=Maimu Kuusik'])
  })

  it('reads several of one line that blanks part', () => {
    expect(fieldsOf('Pacients:  Velta Kalniņa    Tālr.: 29 441 882')).toEqual([
      'Pacients=Velta Kalniņa',
      'Tālr.=29 441 882',
    ])
  })

  it('reads several of one line that commas part, each to the next', () => {
    expect(fieldsOf('Vârsta : 41, Nume : Ana Rusu, Adresa: Str. Teilor 8, Iași')).toEqual([
      'Nume=Ana Rusu',
      'Adresa=Str. Teilor 8, Iași',
    ])
    expect(fieldsOf('Please give us, home address: 4 Mill Lane')).toEqual([])
  })

  it('reads labels in lists, in bold and before blanks and other colons', () => {
    expect(
      fieldsOf('- **მისამართი:** რუსთაველის 18\n1. 住所：大阪市北区1-2\nДіагноз   : астма'),
    ).toEqual(['მისამართი=რუსთაველის 18', '住所=大阪市北区1-2', 'Діагноз=астма'])
  })

  it('reads no sentence that ends with a label, and nothing where nothing is filled in', () => {
    expect(fieldsOf('We ask everybody who calls for the home address: 4 Mill Lane')).toEqual([])
    expect(fieldsOf('Address:\nPhone:   \n')).toEqual([])
  })
})
