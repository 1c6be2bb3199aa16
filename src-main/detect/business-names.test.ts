import { expect, it } from 'vitest'
import { isBusinessName } from './business-names.ts'

it.each([
  'Obec Slavoňov',
  'Gemeinde Altdorf',
  'Ayuntamiento de Jaca',
  'Mairie de Lannion',
  "Commune d'Annecy",
  'Comune di Lucca',
  'Harrow Parish Council',
  'Lunds kommun',
])('knows that %s is a town or its office', (name) => {
  expect(isBusinessName(name)).toBe(true)
})

it.each(['Jan Stadtler', 'Ville Koskinen', 'Eva Stadt', 'Obeca Lind', 'Comuna', 'Ann Parish'])(
  'knows that %s may be somebody',
  (name) => {
    expect(isBusinessName(name)).toBe(false)
  },
)
