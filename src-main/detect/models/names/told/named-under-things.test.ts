import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../../src-shared/__fixtures__/growth.ts'
import { isNamedUnderThings } from './named-under-things.ts'

function isThing(marked: string): boolean {
  const start = marked.indexOf('⟦')
  return isNamedUnderThings(marked.replace(/[⟦⟧]/g, ''), { start, end: marked.indexOf('⟧') - 1 })
}

it.each([
  'rooms:\n  - name: ⟦Grace⟧\n    seats: 4\n',
  'rooms:\n- name: Ada\n  seats: 8\n- name: ⟦Emmy Noether⟧\n',
  'site:\n  meeting_rooms:\n    - seats: 8\n      name: "⟦Ada Lind⟧"\n',
  '{"printers": [{"name": "Laurel", "ip": "10.4.1.20"}, {"name": "⟦Hardy⟧", "ip": "10.4.1.21"}]}',
])('knows that a thing is named in %j', (marked) => {
  expect(isThing(marked)).toBe(true)
})

it.each([
  'members:\n  - name: ⟦Ada Lind⟧\n    seats: 4\n',
  'rooms:\n  - name: ⟦Ada Lind⟧\n    phone: 0151\n',
  'rooms:\n  - email: ada@lind.se\n    name: ⟦Ada Lind⟧\n',
  'rooms:\n  - guest: ⟦Ada Lind⟧\n',
  'rooms:\n  - seats: 4\n    guests:\n      - name: ⟦Ada Lind⟧\n',
  'rooms: 4\nname: ⟦Ada Lind⟧\n',
  '{"rooms": [{"seats": 4, "guests": [{"name": "⟦Ada Lind⟧"}]}]}',
  '{"printers": [], "name": "⟦Ada Lind⟧"}',
  '{"cars": [{"name": "⟦Ada Lind⟧", "email": "a@lind.se"}]}',
])('knows that somebody may be named in %j', (marked) => {
  expect(isThing(marked)).toBe(false)
})

it.each(['- name: Ada\n', '{"name": "Ada"},', '[', '{', '  x:\n'])(
  'reads a text made of %j in linear time',
  async (unit) => {
    const growth = await growthOf(
      (size) => `"rooms": [${unit.repeat(size)}`,
      (text) => {
        let found = 0
        for (const { index } of text.matchAll(/Ada|x|[[{]/g)) {
          if (isNamedUnderThings(text, { start: index, end: index + 3 })) found++
        }
        return found
      },
      500,
    )
    expect(growth).toBeLessThan(LINEAR_GROWTH)
  },
)
