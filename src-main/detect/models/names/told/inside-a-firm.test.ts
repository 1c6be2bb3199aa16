import { expect, it } from 'vitest'
import { isBodyOrDepartment, isHall } from './inside-a-firm.ts'

function isHallIn(marked: string): boolean {
  const [before = '', name = '', after = ''] = marked.split(/[⟦⟧]/)
  return isHall(name, before, after)
}

it.each([
  'Montag, Hörsaal ⟦Ada Lind⟧, 10 Uhr',
  'Next: Tuesday, room ⟦Ada Lind⟧.\n',
  'À 20 h, salle ⟦Ada Lind⟧ : débat',
  '20 h ⟦Scène Ada Lind⟧ : débat',
  'nella sala ⟦Ada Lind⟧ alle 18',
  'V sále ⟦Ada Lind⟧ hraje',
  'в зале ⟦Ада Линд⟧ в семь',
  'في قاعة ⟦ابن خلدون⟧ غدا',
])('knows that a hall is called so in %j', (marked) => {
  expect(isHallIn(marked)).toBe(true)
})

it.each([
  'the room ⟦Ada Lind⟧ booked is cold',
  "the room ⟦Ada Lind⟧'s team has",
  'Ask in room ⟦Ada⟧.',
  'Sala ⟦Ada Lind⟧, referente',
  'Zimmer ⟦Ada Lind⟧, Tel.',
  'Raum: ⟦Ada Lind⟧',
  'Salle Dr. ⟦Ada Lind⟧',
  'Rooms: ⟦Saalfeld⟧',
])('knows that somebody may be called so in %j', (marked) => {
  expect(isHallIn(marked)).toBe(false)
})

it.each(['行政部', '人力资源部', '総務課', '設計室', '인사팀', '총무부', 'Rechtsabteilung'])(
  'knows that %s is a department',
  (name) => {
    expect(isBodyOrDepartment(name)).toBe(true)
  },
)

it.each(['北京银行', '株式会社田中', '田中製作所', '삼성전자', '서울대학교', '部'])(
  'knows that %s is none',
  (name) => {
    expect(isBodyOrDepartment(name)).toBe(false)
  },
)
