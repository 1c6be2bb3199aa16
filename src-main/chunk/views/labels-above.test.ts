import { describe, expect, it } from 'vitest'
import { labelsAbove } from './labels-above.ts'

const read = (text: string) =>
  labelsAbove(text).map(({ key, start, end }) => `${key}=${text.slice(start, end)}`)

describe('labelsAbove', () => {
  it.each([
    [
      'PESEL:\n    68041907325\nTelefon:\n    602 418 775\n',
      ['PESEL=68041907325', 'Telefon=602 418 775'],
    ],
    ['**Address (home):**\r\nLong Lane 4', ['Address=Long Lane 4']],
    ['住所：\n　長野市西後町1582-3', ['住所=長野市西後町1582-3']],
  ])('reads %j', (text, fields) => {
    expect(read(text)).toEqual(fields)
  })

  it.each([
    'Name:\n\nAnna',
    'Name:\nTown:\nUlm',
    'Diagnoses:\n- asthma',
    'He said, and nobody minded; that much is known of it to everybody:\nAnna',
    'Name',
  ])('leaves what is no value below a label: %j', (text) => {
    expect(read(text).filter((field) => !field.startsWith('Town='))).toEqual([])
  })
})
