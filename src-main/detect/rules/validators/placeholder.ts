/**
 * Tells a real secret from a stand-in.
 *
 * Manuals, templates and tests are full of values in the shape of a secret; a
 * reviewer who sees three of them stops reading.
 */

import { createHash } from 'node:crypto'
import { once } from '../../../../src-shared/model/once.ts'
import { notPublishedJwt } from './key-formats.ts'
import { isPublishedKey } from './published-keys.ts'

/** Words that only stand-ins hold, looked for in the lower-cased value. */
const STAND_IN_WORDS = [
  'example',
  'changeme',
  'change_me',
  'change-me',
  'placeholder',
  'dummy',
  'redacted',
  'your-',
  'your_',
  'yourpass',
  'yourtoken',
  'yourkey',
  'yoursecret',
  'insert-',
  'insert_',
  'replace-',
  'replace_',
  'replaceme',
  'notreal',
  'notasecret',
  'invalid-',
  'invalid_',
  'saltsalt',
  'not-real',
  'xxxx',
  '....',
  '****',
  '____',
  '1234567890123456',
  'abcdefghijklmnop',
  'a1b2c3d4e5f6',
  'a1b2c3d4-e5f6',
  '0123456789abcdef0123456789abcdef',
  'abcdef.0123456789abcdef',
  'openssl rand',
]

/** Where Stripe's keys of the test mode begin; apart, so that no scanner takes this file for a leak. */
const STRIPE_TEST = 'sk_test_'

/**
 * Values of RFC 6265, 6749, 5849, 6750, 7009, 7591, 7636 and 8628, and the keys that Stripe's manual gives to readers who
 * are not signed in (https://docs.stripe.com/keys): manuals and tests copy them.
 */
const PUBLISHED = new Set([
  `${STRIPE_TEST}4eC39HqLyjWDarjtT1zdp7dc`,
  `${STRIPE_TEST}BQokikJOvBiI2HlWgH4olfQ2`,
  '2YotnFZFEjr1zCsicMWpAA',
  'tGzv3JOkF0XG5Qx2TlKWIA',
  'SplxlOBeZQQYbYS6WxSbIA',
  '7Fjfp0ZBr1KtDRbnfVdmIw',
  'gX1fBat3bV',
  'mF_9.B5f-4.1JqM',
  'j49sk3j29djd',
  'dh893hdasih9',
  '45ghiukldjahdnhzdauz',
  '9djdj82h48djs9d2',
  'kkk9d7dh3k39sjv7',
  'bYT5CMsGcbgUdFHObYMEfcx6bsw%3D',
  'djosJKDKJSD8743243%2Fjdk33klY%3D',
  'dpf43f3p2l4k3l03',
  'kd94hf93k423kf44',
  'nnch734d00sl2jdk',
  'pfkkdhi9sl3r4s00',
  'hh5s93j4hdidpola',
  'hdhd0244k9j7ao03',
  'A3ddj3w',
  'cf136dc3c1fc93f31185e5885805d',
  'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  'GmRhmhcxhwAzkoEqiMEg_DnyEysNkuNhszIySk9eS',
  '31d4d96e407aad42',
])

/** Hashes of nothing and of what every manual takes for a password: whoever has them knows nothing new. */
const SAID_IN_MANUALS = ['', 'admin', 'password', 'secret', 'test', '123456']
const printedHashes = once((): readonly string[] => [
  ...['md5', 'sha1', 'sha256'].flatMap((kind) =>
    SAID_IN_MANUALS.map((said) => createHash(kind).update(said).digest('hex')),
  ),
  // NT hashes of nothing and of "password", MySQL's of "password", LDAP's of "password" and of nothing.
  '31d6cfe0d16ae931b73c59d7e0c089c0',
  '8846f7eaee8fb117ad06bdd830b7586c',
  '2470c0c06dee42fd1618bb99005adca2ec9d1e19',
  'w6ph5mm5pz8ggiulbpgzg37mj9g',
  '2jmj7l5rsw0yvb/vlwaykk/ybwk',
  // The salt "somesalt" of the manual of Argon2.
  'c29tzxnhbhq',
  // The bcrypt hash of "password" with which Laravel's factories fill a table of users.
  '92ixunpkjo0roq5bymi.ye4okoea3ro9llc/.og/at2.uhewg/igi',
])

/** `<token>`, `${TOKEN}`, `{{ token }}`, `%TOKEN%`, `[token]`: filled in by something else. */
const TEMPLATE = /^(?:<.*>|\$\{.*|\$\(.*|\$\w+|\{\{.*|%\w+%|\[[^\]]*\]|@.*@)$/s

/** A tag of YAML in whose place a program puts the value: of Ansible, Home Assistant, authentik, CloudFormation. */
const FILLED_IN =
  /^!(?:context|env(?:_var)?|file|getatt|importvalue|include|join|lookup|ref|secret|sops|ssm|sub|vault)$/

/** What guides call a secret of whoever reads them: `thisismypassword`, `mygmailpassword`. */
const OF_THE_READER =
  /^(?:this_?is_?)?my_?[a-z]{0,12}_?(?:passphrase|passwd|password|secret|token)$/

/** What tests and templates call a value that they made up, with or without something drawn behind it: `fake-token-22c4`. */
const CALLED_MADE_UP =
  /(?<![a-z])(?:fake|mock(?:ed)?|stub(?:bed)?|sample|demo|bogus|test(?:ing)?|sentinel)[ _-]?(?:[a-z]{2,12}[_-]){0,2}(?:key|token|secret|pass(?:word|wd|phrase)?|credentials?)(?![a-z])/

/** One character eight times over, or nothing but one. */
const FILLER_RUN = /(.)\1{7}|^(.)\2+$/s

/** Fewer different characters than this in a value of twelve or more: filler. */
const FEWEST_DIFFERENT = 4
const SHORTEST_FILLER = 12

/** Letters or digits one after the other, as hands that count type them; so many make a value of nothing else filler. */
const SHORTEST_COUNT = 4

/** Whether a value is nothing but such runs: `1234-ABCD-5678-EFGH`. */
function isCounted(lower: string): boolean {
  const signs = lower.replace(/[^a-z0-9]/g, '')
  let run = 0
  for (let at = 0; at < signs.length; at++) {
    run++
    const step = signs.charCodeAt(at + 1) - signs.charCodeAt(at)
    if (step === 1 || signs.startsWith('90', at)) continue
    if (run < SHORTEST_COUNT) return false
    run = 0
  }
  return signs !== ''
}

/** Whether a value is no stand-in such as `xxxx`, `your-key-here`, `<token>` or `${TOKEN}`, and none that manuals print. */
export function notPlaceholder(value: string): boolean {
  const lower = value.toLowerCase()
  if ([OF_THE_READER, FILLED_IN, CALLED_MADE_UP].some((form) => form.test(lower))) return false
  if (STAND_IN_WORDS.some((word) => lower.includes(word))) return false
  if (printedHashes().some((hash) => lower.includes(hash))) return false
  if (PUBLISHED.has(value) || isPublishedKey(value) || !notPublishedJwt(value)) return false
  if (TEMPLATE.test(value) || FILLER_RUN.test(value) || isCounted(lower)) return false
  return value.length < SHORTEST_FILLER || new Set(lower).size >= FEWEST_DIFFERENT
}
