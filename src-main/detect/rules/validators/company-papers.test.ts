import { describe, expect, it } from 'vitest'
import { companyFigures, payLines, rowsOfPay } from './company-papers.ts'
import type { Validator } from './validator.ts'

const firstLineOf = (text: string) => text.split('\n', 1)[0] ?? ''

function holds(validator: Validator, text: string): boolean {
  const value = firstLineOf(text)
  return validator(value, { text, start: 0, end: value.length, groups: {} })
}

describe('papers of a company', () => {
  it.each([
    ['Name,Salary\nAda,98000\nBen,61000', true],
    ['| Name | Gehalt |\n|---|---|\n| Ada | 4.100 |\n| Ben | 3.200 |', true],
    ['Nimi      Palkka\nVirtanen  6 850 €\nLaine     3 310 €', true],
    ['Name,Salary\nAda,98000', false],
    ['| Name | Gehalt |\n|---|---|', false],
    ['Name,Salary\nGrade 1,30000-40000\nGrade 2,40000-50000', false],
    ['Name,Salary field is optional', false],
  ])('rows of pay in %j: %s', (text, expected) => {
    expect(holds(rowsOfPay, text)).toBe(expected)
  })

  it.each([
    ['Payslip 09/2026\nBasic pay 4,000.00\nOvertime 200.00\nTax 990.10\nNet pay 3,209.90', true],
    [
      'Výplatní páska 09/2026\nMzda 38 200 Kč\nPříplatek 1 860 Kč\nDaň 4 035 Kč\nK výplatě 34 914 Kč',
      true,
    ],
    ['Payslip\nBasic pay 4,000.00\nOvertime 200.00\nTax 990.10\nNet pay 3,209.90', false],
    [
      'Slip gaji: contoh\nGaji pokok 5.000.000\nTunjangan 750.000\nPotongan 150.000\nBersih 5.600.000',
      false,
    ],
    ['Payslip 2026\nGross pay is what you earn.\nNet pay is what you get: 3,209.90', false],
  ])('lines of pay in %j: %s', (text, expected) => {
    expect(holds(payLines, text)).toBe(expected)
  })

  it.each([
    ['Minutes\nHeron Foods Ltd, Leeds\nLoss of £4.2m, loan of £9m', true],
    ['Minutes\nХерон\nУбыток 4,1 млн руб., кредит 12 млн руб.', false],
    ['Протокол\nАО «Вектор»\nУбыток 4,1 млн руб., кредит 12 млн руб.', true],
    ['議事録\n株式会社中部\n売上 41.2億円、投資 3億円', true],
    ['Minutes\nHeron Foods Ltd, Leeds\nThe next meeting is in May', false],
    ['Minutes\nPress release\nHeron Foods Ltd\nLoss of £4.2m, loan of £9m', false],
    ['Minutes\nHeron Foods Ltd\nLoss of £4.2m, loan of £9m; no press release', true],
    ['Minutes\nAllotment society\nFee €250, surplus €4,312', false],
  ])('figures of a firm in %j: %s', (text, expected) => {
    expect(holds(companyFigures, text)).toBe(expected)
  })
})
