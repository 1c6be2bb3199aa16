import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { holdsPublicLife } from './politics.ts'

it.each([
  'HOLM – The government lost its first vote in parliament on Tuesday. Prime Minister Ada Quarles said the coalition would hold, while opposition leader Silas Thorne called for elections. “We are not afraid of voters,” she told reporters. Protesters had gathered outside since noon. Per Roth, a spokesman for the trade unions, declined to comment.',
  'HOLM. Der Stadtrat hat am Montag für die Brücke gestimmt. Bürgermeisterin Ada Quarles sprach von einem guten Tag, die Opposition von einem teuren. „Wir werden klagen“, sagte der Abgeordnete Silas Thorne. Die Gewerkschaften haben Proteste angekündigt. Im Herbst ist Wahl, und die Koalition liegt hinten.',
  'HOLM. Radni zdecydowali w poniedziałek o referendum. Burmistrz Ada Quarles ogłosiła je na sesji, a opozycja wyszła z sali. – To nasz błąd – mówi poseł Silas Thorne. Rzecznik wojewody Per Roth potwierdził, że pieniądze są. Wybory do sejmu odbędą się jesienią.',
])('knows public life in %j', (text) => {
  expect(holdsPublicLife(text)).toBe(true)
})

it('knows none in minutes of a club', () => {
  expect(holdsPublicLife('Ada Quarles thanked the treasurer. The hall is let until May.')).toBe(
    false,
  )
})

it('reads in linear time', async () => {
  const growth = await growthOf((size) => 'minister – A '.repeat(size), holdsPublicLife, 200)
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})
