import { expect, it } from 'vitest'
import { isInstitution } from './institutions.ts'

it.each([
  'Assurance Maladie',
  'Amtsgericht Münster',
  'Juzgado de Primera Instancia 4 de Burgos',
  'Krajská hygienická stanice Jihomoravského kraje se sídlem v Brně',
  'Rīgas rajona tiesa',
  'KEMALPAŞA ORTAOKULU MÜDÜRLÜĞÜ',
  'Royal Bolton Hospital NHS Trust',
  '杉並区役所',
])('knows %s', (name) => {
  expect(isInstitution(name)).toBe(true)
})

it.each(['Anna Lind', 'Fossgate Court', 'Kela Osei', 'Chu Wei', 'Urbano Comune', 'Hedwig Politis'])(
  'leaves %s to somebody',
  (name) => {
    expect(isInstitution(name)).toBe(false)
  },
)
