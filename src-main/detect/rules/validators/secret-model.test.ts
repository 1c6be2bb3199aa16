/** The shipped model on values that nobody trained it on. */

import { expect, it } from 'vitest'
import { FEATURES, secretFeatures } from './secret-features.ts'
import { generatedSecret } from './secret-model.ts'
import type { ValidatorMatch } from './validator.ts'

/** The match of what stands between ⟦ and ⟧; its lead is the name and the signs before it. */
function asked(marked: string): [string, ValidatorMatch] {
  const start = marked.indexOf('⟦')
  const end = marked.indexOf('⟧') - 1
  const text = marked.replace(/[⟦⟧]/g, '')
  const lead = /[\w-]*[^\w]*$/.exec(text.slice(0, start))?.[0] ?? ''
  return [text.slice(start, end), { text, start, end, groups: { lead } }]
}

it.each([
  'License key: ⟦7QK2M-9XW4P-TR8ZB-HJ3VN⟧',
  'client_secret = ""⟦x7Qm2LrT9vKz4WnB8cYp1HsD⟧"',
  '{"key":"⟦8c1f0b6ad93e52470fbe1c6a98d3427e5b0c9a7d14f8e6b2307a9c5d1e4f8b60⟧","user":"ci"}',
  'export BILLING_API_KEY=⟦4f9c1e7ab20d63f58e1b08c97a2d4f6e8b1c3d57⟧',
  '"authToken": "⟦Zk3Vq9Lx_Rt7Bn-2Wm5Yp8Hd1Jc6Fg4⟧",',
  'authority-key-data: ⟦LS0tLS1CRUdJTiBEQVRBLS0tLS0Kd0cvc1RkNDNydU9LbXJGdXEzN2QyN29tNHZhbl⟧',
])('takes for a secret: %s', (marked) => {
  expect(generatedSecret(...asked(marked))).toBe(true)
})

it.each([
  'const token = ⟦nextTokenOfTheStream12⟧(source)',
  '{"key":"⟦8c1f0b6ad93e52470fbe1c6a98d3427e5b0c9a7d14f8e6b2307a9c5d1e4f8b60⟧","n":1}\n{"key":"04d7"}',
  '"a.test_api.test_one": "⟦8c1f0b6ad93e52470fbe1c6a98d3427e5b0c9a7d14f8e6b2307a9c5d1e4f8b60⟧", "a.test_b.two": "5b0c9a7d14f8e6b2307a9c5d1e4f8b608c1f0b6ad93e52470fbe1c6a98d3427e", "a.test_b.x": "1e4f8b608c1f0b6ad93e52470fbe1c6a98d3427e5b0c9a7d14f8e6b2307a9c5d"',
  '{"key":"04d7"}\n{"key": "⟦8c1f0b6ad93e52470fbe1c6a98d3427e5b0c9a7d14f8e6b2307a9c5d1e4f8b60⟧","n":1}',
  'primary_key = "⟦created_at_and_tenant_id2⟧"',
  'token = "⟦your-token-goes-here-1234⟧"',
  'public_key = "⟦x7Qm2LrT9vKz4WnB8cYp1HsD⟧"',
  'the key ⟦0A1B2C3D4E5F60718293A4B5C6D7E8F901234567⟧ signs releases',
  'ssh_key = "⟦AAAAB3NzaC1yc2EAAAADAQABAAABAQDx7Qm2LrT9vKz4WnB8cYp1HsD⟧"',
  'certificate-authority-data: ⟦LS0tLS1CRUdJTiBDRVJUSUZJQ0FURS0tLS0tCk1JSUJkekNDQVIyZ0F3SUJBZ0lCQURBS⟧',
  'auth_public: ⟦LS0tLS1CRUdJTiBQVUJMSUMgS0VZLS0tLS0KTUZrd0V3WUhLb1pJemowQ0FRWUlL⟧',
  '#define AUTH_COMMAND ⟦NL80211_CMD_DEAUTHENTICATE⟧',
  'syn keyword xsPrivate ⟦sv_or_pv_pos_u2b⟧ sv_pos',
  'URIBuilder().add_path("⟦sigmavirus24/rfc3986⟧")',
  'Part key: ⟦6ES7214-1AG40-0XB0⟧',
  'key: ⟦TA0006-CAPEC-114⟧',
  '"signature": "b21e", "trackingKey": "⟦pk-2b9f186ba88b⟧"',
  '<slot:key>⟦import-map-bayes/KAISER/2fb5eba53d140bc237d8bae2fca3ddee⟧</slot:key>',
  'cache key=⟦npm-linux-x64-cf198d4af1124d30269bfb42bc7ec02e5f2a25212efcef3c4647d7e4a966820d⟧ hit',
  'partition key=2026, sort_key=⟦4f9a1c7e2b6d08354f9a1c7e⟧',
  'import keys from "⟦../lib/keys/of-session2.js⟧"',
])('takes for a look-alike: %s', (marked) => {
  expect(generatedSecret(...asked(marked))).toBe(false)
})

it('gives a finite number for each feature, whatever the text', () => {
  for (const marked of ['⟦a⟧', 'key: ⟦����⟧', `token=⟦${'0'.repeat(5_000)}⟧`, '\n⟦=⟧\n']) {
    const numbers = secretFeatures(...asked(marked))
    expect(numbers).toHaveLength(FEATURES.length)
    expect(numbers.every(Number.isFinite)).toBe(true)
  }
})
