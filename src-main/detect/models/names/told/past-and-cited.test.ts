import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../../src-shared/__fixtures__/growth.ts'
import type { DecidedName } from '../names-decision.ts'
import { pastAndCited } from './past-and-cited.ts'

/** Of the marked names of a text whether each is of somebody long dead or cited. */
function past(marked: string): readonly boolean[] {
  let text = ''
  const names: DecidedName[] = []
  for (const [index, part] of marked.split(/[⟦⟧]/).entries()) {
    if (index % 2 === 1) {
      names.push({ start: text.length, end: text.length + part.length, name: 'PERSON', score: 1 })
    }
    text += part
  }
  const isPast = pastAndCited(text, names)
  return names.map(isPast)
}

it.each([
  'Read *Peat and Moor*, by ⟦Ada Marlow⟧ and ⟦Per Roth⟧.',
  '**4. ⟦Ada Marlow⟧**, *The Mill*, 1853. Oil on canvas.',
  '⟦Fanny Hensel⟧ (1805–1847)\nTrio op. 11',
  '⟦Rosalind Elsie Franklin⟧ (25 July 1920 – 16 April 1958) was a chemist.',
  '⟦Ada Lind⟧ (* 3. Mai 1901 in Leck; † 7. Juni 1988 ebenda) war Botanikerin.',
  '⟦Inés Roca⟧ (Lugo, 4 de marzo de 1911 - Vigo, 2 de mayo de 1984) fue maestra.',
  '@article{lind2004,\n  author={⟦Lind, Ada⟧ and ⟦Roth, Per⟧},\n  year={2004}\n}\n',
  'TY  - JOUR\nAU  - ⟦Lind, Ada⟧\nER  -',
  'Dünger und ihre Folgen (⟦Fritz Haber⟧, 1868–1934).',
  '1. ⟦Jonah Lind⟧, b. 3 Mar 1702 at Ash, d. 1771; m. (1) 1726 ⟦Ada Roth⟧, m. (2) 1740 ⟦Una Berg⟧.',
  '1. ⟦Veit Lind⟧, * um 1640, † 1701; oo 1668 ⟦Ada Roth⟧ († 12.03.1709)',
  'by ⟦Ignaz Biber⟧ (c. 1644-1704). ⟦Biber⟧ wrote it in Salzburg.',
  'as ⟦Ada Lind⟧ (« La tourbe », 2015) and ⟦Per Roth⟧ (“Bogs”, 1999) say',
  'Peat is a store (⟦Lind⟧ 2016; ⟦Berg⟧ et al., 2021).',
  'as ⟦Roth⟧ et al. (2019) found',
  'is known (⟦Lind⟧ and ⟦Berg⟧, 2004a).',
  'is known (⟦Lind⟧ 2004, p. 12) and (⟦Roth⟧, 1999: 44)',
  '⟦Ada Lind⟧, ⟦P. J. Roth⟧\nand ⟦Per Berg⟧ (2008), “Peat for all”, and ⟦Roth⟧ (1999). "Bogs"',
  'wages fell. [⟦Lind⟧, **Op. Cit.**, p. 16] [⟦Ada\nRoth⟧, Essays on\n> Peat, pp. 29-30]',
  'References\n1. ⟦Lind⟧ AB, ⟦Berg⟧ C. On peat. J Soil. 2001;268:1315-21.\n2. ⟦Roth H.⟧ Peatlands. North University Press; 2016.',
  'Appendix A References\n\n⟦Richard A. Lind⟧, ⟦Ada Roth⟧ and\n⟦Per Berg⟧ (1988), The Peat Book.\nChapman & Hall, New York.\n\nIndex',
  'References\n[1] ⟦Ada Lind⟧, Peat for\nbeginners, North Press, 2004\n[2] ⟦Per Roth⟧. Bogs.\n2001;12:4',
  'Piśmiennictwo\n⟦Lind⟧ A. 2005. Aronia. Ogród 221: 809–813.',
  'Пшеница любит азот. ⟦Линд А. К.⟧, ⟦Рот П. С.⟧ О дозах // Почва. 1998. № 4.',
  'Книга: ⟦Линд А. К. Питание⟧ растений. М.: Нива, 1987. Балады / упоряд. ⟦О. І. Рот⟧. К., 1987. 472 с.',
  'Список литературы\n1. ⟦Линд А.⟧ Азот растений. Киев : Нива, 1987.\n2. ⟦Рот П. С.⟧ О дозах: дис. Саратов, 2006. 168 с.',
  'Referências\n1. ⟦Lind⟧ MT, ⟦Roth⟧ R. Sal. 3ª ed. Porto: Livraria Norte; 1995.',
  'Test: ⟦D. João II⟧ e o Tratado; ⟦Louis⟧ XIV reigned longer than ⟦Victoria II⟧.',
  'and on ⟦Hadley⟧ v ⟦Baxendale⟧ (1854) 9 Exch 341; ⟦Donoghue⟧ v. ⟦Stevenson⟧ [1932] AC 562',
  'Programme\n\nSamedi : thème ⟦Jules Verne⟧\nDimanche : ⟦Mozart⟧\n',
])('tells who is long dead or only cited: %s', (text) => {
  expect(past(text)).not.toContain(false)
  expect(past(text).length).toBeGreaterThan(0)
})

