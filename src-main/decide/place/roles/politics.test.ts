import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { tellsOfPolitics } from './politics.ts'

it.each([
  'HOLM – The government lost its first vote in parliament on Tuesday. Prime Minister Ada Quarles said the coalition would hold, while opposition leader Silas Thorne called for elections. “We are not afraid of voters,” she told reporters. Protesters had gathered outside since noon. Per Roth, a spokesman for the trade unions, declined to comment.',
  'HOLM. Der Stadtrat hat am Montag für die Brücke gestimmt. Bürgermeisterin Ada Quarles sprach von einem guten Tag, die Opposition von einem teuren. „Wir werden klagen“, sagte der Abgeordnete Silas Thorne. Die Gewerkschaften haben Proteste angekündigt. Im Herbst ist Wahl, und die Koalition liegt hinten.',
  'HOLM. Radni zdecydowali w poniedziałek o referendum. Burmistrz Ada Quarles ogłosiła je na sesji, a opozycja wyszła z sali. – To nasz błąd – mówi poseł Silas Thorne. Rzecznik wojewody Per Roth potwierdził, że pieniądze są. Wybory do sejmu odbędą się jesienią.',
])('knows a report of politics in %j', (text) => {
  expect(tellsOfPolitics(text)).toBe(true)
})

it.each([
  [
    'minutes of a works council',
    'Ada Quarles reported that management has rejected the shift model. Silas Thorne wants a strike ballot; Per Roth would rather wait for the mediator. Elections to the council are due in May, and the list of the opposition has named its candidates. Una Berg has been off sick since January and asks for a second opinion of another doctor.',
  ],
  [
    'a letter',
    'Dear Minister, we write to you about the school at Holm. The government promised parliament a new roof, the mayor Ada Quarles told voters so before the elections, and the opposition agreed. Our headteacher Silas Thorne still puts buckets on the stairs. We ask you to see the ministry about it before winter comes.',
  ],
  [
    'minutes under heads',
    'Present: Ada Quarles, Silas Thorne\nApologies: Per Roth\n\nThe councillors heard the mayor on the elections. The government pays for the ballot boxes and the opposition for its own posters. Voters are to be told by a letter from the parliament, and protesters are kept behind the gate of the town hall by the wardens.',
  ],
])('knows none in %s', (_, text) => {
  expect(tellsOfPolitics(text)).toBe(false)
})

it('reads in linear time', async () => {
  const growth = await growthOf((size) => 'minister – A '.repeat(size), tellsOfPolitics, 200)
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})
