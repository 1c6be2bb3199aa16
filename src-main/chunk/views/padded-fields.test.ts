import { describe, expect, it } from 'vitest'
import { paddedFields } from './padded-fields.ts'

const read = (text: string) =>
  paddedFields(text).map(({ key, start, end }) => `${key}=${text.slice(start, end)}`)

describe('paddedFields', () => {
  it.each([
    [
      'PAYSLIP\nPersonnel no.     00318\nName              Anna Berg\n',
      ['Personnel no.=00318', 'Name=Anna Berg'],
    ],
    ['  N.º de póliza:    HG-0047719\r\n', ['N.º de póliza=HG-0047719']],
    ['სახელი, გვარი ........ ნინო ბერიძე', ['სახელი, გვარი=ნინო ბერიძე']],
    ['Adres   ul. Długa 14/2, 31-147 Kraków', ['Adres=ul. Długa 14/2, 31-147 Kraków']],
    ['Doğum Tarihi          : 27.05.1991', ['Doğum Tarihi=27.05.1991']],
    ['Telefon (freiwillig) ....... 05651 228 41', ['Telefon=05651 228 41']],
    ['Asmens kodas      –  62304187722', ['Asmens kodas=62304187722']],
    ['Syntymäaika\t\t18.6.1959', ['Syntymäaika=18.6.1959']],
    ['│ Date of birth │ 11 Feb 1990 │', ['Date of birth=11 Feb 1990']],
    ['氏　　名：　長谷部　和代', ['氏名=長谷部　和代']],
    ['Mobile (work): 07700 418772', ['Mobile=07700 418772']],
  ])('reads %j', (text, fields) => {
    expect(read(text)).toEqual(fields)
  })

  it.each([
    'Name              Price             Stock',
    'name              Anna Berg',
    '                  Anna  Berg',
    'A label of more words than any form has    00318',
    'x = 4;            // Remark',
    `Name    ${'a'.repeat(121)}`,
    `${'a'.repeat(200)}    00318`,
    'Name    ',
    'Conditions – allergies: none',
    '│ Name │ Price │ Stock │',
    'Name ____________',
  ])('leaves %j', (text) => {
    expect(read(text)).toEqual([])
  })

  it('reads a text after a longer one by itself', () => {
    read(`${' '.repeat(9_000)}x`)
    expect(read('Name  ')).toEqual([])
  })
})
