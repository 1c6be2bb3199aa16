import { expect, it } from 'vitest'
import { isBlankPaper } from './blank-paper.ts'

it.each([
  [
    'Sehr geehrte/r Frau/Herr [Name],\nSie sind am [Datum] um [Uhrzeit] erschienen.\n[Unterschrift]',
    true,
  ],
  ['Between ______ and ______, on ______ in ______.', true],
  ['甲：〇〇株式会社　乙：△△株式会社　期間：〇〇年〇〇月', true],
  [
    'Loan agreement\n1. The lender pays 350,000 EUR.\n2. It is paid back in 36 months.\nHaro, 9 October\n\nSigned: ______\nName: ______\nSigned: ______\nName: ______\n',
    false,
  ],
  ['Please fill in this form.\nName: ______\nStreet: ______\nTown: ______\nPay: ______\n', true],
  ['1. The lender pays ______ EUR.\n2. It is paid back in ______ months.\n______ ______\n', true],
  ['Dear Gabriel, you were absent on 7 March. [signed]', false],
  ['See [the guide](a.md), [the list](b.md), [the log](c.md) and [more](d.md).', false],
  ['- [ ] one\n- [x] two\n- [ ] three\n- [x] four', false],
])('%j is a blank paper: %s', (text, expected) => {
  expect(isBlankPaper(text, { start: 0, end: 10 })).toBe(expected)
})
