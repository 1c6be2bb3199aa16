import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { ofThePast } from './past.ts'

/** Whether each name that a text marks is of long ago. */
function past(marked: string): readonly boolean[] {
  const parts = marked.split(/[⟦⟧]/)
  const isPast = ofThePast(parts.join(''))
  return parts.flatMap((part, index) => {
    if (index % 2 === 0) return []
    const start = parts.slice(0, index).join('').length
    return [isPast({ start, end: start + part.length })]
  })
}

it.each([
  '⟦Ada Lind⟧\nThe Weir, oil on canvas, 1875\n\n⟦Per Roth⟧, Boats, about 1811\n',
  '⟦Ада Линд⟧. Соната ля минор\n⟦Пер Рот⟧. Трио, соч. 33\n\n⟦Уна Берг⟧. Песни (1891)',
  '⟦Ada Lind⟧ kam 1798 nach Kiel. Sein Streichquartett c-Moll op. 18 kannte ⟦Per Roth⟧.',
  '⟦Ada Lind⟧: Sonate Nr. 8\n⟦Per Roth⟧: Praeludium in g\n⟦Una Berg⟧: Suite for piano\n',
  '⟦Ada Lind⟧: String Quartet in E flat\n⟦Per Roth⟧: Piano Trio\n⟦Una Berg⟧: Sonata in A minor\n',
  'Calle de ⟦Ada Lind⟧, maestra entre 1891 y 1923; el siglo XIX la olvidó.',
  '⟦林安⟧《竹石图》，纸本，1829年。⟦罗平⟧（1796年－1858年）',
])('knows people of long ago by the signs beside them: %s', (text) => {
  expect(past(text)).not.toContain(false)
  expect(past(text).length).toBeGreaterThan(0)
})

it.each([
  '⟦Ada Lind⟧ saw the mill of 1742.',
  'Buyer ⟦Ada Lind⟧, invoice 1742, due 12 May 2025\n⟦Per Roth⟧, invoice 1743, due 14 May 2025',
  '⟦Ada Lind⟧, 1010 Wien\n⟦Per Roth⟧, 1180 Wien\n⟦Una Berg⟧, 1230 Wien',
  '⟦Ada Lind⟧ 1200 kr\n⟦Per Roth⟧ 1450 €\n⟦Una Berg⟧ 1300.50\n⟦Ida Dahl⟧ $ 1400',
  '⟦Ada Lind⟧, Suite No. 8\n⟦Per Roth⟧, Suite for rent\n⟦Una Berg⟧, Suite in Leeds\n',
  'The mill of 1742, the barn (1811) and the weir, 1875.\n\nKind regards\n⟦Ada Lind⟧',
  'The mill of 1742, the barn (1811) and the weir, 1875.\nText: ⟦Ada Lind⟧ (2019)',
  'Founded in 1742, 1811 and 1875. ⟦Ada Lind⟧ came in 1998, left in 2004, in 2011 and in 2019.',
])('leaves who is of today, and takes no number for a year: %s', (text) => {
  expect(past(text)).not.toContain(true)
  expect(past(text).length).toBeGreaterThan(0)
})

it.each([', 1875', ' op. 1', ' XIX', ' (', 'oil on ', '\n\n'])(
  'reads a text made of %j in linear time',
  async (unit) => {
    const growth = await growthOf(
      (size) => unit.repeat(size),
      (text) => {
        const isPast = ofThePast(text)
        return Array.from({ length: text.length / 10 }, (_, at) => at * 10).filter((start) =>
          isPast({ start, end: start + 5 }),
        ).length
      },
      500,
    )
    expect(growth).toBeLessThan(LINEAR_GROWTH)
  },
)

it('knows those of a life that began long ago, also beside no year', () => {
  const life = `Ada Quarles, född 11 februari 1874 i Holm, var en svensk författare.

Hon var dotter till Silas Thorne och växte upp hos mostrarna.`
  const start = life.indexOf('Silas Thorne')
  expect(ofThePast(life)({ start, end: start + 12 })).toBe(true)
  expect(ofThePast(life.replace('1874', '1974'))({ start, end: start + 12 })).toBe(false)
  for (const first of ['Prof. Ada Quarles, room 1523', '* Order 1874 of Ada Quarles']) {
    const text = life.replace(/^.*/, first)
    const place = text.indexOf('Silas Thorne')
    expect(ofThePast(text)({ start: place, end: place + 12 })).toBe(false)
  }
})
