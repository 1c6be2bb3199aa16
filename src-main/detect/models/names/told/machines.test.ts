import { expect, it } from 'vitest'
import { isMachine } from './machines.ts'

/** Whether the name between the marks is a machine's. */
function judged(marked: string): boolean {
  const start = marked.indexOf('⟦')
  return isMachine(marked.replace(/[⟦⟧]/g, ''), { start, end: marked.indexOf('⟧') - 1 })
}

it.each([
  'host: ⟦Paris⟧',
  'hostname = "⟦London⟧"',
  'server ⟦Berlin⟧ is down since 03:12',
  'nodes: [Paris, ⟦Tokyo⟧-2, Chicago]',
  'joined members: [oslo, ⟦Chicago⟧]',
  'Deployed release 4.2 to ⟦Oslo⟧ and Madrid clusters',
  'Deployed release 4.2 to Oslo and ⟦Madrid⟧ clusters',
  'ssh deploy@⟦Geneva⟧',
  'the cluster "⟦Dublin⟧": 3 nodes ready',
  '2026-11-10 10:00:01 ⟦Vienna⟧ systemd[1]: Started Session 4 of user root.',
  'Nov 10 10:00:02 ⟦Warsaw⟧ kernel: eth0 up',
  'Connected to ⟦Rome⟧ (10.0.0.4) port 22',
  '10.1.1.4 ⟦Florence⟧ florence.corp',
  'replica ⟦London⟧-db2 is behind',
  'job 4182, runner ⟦Helsinki⟧, triggered by hand',
])('takes the place in %j for a machine', (marked) => {
  expect(judged(marked)).toBe(true)
})

it.each([
  'our office in ⟦Berlin⟧ has two servers',
  'The city will host ⟦Rome⟧ again in 2030',
  'travel agents ⟦London⟧ and Paris',
  'the trip to ⟦Madrid⟧ and Barcelona',
  'members of the board met in ⟦Chicago⟧',
  '10 ⟦London⟧ Road',
  'at 10.30 ⟦Paris⟧ time',
  '12 Nov 2026 10:00 ⟦Vienna⟧, Ring 4',
  '⟦Oslo⟧ 10.12.2026',
  'from ⟦Kraków⟧-Podgórze to the west',
  'the ⟦Paris⟧-2024 games',
])('leaves the place in %j one', (marked) => {
  expect(judged(marked)).toBe(false)
})
