import { describe, expect, it } from 'vitest'
import { keyedFields } from './keyed-fields.ts'

const read = (text: string) =>
  keyedFields(text).map(({ key, start, end }) => `${key}: ${text.slice(start, end)}`)

describe('keyedFields', () => {
  it.each([
    ['{"dateOfBirth":"1987-05-19","id":4}', 'dateOfBirth: 1987-05-19'],
    ["  birth_date => '1987-05-19',", 'birth_date: 1987-05-19'],
    ['birth_date: 1987-05-19\n', 'birth_date: 1987-05-19'],
    [
      '  - home_address: Kirkegata 14, 5525 Haugesund',
      'home_address: Kirkegata 14, 5525 Haugesund',
    ],
    ['<birthDate>1987-05-19</birthDate>', 'birthDate: 1987-05-19'],
    ['<puhelin>040 771 2385</puhelin>', 'puhelin: 040 771 2385'],
    ['<cbc:StreetName>Storgata 12</cbc:StreetName>', 'StreetName: Storgata 12'],
    [`<${'a'.repeat(16)}:street>Storgata</a:street>`, 'street: Storgata'],
    ['<p data-birth-date="1987-05-19">', 'data-birth-date: 1987-05-19'],
    ['{"accountNumber": 71830264, "x": 1}', 'accountNumber: 71830264'],
    ['telephoneNumber: +48 61 665 12 07\r\n', 'telephoneNumber: +48 61 665 12 07'],
    ['const birthDate = "1987-05-19"', 'birthDate: 1987-05-19'],
    ['{"surname": "Berg", "id": 7}', 'surname: Berg'],
  ])('reads %s', (text, field) => {
    expect(read(text)).toEqual([field])
  })

  it('leaves keys of one word, and what is no field, alone', () => {
    expect(read('birth: 1987')).toEqual([])
    expect(read('<li>a street</li><b>phone</b>')).toEqual([])
    expect(read('a sentence: of words, well-known > others')).toEqual([])
    expect(read('{"birth_date": {}}')).toEqual([])
    expect(read('if a:street>Storgata')).toEqual([])
    expect(read(`<${'a'.repeat(17)}:street>Storgata</a:street>`)).toEqual([])
    expect(read("{'surname': 'Berg', id: 'x'}")).toEqual([])
    expect(read('birth_date:\n  type: string')).toEqual([])
    expect(read('user_name = elemData.handle')).toEqual([])
    expect(read('x = "$DB_ROOT_PASSWORD:?missing"')).toEqual([])
    expect(read(`note_text: "${'a'.repeat(200)}"`)).toEqual([])
    expect(read(`${'a'.repeat(50)}_b: 4`)).toEqual([])
  })

  it('reads fields side by side', () => {
    expect(read('{"first_name":"Ana","last_name":"Prado"}')).toEqual([
      'first_name: Ana',
      'last_name: Prado',
    ])
  })

  it('comes to an end with keys, quotes and separators without values', () => {
    for (const part of ['a_b:', 'a_b="', "a_b='", '<a_b>', ':', '=>', 'a_b: "\n']) {
      expect(Array.isArray(keyedFields(part.repeat(2_000)))).toBe(true)
      expect(Array.isArray(keyedFields(part))).toBe(true)
    }
  })
})
