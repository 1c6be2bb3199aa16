import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../../src-shared/__fixtures__/growth.ts'
import type { DecidedName } from '../names-decision.ts'
import { calledThings } from './things-called.ts'

/** Of the marked names of a text whether each is a thing's. */
function things(marked: string, parts: readonly string[] = []): readonly boolean[] {
  let text = ''
  const names: DecidedName[] = []
  for (const [index, part] of marked.split(/[⟦⟧]/).entries()) {
    const [start, end] = [text.length, text.length + part.length]
    if (index % 2 === 1) names.push({ start, end, name: 'PERSON', score: 0.9 })
    text += part
  }
  const isThing = calledThings(text, names, new Set(parts))
  return names.map(isThing)
}

it.each([
  'Satz von ⟦Hahn-Banach⟧, Lemma von ⟦Zorn⟧\n',
  'Roses: ⟦Nelly Moser⟧, ⟦Charlotte⟧, Peace\n',
  'DAY 9, Saturday: ⟦Holm⟧ – Leeds\nTrain to ⟦Holm⟧ at six.\n',
  'The hall was designed by ⟦Ada Marlow⟧.',
  'The firm was founded 1998 by Ida Quarles and ⟦Ada Marlow⟧ in a garage.',
  'Order now. Hymns: ⟦Amazing Grace⟧; Rock of Ages.\n',
  '**Apple varieties:** ⟦Elstar⟧ and Boskoop, ⟦Ingrid Marie⟧\n',
  'Codenames: ⟦Aurora⟧ (January), ⟦Beatrice⟧ (February)\n⟦Aurora⟧ is late.\n',
  'Kartoffeln: ⟦Linda⟧, Sieglinde\n',
  'Potatoes: ⟦Charlotte⟧, Linda\n⟦Sow Charlotte⟧ in March.\n',
  'All of it hangs on Project ⟦Erika⟧.',
  'The pilot boat ⟦Grace⟧ is late. ⟦Grace⟧ has no radio.',
  'Lamp ⟦Ingrid⟧, brass, and a shelf called ⟦Ludwig⟧.',
  'Die Stehlampe ⟦Ingrid⟧ leuchtet, unser Hund ⟦Paul⟧ bellt.',
  'Good. Ferry ⟦Ingrid⟧ leaves at six.',
  'Le chat ⟦Oscar⟧ dort.',
  '⟦Paul⟧ the parrot, ⟦Bruno⟧ and ⟦Frieda⟧ are guinea pigs. ⟦Balu⟧, Labrador, limps.',
  'Engines: "⟦Emma⟧", "⟦Molly⟧" and the rest.',
  'Set list\n1. ⟦Jolene⟧ (2:41)\n2. Proud ⟦Mary⟧ (3:07)\n3. ⟦Eleanor⟧ Rigby (2:07)',
  'Liga\n1.   ⟦Iwan Radomyśl⟧     14   1  1  12    9:41     4\n',
  'No.   Model     Colour\n4410  ⟦Juliette⟧  blue\n\nCover ⟦Juliette⟧ in wool.\n',
  "1 x ⟦Ros 'Leonardo da Vinci⟧'    149 kr",
  '1. Mắt Biếc - ⟦Nguyễn Nhật Ánh⟧ (bìa mềm)        x1     110.000đ\n',
  'Peat and Moor – ⟦Ada Quarles⟧   2 x   14,90 €\n',
  'We saw the statue of ⟦Silas Thorne⟧ and the pomnik ⟦Ada Quarles⟧ from the tram.',
  'They are reading The Lamp on the Hill by ⟦Ada Quarles⟧ this term.',
  'De kat van de buren heet ⟦Karel⟧. My dog, who is called ⟦Boswell⟧, sleeps.',
  'Notre conseillère ⟦Léa⟧ (chatbot) répond.',
  'Leuchte LED ⟦Anna⟧ 18W\n2   Schalter B16 ⟦Hager⟧      12 Stk 18,40       220,80\n',
])('takes the names in %j for things', (marked) => {
  expect(things(marked)).not.toContain(false)
})

it.each([
  'Present: ⟦Nelly Moser⟧, ⟦Charlotte⟧\n',
  'Run\n1. ⟦Nelly Moser⟧ 4:54\n2. ⟦Ada Lind⟧ 5:02\n',
  'Visits\n⟦Nelly Moser⟧ (9:30)\n',
  'Marks\n⟦Nelly Moser⟧   5  4  5  3  4\n',
  'Roses: ask ⟦Nelly Moser⟧.\n',
  'Roses: ⟦Nelly Moser⟧, 0151 2748 0193, Charlotte\n',
  'Cars: ⟦Nelly Moser⟧, nelly@lind.se\n',
  'The roses are late.\n⟦Charlotte⟧, can you call?\n',
  'Project manager ⟦Erika⟧ called.',
  'We ate the cake ⟦Anna⟧ baked and saw the dog ⟦Paul⟧ walks.',
  '⟦Anna⟧ is a horse trainer, ⟦Paul⟧ the plumber has a dog.',
  '{"people": ["⟦Emma⟧", "⟦Molly⟧"]}',
  'Beratung ⟦Anna⟧      120,00\n',
  "asked ⟦Karl 'Kalle⟧' Lind, ⟦Anna 'Anni' Lind⟧, ⟦O'Brien⟧'s and ⟦Lind⟧'",
  'El dueño del perro se llama ⟦Anna⟧. We read the letter by ⟦Ada Lind⟧.',
])('takes the names in %j for no things', (marked) => {
  expect(things(marked)).not.toContain(true)
})

it('knows the things of a table and a list again', () => {
  const table =
    'Boat;Built\n⟦Ole Johan⟧;1979\nTern;1988\n\nThe ⟦Ole Johan⟧ leaks. Tell ⟦Ole Berg⟧.\n'
  expect(things(table)).toEqual([true, true, false])
  const list =
    '# Puddings\n\n- ⟦Anna Pavlova⟧\n- Brown Betty\n- Sussex Pond\n\nServe the ⟦Anna Pavlova⟧ cold.\n'
  expect(things(list)).toEqual([true, true])
})

it('leaves somebody who is named in full elsewhere', () => {
  expect(things('Codenames: ⟦Aurora⟧, Bea\n⟦Aurora⟧ called.\n', ['Aurora', 'Lind'])).toEqual([
    true,
    false,
  ])
})

it('takes linear time', { timeout: 60_000 }, async () => {
  const growth = await growthOf(
    (size) => 'Roses: Nelly, '.repeat(size),
    (text) => {
      const names = Array.from(text.matchAll(/Nelly/g), ({ index }) => ({
        start: index,
        end: index + 5,
        name: 'PERSON',
        score: 0.9,
      }))
      return names.filter(calledThings(text, names, new Set())).length
    },
    500,
  )
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})
