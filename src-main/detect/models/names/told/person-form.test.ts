import { expect, it } from 'vitest'
import { toldForms } from './told-forms.ts'

it.each([
  ['PERSON', '⟦Niels Bohrs⟧ Vej er spærret'],
  ['PERSON', '⟦Hans Tausens Vej⟧ er spærret'],
  ['PERSON', 'kerhohuone on ⟦Minna Canthin⟧ kadulla'],
  ['PERSON', 'Sct. ⟦Mathias Gade⟧ er spærret'],
  ['PERSON', '⟦Str. Mihai Eminescu⟧ este închisă'],
  ['PERSON', 'збори по вулиці ⟦Івана Франка⟧ о 18:00'],
  ['PERSON', 'فرعنا في شارع الأمير ⟦محمد بن عبدالعزيز⟧ بالرياض'],
  ['PERSON', '⟦Herrn Kollegen⟧\nDr. Berg'],
  ['PERSON', 'μέχρι τέλος ⟦Μαρτίου⟧ πληρώνονται'],
  ['ADDRESS', 'Αθήνα, ⟦14 Ιανουαρίου 2026⟧'],
])('tells no %s in %s', (name, marked) => {
  const start = marked.indexOf('⟦')
  const end = marked.indexOf('⟧') - 1
  const text = marked.replace(/[⟦⟧]/g, '')
  expect(toldForms(text, [{ start, end, name, score: 0.99 }])).toEqual([])
})

it('tells whoever has no street behind the name', () => {
  const text = 'a letter of Minna Canth to the bank'
  expect(toldForms(text, [{ start: 12, end: 23, name: 'PERSON', score: 0.99 }])).toHaveLength(1)
})
