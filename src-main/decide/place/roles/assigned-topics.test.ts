import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { topicsOf } from './assigned-topics.ts'

function topicsAmong(text: string, names: readonly string[]): readonly string[] {
  const people = names.map((name) => ({
    start: text.indexOf(name),
    end: text.indexOf(name) + name.length,
  }))
  return topicsOf(text, people).map(({ start, end }) => text.slice(start, end))
}

it.each([
  [
    'School trip\n\nEach pupil writes an essay about Isabella Bird, Mary Seacole or King Alfred.\n\nAsk Tom Reed.',
    ['Isabella Bird', 'Mary Seacole', 'Alfred'],
  ],
  [
    'Klasa 5b\n\nZADANIE DOMOWE\nPrzygotować notatkę o jednej postaci: Zawisza Czarny, Mikołaj Rej.\n',
    ['Zawisza Czarny', 'Mikołaj Rej'],
  ],
  [
    'Sınıf 7/C\n\nTARİH ÖDEVİ\nÖğrencilerimiz Kara Mustafa ve Piri Reis hakkında yazı hazırlayacaktır.',
    ['Kara Mustafa', 'Piri Reis'],
  ],
  [
    'कक्षा 8\n\nपरियोजना: प्रत्येक विद्यार्थी रानी लक्ष्मीबाई या सम्राट अशोक पर एक निबंध लिखे।',
    ['रानी लक्ष्मीबाई', 'सम्राट अशोक'],
  ],
])('gives whom pupils are to write about: %s', (text, names) => {
  expect(topicsAmong(text, names)).toEqual(names)
})

it.each([
  ['the pupils', 'Class 5b\n\nThe essay of Anna Lind and Per Roth was the best.', 'Anna Lind'],
  [
    'the teacher',
    'Class 5b\n\nBring your essays about Rome. Anna Lind collects them.',
    'Anna Lind',
  ],
  ['a text of no school', 'Our presentation about Anna Lind or Per Roth is ready.', 'Anna Lind'],
])('leaves %s', (_, text, name) => {
  expect(topicsAmong(text, [name])).toEqual([])
})

it('reads in linear time', async () => {
  const growth = await growthOf(
    (size) => `school essay ${'about Ada, '.repeat(size)}`,
    (text) =>
      topicsOf(
        text,
        [...text.matchAll(/Ada/g)].map(({ index }) => ({ start: index, end: index + 3 })),
      ),
    200,
  )
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})
