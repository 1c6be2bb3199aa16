import { describe, expect, it } from 'vitest'
import { hasUnit } from './char-set.ts'
import { lengthsOf, patternTree } from './pattern-tree.ts'

describe('patternTree', () => {
  it.each([
    'a',
    '[a-c]',
    '[^a-c]',
    '[a\\-c]',
    '[\\w.-]',
    '[\\]]',
    '[\\b]',
    '\\d',
    '\\D',
    '\\w',
    '\\W',
    '\\s',
    '\\S',
    '.',
    '\\.',
    '\\n',
    '\\t',
    '\\0',
    '\\x41',
    '\\u0430',
    '\\cJ',
    '[à-ü]',
    '[\\s\\d]',
    '[^\\w.+/-]',
  ])('reads %s as the engine does', (pattern) => {
    const tree = patternTree(pattern)
    const expression = new RegExp(`^${pattern}$`)
    const item = tree.kind === 'sequence' ? tree.items[0] : undefined
    if (item?.kind !== 'set') throw new Error('one set was expected')
    for (let unit = 0; unit <= 0xffff; unit++) {
      if (hasUnit(item.set, unit) !== expression.test(String.fromCharCode(unit))) {
        throw new Error(`differs for ${unit.toString(16)}`)
      }
    }
  })

  it.each([
    ['ab|c', 1, 2],
    ['(?<lead>^|x)(?<value>a{2,4}b?)$', 2, 6],
    ['(?:ab){3}c*?', 6, Number.POSITIVE_INFINITY],
    ['\\b\\B^$', 0, 0],
    ['a+?', 1, Number.POSITIVE_INFINITY],
    ['(a(b|cd))?', 0, 3],
    ['a{2,}', 2, Number.POSITIVE_INFINITY],
  ])('knows the lengths of %s', (pattern, min, max) => {
    expect(lengthsOf(patternTree(pattern))).toEqual({ min, max })
  })

  it('knows what the flags change', () => {
    expect(patternTree('^').kind === 'sequence' && patternTree('^')).toMatchObject({
      items: [{ kind: 'start' }],
    })
    expect(patternTree('^', 'm')).toMatchObject({ items: [{ kind: 'border' }] })
    expect(patternTree('.', 's')).toMatchObject({ items: [{ set: [0, 0xffff] }] })
  })
})
