import { describe, expect, it } from 'vitest'
import { withoutMath } from './calc.ts'

describe('withoutMath', () => {
  it.each([
    ['calc(1px + 2px)', '3px'],
    ['calc(-100% - 2000px)', '-3000px'],
    ['calc((1px + 1px) * -9999)', '-19998px'],
    ['calc(10 / 4)', '2.5'],
    ['min(0px, 20px)', '0px'],
    ['max(1px, 1em)', '16px'],
    ['clamp(0px, 0.5px, 1px)', '0.5px'],
    ['translate(calc(-1 * 9999px), calc(1px))', 'translate(-9999px, 1px)'],
    ['calc(max(1px, 2px) + min(3px, 4px))', '5px'],
  ])('%s is %s', (value, told) => expect(withoutMath(value)).toBe(told))

  it.each([
    'calc(1px + var(--x))',
    'calc(1px +)',
    'calc(1px',
    'min()',
    'calc(1px, 2px)',
    'calc(1px / 0)',
    '12px',
    `calc(${'('.repeat(20)}1px`,
  ])('leaves %s as it is', (value) => expect(withoutMath(value)).toBe(value))
})
