import { hash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Claim, identityOf, normalisedValue } from './fingerprint.ts'

const sha256 = (text: string) => hash('sha256', text)

/** A finding of the words between ⟦ and ⟧. */
function marked(text: string, category: Claim['category'] = 'pii', label = 'EMAIL') {
  const start = text.indexOf('⟦')
  const end = text.indexOf('⟧') - 1
  const plain = text.replace(/[⟦⟧]/g, '')
  return identityOf(plain, { start, end, category, label }, sha256)
}

// The array of docs/fingerprints.md, written out by hand, through `printf %s … | sha256sum | head -c 32`.
it.each([
  [
    '["assay/v1","pii","EMAIL","ann@example.org","write to",", please."]',
    '9471cfc9ae34775c1a6422c0bb47bf2e',
    () => marked('Dear all,\nWrite  to ⟦Ann@Example.org⟧, please.\nBye'),
  ],
  [
    '["assay/v1","pii","CREDIT_CARD","4111111111111111","card",""]',
    '8bd1ec905efcf93ca37c6c1f37a54341',
    () => marked('card ⟦4111-1111 1111.1111⟧', 'pii', 'CREDIT_CARD'),
  ],
  [
    '["assay/v1","dlp","API_KEY","sk_Live_1","key =",""]',
    '1dbdcfbeac15418179297eac9c465c81',
    () => marked('key = ⟦sk_Live_1⟧\r\nnext', 'dlp', 'API_KEY'),
  ],
])('is the hash of %s', (_, known, identity) => {
  expect(identity().fingerprint).toBe(known)
})

it('stays when the line moves and other lines change', () => {
  const before = marked('Contact\n  mail ⟦ann@example.org⟧ (office)\nend')
  expect(marked('New first line\nmore\n\tmail ⟦ann@example.org⟧ (office)\nother')).toEqual(before)
})

it('changes with the words beside it, the class and the value; its key only with the last two', () => {
  const before = marked('mail ⟦ann@example.org⟧ (office)')
  const moved = marked('mail ⟦ann@example.org⟧ (home)')
  expect(moved.valueKey).toBe(before.valueKey)
  expect(moved.fingerprint).not.toBe(before.fingerprint)
  for (const other of [
    marked('mail ⟦bob@example.org⟧ (office)'),
    marked('mail ⟦ann@example.org⟧ (office)', 'pii', 'USERNAME'),
    marked('mail ⟦ann@example.org⟧ (office)', 'dlp'),
  ]) {
    expect(other.valueKey).not.toBe(before.valueKey)
    expect(other.fingerprint).not.toBe(before.fingerprint)
  }
})

it.each([
  ['pii', 'PHONE', '+49 (30) 901-820', '+4930901820'],
  ['pii', 'IBAN', 'DE89 3704 0044', 'de8937040044'],
  ['pii', 'PERSON', 'ANN\n  Lee ', 'ann lee'],
  ['pii', 'PERSON', 'Rene\u0301', 'ren\u00e9'],
  ['dlp', 'SECRET_TOKEN', ' aB\tC ', 'aB C'],
  ['pii', 'CRYPTO_WALLET', '1BoatSLR', '1BoatSLR'],
  // Nothing but signs is still itself.
  ['pii', 'PHONE', '--', '--'],
  // What nobody sees can be the payload: two payloads must not become one.
  ['injection', 'zero_width_obfuscation', '\u200b\u200c', '\u200b\u200c'],
] as const)('normalises %s %s %j to %j', (category, label, value, normal) => {
  expect(normalisedValue({ category, label }, value)).toBe(normal)
})

it('is made of any text, at any place', () => {
  const text = fc.string({ unit: 'binary', maxLength: 80 })
  fc.assert(
    fc.property(text, fc.nat(80), fc.nat(80), (content, a, b) => {
      const [start = 0, end = 0] = [a, b]
        .map((n) => Math.min(n, content.length))
        .sort((x, y) => x - y)
      const claim = { start, end, category: 'dlp', label: 'API_KEY' } as const
      const { fingerprint, valueKey } = identityOf(content, claim, sha256)
      expect(fingerprint).toMatch(/^[0-9a-f]{32}$/)
      expect(valueKey).toMatch(/^[0-9a-f]{32}$/)
    }),
  )
})
