import { expect, it } from 'vitest'
import { markedNames } from '../../__fixtures__/marked-names.ts'
import { nobodysNames } from './beside-contact.ts'

/** Whether the first marked name is nobody's; a second is of another class. */
function isNobodys(marked: string, name = 'LOCATION', second = 'ADDRESS', parts: string[] = []) {
  const { text, told } = markedNames(marked, (index) => ({
    name: index === 0 ? name : second,
    score: 0.95,
  }))
  const [first] = told
  return first && nobodysNames(text, told, new Set(parts))(first)
}

it.each([
  ['LOCATION', 'Springer, ⟦Berlin⟧ 2000, pp. 175-181.'],
  ['LOCATION', 'see the table of ⟦Paris⟧\n\nwrite to anna@quellwerk.de'],
  ['LOCATION', '# made in ⟦Halle⟧\n#\n# Anna Lind <anna@quellwerk.de>'],
  ['ORGANIZATION', 'module ⟦Twitter⟧\n  module Deprecation'],
  ['PERSON', 'you can make ⟦Axel⟧ use all of them'],
])('takes a %s for nobody’s in %j', (name, marked) => {
  expect(isNobodys(marked, name)).toBe(true)
})

it.each([
  ['LOCATION', 'Anna Lind\nc/o University\n⟦Christchurch⟧\n<anna@quellwerk.de>'],
  ['LOCATION', 'anna [at] quellwerk [dot] de, ⟦Halle⟧'],
  ['LOCATION', '⟦Halle⟧, phone: +49 30 901820'],
  ['LOCATION', 'Domicilio: ⟦Córdoba⟧, ⟦Calle Luna 4⟧'],
  ['ORGANIZATION', 'made by ⟦Quellwerk GmbH⟧ for nobody'],
  ['PERSON', 'by ⟦Axel⟧'],
  ['PERSON', 'thanks again, ⟦Anna⟧'],
])('leaves a %s in %j', (name, marked) => {
  expect(isNobodys(marked, name, 'ADDRESS', ['Anna', 'Lind'])).toBe(false)
})
