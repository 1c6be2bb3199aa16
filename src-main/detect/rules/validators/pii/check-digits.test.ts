import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  alphanumericsOf,
  crossSum,
  digitsOf,
  isUniform,
  passesEan13,
  passesLuhn,
  passesMod11And2,
  passesMod11And10,
  passesVerhoeff,
  remainder,
  weightedSum,
} from './check-digits.ts'

const digitList = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 18 })

/** The digits with the one last digit that makes `passes` hold, if there is one. */
function completed(body: readonly number[], passes: (digits: readonly number[]) => boolean) {
  const fitting = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((check) => passes([...body, check]))
  return fitting.map((check) => [...body, check])
}

describe('reading values', () => {
  it('takes ASCII digits only', () => {
    expect(digitsOf('1-2 ٣4x5')).toEqual([1, 2, 4, 5])
  })

  it('takes letters and digits in upper case', () => {
    expect(alphanumericsOf('de 75-x.y')).toBe('DE75XY')
  })

  it('computes remainders of numbers longer than a double', () => {
    expect(remainder(digitsOf('123456789012345678901234567890'), 97)).toBe(
      Number(123456789012345678901234567890n % 97n),
    )
  })

  it('sums products and their digits', () => {
    expect(weightedSum([1, 2, 3], [3, 2, 1])).toBe(10)
    expect(crossSum([9, 9], [2, 1])).toBe(18)
  })

  it('knows uniform digits', () => {
    expect(isUniform([7, 7, 7])).toBe(true)
    expect(isUniform([7, 7, 1])).toBe(false)
  })
})

// Samples from ISO/IEC 7812-1, ISO 7064, GS1 and Verhoeff's tract.
describe('published samples', () => {
  it.each([
    ['Luhn', passesLuhn(digitsOf('49927398716')), true],
    ['Luhn, wrong', passesLuhn(digitsOf('49927398717')), false],
    ['ISO 7064 MOD 11,10', passesMod11And10(digitsOf('07945')), true],
    ['ISO 7064 MOD 11,10, wrong', passesMod11And10(digitsOf('07946')), false],
    ['ISO 7064 MOD 11-2', passesMod11And2('079X'), true],
    ['ISO 7064 MOD 11-2, wrong', passesMod11And2('0791'), false],
    ['EAN-13', passesEan13(digitsOf('4006381333931')), true],
    ['EAN-13, wrong', passesEan13(digitsOf('4006381333932')), false],
    ['Verhoeff', passesVerhoeff(digitsOf('2363')), true],
    ['Verhoeff, wrong', passesVerhoeff(digitsOf('2364')), false],
  ])('%s', (_, passed, expected) => {
    expect(passed).toBe(expected)
  })
})

describe.each([
  ['Luhn', passesLuhn],
  ['ISO 7064 MOD 11,10', passesMod11And10],
  ['Verhoeff', passesVerhoeff],
])('%s', (_, passes) => {
  it('has exactly one check digit for every number', () => {
    fc.assert(
      fc.property(digitList, (body) => {
        expect(completed(body, passes)).toHaveLength(1)
      }),
    )
  })

  it('finds every single wrong digit', () => {
    fc.assert(
      fc.property(digitList, fc.nat(), fc.integer({ min: 1, max: 9 }), (body, place, shift) => {
        const [whole = []] = completed(body, passes)
        const at = place % whole.length
        const wrong = whole.map((digit, index) => (index === at ? (digit + shift) % 10 : digit))
        expect(passes(wrong)).toBe(false)
      }),
    )
  })
})

it('Verhoeff finds every swap of different neighbours', () => {
  fc.assert(
    fc.property(digitList, fc.nat(), (body, place) => {
      const [whole = []] = completed(body, passesVerhoeff)
      const at = place % (whole.length - 1)
      const swapped = [...whole]
      swapped[at] = whole[at + 1] ?? 0
      swapped[at + 1] = whole[at] ?? 0
      expect(passesVerhoeff(swapped)).toBe(whole[at] === whole[at + 1])
    }),
  )
})
