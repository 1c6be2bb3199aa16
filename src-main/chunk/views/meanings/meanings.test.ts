import { describe, expect, it } from 'vitest'
import { meaningOf, signOf } from './meanings.ts'

describe('what labels mean', () => {
  it('is the same in any language', () => {
    const addresses = ['Adress', 'Adresas', 'მისამართი', 'पता', '住所', 'Home address']
    expect(new Set(addresses.map(meaningOf))).toEqual(new Set(['address']))
  })

  it('does not depend on case, remarks, units, numbers and how words are joined', () => {
    expect(meaningOf('DATE_OF_BIRTH')).toBe('birth')
    expect(meaningOf('Заплата (лв.)')).toBe('pay')
    expect(meaningOf('Оклад, руб.')).toBe('pay')
    expect(meaningOf('Huoltaja 2 ')).toBe('person')
    expect(meaningOf('İKAMETGÂH')).toBe('address')
  })

  it('is a postal code for what Brazil calls CEP, although Turkish calls a mobile so', () => {
    expect(meaningOf('CEP')).toBe('postcode')
    expect(meaningOf('Cep telefonu')).toBe('phone')
  })

  it('is the same with a relative whose it is, before it or behind it', () => {
    const phones = ['Телефон на бащата', 'Gsm mama', 'Telefon matki', "Mother's phone"]
    expect(new Set(phones.map(meaningOf))).toEqual(new Set(['phone']))
    expect(meaningOf('Име на майката')).toBe('person')
    expect(meaningOf('Mother')).not.toBe('phone')
    expect(meaningOf('Price of the child')).toBeUndefined()
  })

  it('is none where the label has more than its words', () => {
    expect(meaningOf('IP address')).toBeUndefined()
    expect(meaningOf('Name of the product')).toBeUndefined()
    expect(meaningOf('')).toBeUndefined()
  })

  it('shows in a sign that no text has', () => {
    expect(signOf('address')).toBe('‹address›')
  })
})