it.each([
  '⟦Anna Berg⟧ (1961–2019) worked here.',
  '⟦Anna Berg⟧ (25 July 1941 – 16 April 2019) was loved by all.',
  '@article{lind2004,\n  title={Peat}\n}\nWritten by ⟦Anna Berg⟧\n',
  '@Anna {\n⟦Anna Berg⟧\n}',
  'Ask ⟦Jules Verne⟧ for the key.\n',
  '⟦Anna Berg⟧ (1985)',
  '(⟦Anna Berg⟧, 1961–2019)',
  '⟦Anna Berg⟧, 1868–1934 Elm Street',
  '⟦Anna Berg⟧ (called “Ann”, 2015) and ⟦Paul Roth⟧ (“the boss”)',
  '⟦Anna Berg⟧, b. 3 Mar 1962, m. 1990 ⟦Paul Roth⟧, * 1958',
  '⟦Anna Berg⟧, d. 2019, and ⟦Paul Roth⟧, since 1885',
  '⟦Anna Berg⟧ said of the Bog (2008), “it is mine”',
  '⟦Anna Berg⟧ (1985; 37 points)',
  'Members: ⟦Anna Berg⟧ (1998), ⟦Paul Roth⟧ (2001)',
  'REFERENCES\n⟦Prof. Anna Berg⟧, North University, 2019\n⟦Paul Roth⟧, a.roth@north.org, 2020;12:4',
  'References\n⟦Anna Berg⟧, Head of Sales, 2019',
  'References\n\nLind. Peat. North Press, 2004.\n\n⟦Anna Berg⟧ asked for leave.',
  'References\n1. ⟦Anna Berg⟧, Sales\n2. Lind. Peat. North Press, 2004.',
  'said so (⟦Anna Berg⟧, witness, p. 3) and [⟦Paul Roth⟧, Sales]',
  '⟦Линд А. К.⟧, г. Тверь, – Рот П. С. О дозах. М.: Нива, 1987. 400 с.',
  '⟦Линд А. К.⟧ – Рот П. С. О дозах. М.: Нива, 1987. 400 с.\nВыдала: ⟦Берг Т. Н.⟧, библиотекарь',
  'ред. ⟦Линд А. К.⟧, тел. +7 904 355-18-07, 1987',
  '⟦Робот Смит⟧ и ⟦Robert Smith III⟧ and ⟦Malcolm X⟧.',
  'Tonight ⟦Anna Berg⟧ v ⟦Paul Roth⟧, court 3',
])('leaves who is in the business of a text: %s', (text) => {
  expect(past(text)).not.toContain(true)
  expect(past(text).length).toBeGreaterThan(0)
})

it('keeps a family name that somebody of today has, too', () => {
  expect(past('⟦Clara Berg⟧ (1805–1847). ⟦Anna Berg⟧ plays. ⟦Berg⟧ is ill.')).toEqual([
    true,
    false,
    false,
  ])
})

it.each([
  '(Lind 2016; ',
  'References\n',
  'A (1600-',
  'A v A ',
  'A II ',
  'A, b. 3 Mar 17',
  'm. (1) 17 A',
  'Lind, 2001;1:2 ',
  '[Lind, of, p. ',
  ' Lind and',
  'References\nLind 2001;1:2\n',
  'А. А. А, А. А. ',
  'А. А. М: А',
])('reads a text made of %j in linear time', async (unit) => {
  const growth = await growthOf(
    (size) => unit.repeat(size),
    (text) => {
      const names = Array.from(text.matchAll(/[A-ZА-Я]/g), ({ index }) => ({
        start: index,
        end: index + 1,
        name: 'PERSON',
        score: 1,
      }))
      return names.filter(pastAndCited(text, names)).length
    },
    500,
  )
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})
