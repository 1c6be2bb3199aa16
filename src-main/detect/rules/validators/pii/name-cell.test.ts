import { expect, it } from 'vitest'
import { nameCell } from './name-cell.ts'

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
