import { expect, it } from 'vitest'
import { isOpeningHours } from './opening-hours.ts'

it.each([
  'Sprechzeiten: Mo–Fr 8–12 Uhr, Mo, Di, Do 15–18 Uhr',
  'Open Wed–Sun 12–3 & 6–10',
  'Lunedì - Sabato 8.30 - 13.00',
  'Åbningstider: tirsdag og torsdag 16-18',
  'Di t/m vr 9.00 - 18.00',
  'Avoinna ti ja to 14–17',
  'poniedziałek – piątek 8:00 – 20:00',
  '（平日10:00〜17:00）',
  '周一至周五 9:00-18:00',
])('knows that %j tells opening hours', (line) => {
  expect(isOpeningHours(line)).toBe(true)
})

it.each([
  'on Thursday 26 November between 8 and 12',
  'Monday 10-12 suits me',
  'Mo–Fr, nach Vereinbarung',
  'pages 10–12',
  '2026-11-28',
])('knows that %j does not', (line) => {
  expect(isOpeningHours(line)).toBe(false)
})
