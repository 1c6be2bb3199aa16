import { expect, it } from 'vitest'
import { markedNames } from '../../__fixtures__/marked-names.ts'
import { itemsOfWordLists } from './word-list.ts'

/** The marked names that are items of a list of words; the first is asked for as a place, the others are people. */
function wordsAmong(marked: string, first = 'LOCATION'): readonly string[] {
  const { text, told } = markedNames(marked, (index) => ({
    name: index === 0 ? first : 'PERSON',
    score: 0.95,
  }))
  const isOfWordList = itemsOfWordLists(text, told)
  return told.filter(isOfWordList).map(({ start, end }) => text.slice(start, end))
}

it.each([
  ['one word a line', 'border\nborn\n⟦Boston⟧\nboth\nbottle\nbought\n'],
  [
    'lines that end as Windows ends them',
    'border\r\nborn\r\n⟦Boston⟧\r\nboth\r\nbottle\r\nbought\r\n',
  ],
  ['quoted items behind a sign', '- "公益"\n- "公司"\n- "八卦"\n- "⟦佛山⟧"\n- "企业"\n- "中信"\n'],
  ['an array', 'months = ["Jan", "Mar", "⟦Apr⟧", "May", "Jun", "Jul", "Sep"]'],
  [
    'languages in a sentence',
    'Translations: Albanian, ⟦Armenian⟧ (Armenia), Basque, Belarusian, Czech, Danish',
  ],
])('knows a place among %s', (_what, marked) => {
  expect(wordsAmong(marked)).toHaveLength(1)
})

it('knows a given name among words', () => {
  expect(wordsAmong('chart\ncheck\n⟦Charles⟧\ncheese\nchest\nchild\n', 'PERSON')).toEqual([
    'Charles',
  ])
})

it('knows given names without a capital for entries of a dictionary', () => {
  const list =
    '⟦adriana⟧\r\nagosto\r\n⟦agustin⟧\r\n⟦albert⟧\r\nalias1\r\n⟦alejandra⟧\r\nalpha\r\nbeta\r\n'
  const small = list.replace('alias1', 'alias')
  expect(wordsAmong(small, 'PERSON')).toEqual(['adriana', 'agustin', 'albert', 'alejandra'])
  expect(wordsAmong(small.replaceAll(/(?<=⟦)a/g, 'A'), 'PERSON')).toEqual([])
})

it.each([
  ['people stand with it', '⟦Halle⟧\n⟦Anna Lind⟧\nPer\nUte\nJo\nLi\nBo\n'],
  [
    'it is no item of its own',
    'the fair\nof ⟦Boston⟧ in May\nwas good\nand long\nand dear\nand wet\n',
  ],
  ['there are too few', 'Quellwerk\n⟦Boston⟧\nInvoice\n\nDear all\n'],
  [
    'the other items are written otherwise',
    '# Towns\n## North\n⟦Boston⟧\n1. Halle\n2. Rome\n3. Bergen\n',
  ],
])('tells it where %s', (_why, marked) => {
  expect(wordsAmong(marked)).toEqual([])
})

it('tells towns in a sentence, and a whole name among titles', () => {
  const towns = '⟦Calgary⟧, ⟦Toronto⟧, ⟦Omaha⟧, Dallas, Houston, Portland and'
  expect(wordsAmong(`in London, ${towns} more`)).toEqual([])
  expect(wordsAmong('regards\n⟦Anna Lind⟧\nBuyer\nQuellwerk\nBerlin\nGermany\n', 'PERSON')).toEqual(
    [],
  )
})

it('tells no towns of a list of towns, and nobody who stands among them', () => {
  const text = 'Tour dates: Halle, Bergen, Malin, Omaha, Dallas, Houston: tickets are sold\n'
  const told = ['Halle', 'Bergen', 'Malin', 'Omaha', 'Dallas'].map((value) => {
    const start = text.indexOf(value)
    const name = value === 'Malin' ? 'PERSON' : 'LOCATION'
    return { name, score: 0.95, start, end: start + value.length }
  })
  expect(told.filter(itemsOfWordLists(text, told))).toEqual(told)
})
