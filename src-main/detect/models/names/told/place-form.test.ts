import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../../src-shared/__fixtures__/growth.ts'
import { isPlace } from './place-form.ts'

function isTold(marked: string): boolean {
  const start = marked.indexOf('⟦')
  const end = marked.indexOf('⟧') - 1
  const text = marked.replace(/[⟦⟧]/g, '')
  return isPlace(text, { start, end, name: 'LOCATION', score: 0.99 })
}

it.each([
  'Fica eleito o foro da comarca de ⟦Curitiba⟧.',
  'Las partes se someten a los juzgados y tribunales de ⟦Zaragoza⟧.',
  'Per ogni controversia è competente il foro di ⟦Brescia⟧.',
  'Gerichtsstand ist ⟦Kempten⟧.',
  'Gerichtsstand ist, soweit zulässig, ⟦Kempten⟧.',
  'eingetragen beim Amtsgericht ⟦Ulm⟧ unter',
  'le tribunal de commerce de ⟦Nantes⟧ est seul compétent',
  'Geschillen worden voorgelegd aan de rechtbank ⟦Arnhem⟧.',
  'sąd właściwy dla ⟦Gdyni⟧',
  'the courts of ⟦Edinburgh⟧ have jurisdiction',
])('is no place before whose court something is disputed: %s', (marked) => {
  expect(isTold(marked)).toBe(false)
})

it.each([
  'Azienda Ospedaliera ⟦San Donato⟧ – U.O. Chirurgia',
  'consulta en el Hospital Universitario de ⟦Getafe⟧',
  'au lycée ⟦Saint-Louis⟧',
  'das Klinikum ⟦Fulda⟧ teilt mit',
])('is no place of somebody after which an institution is called: %s', (marked) => {
  expect(isTold(marked)).toBe(false)
})

it.each([
  'Ze werkt in een ziekenhuis in ⟦Breda⟧.',
  'Lei vive vicino all’ospedale, a ⟦Potenza⟧.',
  'Er wohnt seit dem Gerichtstermin in ⟦Kempten⟧.',
  'moró seis años en ⟦Zaragoza⟧',
  'Le tribunal m’a écrit à ⟦Nantes⟧.',
])('is a place where somebody is: %s', (marked) => {
  expect(isTold(marked)).toBe(true)
})

it('takes linear time', { timeout: 60_000 }, async () => {
  const growth = await growthOf(
    (size) => 'tribunal de '.repeat(size),
    (text) =>
      isPlace(text, { start: text.length - 3, end: text.length, name: 'LOCATION', score: 1 }),
    20_000,
  )
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})
