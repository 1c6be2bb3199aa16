import { expect, it } from 'vitest'
import { FOUND_NAME } from './__fixtures__/found-name.ts'
import { withoutContactsOfDuties } from './beside-duty.ts'
import type { Candidate } from './candidates.ts'

/** What of a text is told, where candidates with these labels were found in it, each at its first place. */
function keptOf(text: string, found: Readonly<Record<string, string>>): readonly string[] {
  const candidates = Object.entries(found).map(([value, label]): Candidate => {
    const start = text.indexOf(value)
    expect(start, value).toBeGreaterThanOrEqual(0)
    const explanations = [{ detectorId: label === 'NATIONAL_ID' ? 'pii_hr_oib' : 'pii_any' }]
    const range = { label, start, end: start + value.length }
    return { ...FOUND_NAME, ...range, explanations } as unknown as Candidate
  })
  return withoutContactsOfDuties(text, candidates)
    .filter(({ accepted }) => accepted)
    .map(({ start, end }) => text.slice(start, end))
}

it.each([
  'Ruth cleans. The firm is on 04-8221940, office@quellwerk.de.',
  'Write to info@quellwerk.de or ring 04-8221940.',
  'Упоминала Анна. По телефону диспетчерской 04-8221940 не отвечают',
  '電話　04-8221940　メール　kominkan@quellwerk.jp',
  'Klientų aptarnavimas: 04-8221940\nGavėjas: Ruth',
  'إدارة المدرسة على الرقم 04-8221940',
])('leaves out the number of a duty: %j', (text) => {
  const people = Object.fromEntries(
    ['Ruth', 'Анна'].filter((each) => text.includes(each)).map((each) => [each, 'PERSON']),
  )
  expect(keptOf(text, { ...people, '04-8221940': 'PHONE' })).toEqual(Object.keys(people))
})

it.each([
  'Ruth Lind, 04-8221940, info@quellwerk.de',
  'Pay Ruth Lind at the reception, 04-8221940',
  'My number is 04-8221940. Write to info@quellwerk.de.',
  '04-8221940\ninfo@quellwerk.de',
  'Ask on 04-8221940 for Ruth Lind, info@quellwerk.de',
])('keeps the number of somebody: %j', (text) => {
  const people = text.includes('Ruth Lind') ? { 'Ruth Lind': 'PERSON' } : {}
  expect(keptOf(text, { ...people, '04-8221940': 'PHONE' })).toContain('04-8221940')
})

const STREET = 'Am Seerhein 7, 78462 Konstanz'
const OIB = '71409283658'

it.each([
  `Klub\n${STREET}, OIB ${OIB}\ninfo@quellwerk.de\n`,
  `${STREET}, OIB ${OIB}, klub@quellwerk.de`,
])('leaves out the street of a duty and its number: %j', (text) => {
  expect(keptOf(text, { [STREET]: 'ADDRESS', [OIB]: 'NATIONAL_ID' })).toEqual([])
})

it.each([
  `Ruth Lind\n${STREET}, OIB ${OIB}\ninfo@quellwerk.de\n`,
  `${STREET}, OIB ${OIB}\n\ninfo@quellwerk.de\n`,
])('keeps the street of somebody: %j', (text) => {
  const people = text.includes('Ruth Lind') ? { 'Ruth Lind': 'PERSON' } : {}
  const found = { ...people, [STREET]: 'ADDRESS', [OIB]: 'NATIONAL_ID' }
  expect(keptOf(text, found)).toEqual(Object.keys(found))
})
