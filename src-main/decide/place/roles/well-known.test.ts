import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { knownFromStudy } from './well-known.ts'

/** Whether study has the first place of a name in a text. */
function isKnown(text: string, name: string, others: readonly string[] = []): boolean {
  const place = (of: string) => ({ start: text.indexOf(of), end: text.indexOf(of) + of.length })
  expect(text).toContain(name)
  return knownFromStudy(text, [name, ...others].map(place))(place(name))
}

const SHEET =
  'Rolle, Lagrange and Cauchy come in a row. Taylor is taken with the rest of Peano.\nMarked by Ida Marlow'

it.each([
  ['a known name', SHEET, 'Lagrange'],
  ['one word in its line', SHEET, 'Taylor'],
  [
    'a known name with another',
    'Seneca wrote, Nero read, Claudius Tacitus told, Plutarch knew.',
    'Claudius Tacitus',
  ],
  [
    'names of another script',
    'Ο Κολοκοτρώνης νίκησε. Ο Μιαούλης και ο Κανάρης έπλευσαν.',
    'Μιαούλης',
  ],
])('knows %s', (_, text, name) => {
  expect(isKnown(text, name)).toBe(true)
})

it.each([
  ['whoever stands in another line', SHEET, 'Ida Marlow'],
  [
    'whoever has a title',
    `${SHEET}, said Mr Lagrange of Form 4.`.replace('Lagrange and', 'Gauss and'),
    'Lagrange',
  ],
  ['a colleague with two of them', 'Gauss and Euler are rooms. Ida has the keys.', 'Ida'],
  ['names of staff', 'Weber, Richter, Koch, Keller and Taylor have the late shift.', 'Koch'],
  [
    'whoever lives in streets',
    'Priya, via Garibaldi 3. Tom, via Mazzini 9. Eve, piazza Cavour 1.',
    'Priya',
  ],
  [
    'a long text',
    `${SHEET} ${'She went to the shop and came back with bread. '.repeat(40)}`,
    'Lagrange',
  ],
])('knows nothing of %s', (_, text, name) => {
  expect(isKnown(text, name)).toBe(false)
})

it('takes one word for a colleague beside somebody in full or with a title', () => {
  expect(isKnown(SHEET, 'Taylor', ['Ida Marlow'])).toBe(false)
  expect(isKnown(SHEET, 'Lagrange', ['Ida Marlow'])).toBe(true)
})

it.each(['Gauss ', 'Gauss-', 'A', 'via Gauss '])(
  'reads a text made of %j in linear time',
  async (unit) => {
    const growth = await growthOf(
      (size) => unit.repeat(size),
      (text) => knownFromStudy(text, []),
      100,
    )
    expect(growth).toBeLessThan(LINEAR_GROWTH)
  },
)

it('knows painters and writers that stand together, and not who shows them to somebody', () => {
  const text =
    'Pension Luise. Wir sahen Klimt und Schiele, dann Delacroix, und Luise zeigte uns Flaubert.'
  const at = (name: string) => ({
    start: text.indexOf(name),
    end: text.indexOf(name) + name.length,
  })
  const isKnown = knownFromStudy(text, ['Klimt', 'Luise', 'Flaubert'].map(at))
  expect(['Klimt', 'Luise', 'Flaubert'].map((name) => isKnown(at(name)))).toEqual([
    true,
    false,
    true,
  ])
})
