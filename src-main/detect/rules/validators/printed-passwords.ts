/** Passwords that manuals, guides and jokes print: whoever knows one of them knows nothing. */

import { oneLine } from '../../../../src-shared/model/one-line.ts'

/** Passwords that manuals and local set-ups print; knowing them opens nothing. */
const PRINTED_PASSWORDS: ReadonlySet<string> = new Set([
  'abc',
  'admin',
  'anonymous',
  'contra',
  'foobared',
  'geslo',
  'contrasena',
  'android',
  'bitnami',
  'changeit',
  'guest',
  'haslo',
  'heslo',
  'jelszo',
  'kennwort',
  'letmein',
  'lozinka',
  'mongo',
  'motdepasse',
  'mysecretpassword',
  'mypassword',
  'mysql',
  'pass',
  'passphrase',
  'passwd',
  'parola',
  'passwort',
  'password',
  'postgres',
  'postgresql',
  'pwd',
  'rabbitmq',
  'redis',
  'root',
  'salasana',
  'secret',
  'senha',
  'system',
  'tiger',
  'test',
  'testing',
  'token',
  'user',
  'username',
  'wachtwoord',
])

/** Passwords of a joke, a tale and a comic that everybody tells, and the first one of Firebird: nobody has them. */
const TOLD_PASSWORDS =
  /^(?:hunter2|(?:open[ _-]?)?sesame|masterkey|correct[ _-]?horse[ _-]?battery[ _-]?staple)$/

/** The words that what manuals print is made of: `test_user_pass`, `yourStrong(!)Password`, `my-secret-pw`. */
const PRINTED_WORDS = new RegExp(
  oneLine`
    ^(?:
      my|your|the|an?|old|new|foo|bar|baz|qux|se[ck]r[ei]t|test|testing|demo|sample|example|fake|dummy|some|strong|super
      |very|secure|api|app|access|auth|user(?:name)?|admin|root|login|guest|db|database
      |key|token|pass|passwd|password|passphrase|pwd|pw|value|string|here|default
      |change(?:me|it)?|me|it|this|mysql|postgres|redis|mongo|minio|rabbit|docker|grafana
    )+$
  `,
)

/** Digits and signs that people write for the letters they look like. */
const WRITTEN_FOR: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
}

/** Whether a value is one of those, whatever digits and signs stand beside its letters or for them. */
export function isPrinted(value: string): boolean {
  const lower = value.toLowerCase()
  const letters = lower.replace(/[^a-z]/g, '')
  const read = lower.replace(/\d+$/, '').replace(/[01345@$]/g, (sign) => WRITTEN_FOR[sign] ?? '')
  return (
    TOLD_PASSWORDS.test(lower) ||
    PRINTED_PASSWORDS.has(letters) ||
    PRINTED_PASSWORDS.has(read) ||
    PRINTED_WORDS.test(letters) ||
    PRINTED_WORDS.test(read)
  )
}

/** Whether a value is one of those as it stands, and nothing is read into it. */
export function isPrintedSo(value: string): boolean {
  return PRINTED_PASSWORDS.has(value.toLowerCase())
}
