import { expect, it } from 'vitest'
import { inARecord, nameInARecord } from '../../../in-a-record.ts'
import { addressOfSomebody, nameCell, payOfOne, placeCell, toldInARecord } from './name-cell.ts'

/** Whether the marked value is a name in a cell, below a head that things have too; as the rule calls it. */
function isName(view: string, document: string): boolean {
  const [before = '', value = '', after = ''] = view.split(/[⟦⟧]/)
  const text = before + value + after
  const lead = /\n?[^\n]*$/.exec(before)?.[0] ?? ''
  const [start, end] = [before.length, before.length + value.length]
  const inDocument = () => {
    const [own = ''] = document.split('⟦')
    return {
      text: document.replace(/[⟦⟧]/g, ''),
      start: own.length,
      end: own.length + value.length,
    }
  }
  return nameCell(value, { text, start, end, groups: { lead, weak: 'name' }, inDocument })
}

const VIEW = '\n\nfirst name: Ilse\n\nphone: 0478 51 22 09\n\nname: ⟦Mug Greta⟧\n\nnote: none\n'

it.each([
  '{"firstName": "Ilse", "phone": "0478", "items": [{"name": "⟦Mug Greta⟧", "ean": "5410013447009"}]}',
  '{"firstName": "Ilse", "phone": "0478", "items": [{"sku": "TM-0091", "name": "⟦Mug Greta⟧"}]}',
  'firstName: Ilse\nitems:\n  - name: ⟦Mug Greta⟧\n    qty: 6\n',
])('takes the name beside a field of goods for none: %j', (document) => {
  expect(isName(VIEW, document)).toBe(false)
})

it('takes a desk for none', () => {
  const view = VIEW.replace('Mug Greta', 'Info Desk')
  expect(isName(view, '{"firstName": "Ilse", "phone": "0478", "name": "⟦Info Desk⟧"}')).toBe(false)
})

it.each([
  '{"firstName": "Ilse", "phone": "0478", "name": "⟦Mug Greta⟧", "note": "none"}',
  '{"firstName": "Ilse", "sku": "TM-0091", "phone": "0478", "name": "⟦Mug Greta⟧"}',
])('takes it for one elsewhere: %j', (document) => {
  expect(isName(VIEW, document)).toBe(true)
})

/** Whether the marked value stands in a form of somebody. */
function isInAForm(form: string, holds = inARecord): boolean {
  const [before = '', value = '', after = ''] = form.split(/[⟦⟧]/)
  const [start, end] = [before.length, before.length + value.length]
  const lead = /\n?[^\n]*$/.exec(before)?.[0] ?? ''
  return holds(value, { text: before + value + after, start, end, groups: { lead } })
}

it.each([
  '\nName: Ilse Braun\nDiagnose: ⟦Asthma⟧\n',
  '\nDiagnose: ⟦Asthma⟧\nGeburtsdatum: 04.05.1980\n',
  '\n氏名: 長谷部　和代\n持病: ⟦高血圧⟧\n',
  '\nتاریخ تولد: ۱۳۷۲/۰۴/۱۸\nبیماری: ⟦آسم⟧\n',
])('is a form of somebody where it is filled in: %j', (form) => {
  expect(isInAForm(form, toldInARecord)).toBe(true)
})

it.each([
  '\nName, Vorname: bitte in Druckbuchstaben\nDiagnose: ⟦Nachweis beifügen⟧\nGeburtsdatum: TT.MM.JJJJ\n',
  '\n1. Izen-abizenak (*)   NANean bezala\nJaioteguna: Urtea, hilabetea, eguna.\nAlergiak: ⟦Sukaldariak irakurriko du, beste inork ez.⟧\n',
  '\n姓名: 与身份证一致\n诊断: ⟦由主治医师填写⟧\n',
  '\nPESEL: wpisać\nWyznanie: ⟦nie podawać⟧\n',
  '\nName: Ilse Braun\nAllergien: ⟦keine⟧\n',
])('is none where it says what is to be filled in: %j', (form) => {
  expect(isInAForm(form, toldInARecord)).toBe(false)
})

it.each([
  ['van der Berg', true],
  ["d'Alembert", true],
  ['al-Masri', true],
  ['გიორგი მაისურაძე', true],
  ['bitte in Druckbuchstaben', false],
  ['nach Ausweis', false],
  ['как в паспорте', false],
])('takes %s for a name: %s', (value, isOne) => {
  const text = `\nlast name: ${value}\n`
  const [start, end] = ['\nlast name: '.length, text.length - 1]
  expect(nameCell(value, { text, start, end, groups: { lead: '\nlast name: ' } })).toBe(isOne)
})

it.each([
  '\nname: ⟦Install Dependencies⟧\nrun: npm ci\nname: Run Tests\n',
  '\n‹name›: ⟦Node CI⟧\n‹name›: Checkout\n',
  '\nfirst name: Vorname\nlast name: Nachname\n‹name›: ⟦Médecin Traitant⟧\n',
])('takes a name beside bare names or labels for nobody: %j', (form) => {
  expect(isInAForm(form, nameInARecord)).toBe(false)
})

it.each(['\nsurname: Braun\nname: ⟦Ilse⟧\n', '\n‹name›: ⟦Ilse Braun⟧\n‹birth›: 04.05.1980\n'])(
  'takes it for somebody beside what only people have: %j',
  (form) => {
    expect(isInAForm(form, nameInARecord)).toBe(true)
  },
)

it.each([
  ['3.840,00 EUR', true],
  ['CHF 6’200', true],
  ['₹ 45,000', true],
  ['850 ლარი', true],
  ['25万円', true],
  ['od 4666,00 zł', false],
  ['minimum 880', false],
  ['number 10,2', false],
  ['86 g/l', false],
])('takes %s for pay: %s', (value, isPay) => {
  expect(isInAForm(`\n‹pay›: ⟦${value}⟧\n`, payOfOne)).toBe(isPay)
})

it.each([
  ['Blå mugg', false],
  ['Ilse Braun', true],
])('tells by a name beside an address whose it is: %s', (name, isOne) => {
  const form = `\n‹name›: ${name}\n‹address›: ⟦Hylla 14 B⟧\n`
  expect(isInAForm(form, addressOfSomebody)).toBe(isOne)
})

it.each([
  ['iata,name,city,latitude\n6A8,Lindmoor,⟦Lindmoor⟧,66.5\n', 'name: Lindmoor', false],
  ['id,name,city,visits\n7,Ilse Braun,⟦Lindmoor⟧,66\n', 'name: Ilse Braun', true],
  ['id,first name,city,latitude\n7,Ilse,⟦Lindmoor⟧,66.5\n', 'first name: Ilse', true],
])('tells the town of somebody from that of a site: %j', (document, beside, isSomebodys) => {
  const [before = '', value = '', after = ''] = document.split(/[⟦⟧]/)
  const text = `\n${beside}\ncity: ${value}\n`
  const start = text.lastIndexOf(value)
  const inDocument = () => ({
    text: before + value + after,
    start: before.length,
    end: before.length + value.length,
  })
  const place = { text, start, end: start + value.length, groups: { lead: '\ncity: ' }, inDocument }
  expect(placeCell(value, place)).toBe(isSomebodys)
})

it.each(['(z. B. Pollen)', '1. ', 'oui / non'])('takes %s for not filled in', (value) => {
  expect(isInAForm(`\nName: Ilse Braun\nAllergien: ⟦${value}⟧\n`, toldInARecord)).toBe(false)
})
