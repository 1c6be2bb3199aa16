import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { isTechnical } from '../../../detect/technical.ts'
import { sampleDataOf } from './sample-data.ts'

const MANUAL = `${'.B ldapmodify [\\-c] [\\-f file] {dn} <uri>\n'.repeat(16)}\n`

function isSample(marked: string): boolean {
  const start = marked.indexOf('⟦')
  const text = marked.replace(/[⟦⟧]/g, '')
  return sampleDataOf(text, isTechnical(text))({ start, end: marked.indexOf('⟧') - 1 })
}

it.each([
  `${MANUAL}.LP\n    dn: cn=⟦Barbara Jensen⟧,dc=example,dc=com\n    sn: Jensen\n.LP\n`,
  `${MANUAL}\ndn: uid=jts,dc=example,dc=com\ncn: J\ntelephoneNumber: ⟦+1 212 664 7665⟧\n\nmore`,
  `${MANUAL}\n# to: ⟦anne.person@example.com⟧, and\n#\n# more`,
  `${MANUAL}\n"name": "⟦Anna Lind⟧", "mail": "anna@quell.example"\n`,
  `${'func TestName(t *testing.T) {\n\tread("x")\n}\n'.repeat(20)}var name = "⟦Carla Holm⟧"\n`,
  `${'    def test_name(self):\n        self.assertEqual(a["b"], c)\n'.repeat(20)}  # ⟦Anna Lind⟧\n`,
])('knows what is made up in %j', (marked) => {
  expect(isSample(marked)).toBe(true)
})

it('knows all of a paragraph that is longer than what is read of it at once', () => {
  const rows = Array.from({ length: 400 }, (_, row) => `${row},Anna Lind,anna${row}@example.org`)
  const text = `${MANUAL}\n${rows.join('\n')}\n\nmore`
  const isSampleOf = sampleDataOf(text, isTechnical(text))
  const missed = rows.filter((row) => {
    const start = text.indexOf(row)
    return !isSampleOf({ start, end: start + row.length })
  })
  expect(missed).toEqual([])
})

it.each([
  [
    'another paragraph has the domain',
    `${MANUAL}\nwritten by ⟦Anna Lind⟧\n\nsee http://example.com/\n`,
  ],
  ['the domain only begins so', `${MANUAL}\nask ⟦Anna Lind⟧, anna@example-mail.co.uk\n`],
  ['the domain is somebody’s', `${MANUAL}\n⟦Anna Lind⟧ <anna@quellwerk.de>, example.de\n`],
  [
    'the document is no manual',
    `${'A letter of some length. '.repeat(30)}\n⟦Anna Lind⟧, a@example.com\n`,
  ],
])('sees nothing made up where %s', (_why, marked) => {
  expect(isSample(marked)).toBe(false)
})

it.each([
  (size: number) => `${MANUAL}${'{a}\n\nb@example.com <b> '.repeat(size)}`,
  (size: number) => `${MANUAL}${'dc=example '.repeat(size)}`,
])('takes time that grows with the text', async (textOf) => {
  expect(
    await growthOf(textOf, (text) => sampleDataOf(text, isTechnical(text)), 2_000),
  ).toBeLessThan(LINEAR_GROWTH)
})
