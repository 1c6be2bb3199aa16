import { describe, expect, it } from 'vitest'
import { VALIDATORS } from './index.ts'

const holds = (name: string, value: string, groups: Record<string, string> = {}) =>
  VALIDATORS.get(name)?.(value, { text: value, start: 0, end: value.length, groups })

const shellVariable = (name: string) => `$\{${name}}`

const base64 = (text: string) => Buffer.from(text).toString('base64')

const CERTIFICATE =
  '-----BEGIN CERTIFICATE-----\nMIIBdzCCAR2gAwIBAgIBADAKBggqhkjOPQQDAjAjMSEwHwYDVQQDDBhrM3Mtc2Vy\n-----END CERTIFICATE-----\n'

describe('validators of secrets', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    [
      'not_placeholder',
      [
        'k8Vq2pLw9zR',
        'wJalrXUtnFEMI/K7MDENG',
        '$2y$10$abcdefgh',
        `x.${base64('{"sub":"anna"}')}.y`,
      ],
      [
        'your-api-key',
        'xxxxxxxx',
        '<token>',
        shellVariable('TOKEN'),
        '$TOKEN',
        '{{ key }}',
        '%KEY%',
        'aaaaaaaaaaaa',
        '1234-ABCD-5678-EFGH',
        'abcdef1234567890',
        'AKIAIOSFODNN7EXAMPLE',
        ['sk', 'test', '4eC39HqLyjWDarjtT1zdp7dc'].join('_'),
        `x.${base64('{"name":"John Doe"}')}.y`,
        'changeme',
        'mygmailpassword',
        'thisismypassword',
        '!vault',
      ],
    ],
    [
      'drawn_key',
      [
        '9c4e7b1f3a8d2065be71c9f4a3d80612',
        `sk-${'proj'}-q8Vn3Zt7Kw2Lm5Xr9Td1`,
        'AZURE/q8Vn3Zt7Kw2L',
      ],
      [
        'deadbeefdeadbeefdeadbeef',
        'abc123def456abc123def456',
        'a1b2c3d4e5f6g7h8i9j0',
        '11112222333344445555',
        'xk-thisisafaketokenfortestingonly',
        'replace-this-with-the-real-value',
        'PMAT-YOURTOKENHERE24681357',
      ],
    ],
    [
      'drawn_key_past_zeros',
      [`q8Vn3Zt7Kw2Lm5Xr${'A'.repeat(12)}9Td1Bc4Yp6`],
      [`abcdefgh${'A'.repeat(12)}12345678`],
    ],
    [
      'encoded_secret',
      [
        base64('Krumme-Eiche!91'),
        '9c4e7b1f3a8d2065be71',
        base64(`${CERTIFICATE}-----BEGIN EC PRIVATE KEY-----\nMHcCAQEE\n`),
        base64(`-----BEGIN CERTIFICATE-----\nKrumme-Eiche!91\n`),
      ],
      [
        base64('password'),
        base64('admin'),
        base64('<base64>'),
        'base64encodedvalue',
        base64(CERTIFICATE + CERTIFICATE),
        base64(CERTIFICATE.slice(0, 60)),
      ],
    ],
    [
      'not_printed',
      ['plain words', 'Krumme-Eiche!91'],
      ['P@ssw0rd', 'YourStrongPassword1', 'changeit'],
    ],
    [
      'signed_token',
      ['a.b.9fK2mQx7Lp0Zr4TwVb5Nm1Rp8Ds3'],
      ['a.b.your-signature-here-your-signature', `a.b.${'x'.repeat(30)}`, 'a.b'],
    ],
    [
      'fits_vendor_form',
      ['k8Vq2pLw9zR', `ghp${'_'}${'k8Vq2p'.repeat(6)}`, `hvs.${'k8Vq2p'.repeat(4)}`],
      [
        `sk-${'abc123'}`,
        `ghp${'_'}k8Vq2pLw9zR`,
        `hvs.${'k8Vq2p'.repeat(6)}`,
        'AKIAK8VQ2P',
        'AIzak8Vq2p',
      ],
    ],
    [
      'typed_secret',
      ['n0rd-licht!2025', 'q4(Xv!9+tz;{Km%e', "9`K'}/wTQ)Z;V]HGsf;_&n>rY??]H&4DG=;@wzs"],
      [
        'a long random string of words',
        'jwt-secret-key',
        'getSecret(session.id)',
        'process.env.JWT_SECRET',
        'secret',
      ],
    ],
    [
      'secret_value',
      ['k8Vq2pLw9zR'],
      ['pk_live_k8Vq2pLw9zR', 'pk.eyJ1IjoiYSJ9.k8Vq2pLw9zR', 'v1.2.3', '/run/secrets/key'],
    ],
    [
      'random_looking',
      ['9fK2mQx7Lp0Zr4Tw', '6f1c0b528c1d4c559f1b6a1f0b7a3a77'],
      [
        'short1',
        'my-service-token-number-2',
        'getAccessTokenForUser12',
        'aaaaaaaaaaaaaaa1',
        'onlylettersinthisvalue',
      ],
    ],
    ['told_code', ['493022', '493 022', '184-552'], ['2019', '40518', '91234567']],
    ['mixed_classes', ['aB3'], ['da39a3ee5e6b', 'ABC', 'abcDEF']],
    ['letter_and_digit', ['a1', '1A'], ['abc', '123']],
    [
      'password_like',
      ['k8Vq2pLw9zR', 'Sommer2024!', 'hT6-mXe42Qp', 'npbqqfcVRO', 'PaS5w0rD2#'],
      [
        'password',
        's3cr3t',
        'hunter2',
        'correct-horse-battery-staple',
        'PasswordVault',
        '0.30*mm',
        'scram-sha-256',
        'real-secret-6-levels',
        'string',
        'process.env.PASS1',
        'getPassword1()',
        'REQUIRED_1',
        shellVariable('PASS1'),
        '12.5.2024',
        '2FA-protected',
        '8-stellig',
        'user.password2',
        'changeme1',
      ],
    ],
    [
      'secret_value',
      ['9fK2-mQx7_Lp0Z'],
      ['6f1c0b52-8c1d-4c55-9f1b-6a1f0b7a3a77', 'sha256-abc', '/etc/keys/1', '1.2.3-beta', 'name'],
    ],
    [
      'basic_credentials',
      [base64('anna:k8Vq2pLw')],
      [base64('user:password'), base64('nocolon'), base64('a:\u0001')],
    ],
    ['credential_rows', ['user,password\nanna,k8Vq2pLw9zR'], ['field,password\nname,string']],
    ['personal_columns', ['copy users (id, email)'], ['copy colours (id, name)']],
    // WIF of private key 1: the published test vector of the Bitcoin wiki.
    [
      'base58check',
      ['5HpHagT65TZzG1PH3CSu63k8DbpvD8s5ip4nEB3kEsreAnchuDf'],
      ['5HpHagT65TZzG1PH3CSu63k8DbpvD8s5ip4nEB3kEsreAnchuDg', '0OIl', '', '1'.repeat(500)],
    ],
    [
      'json_web_token',
      [`${base64('{"alg":"none"}')}.x.y`],
      ['abc.x.y', `${base64('[1]')}.x.y`, ''],
    ],
    [
      'not_published_jwt',
      [`x.${base64('{"sub":"a"}')}.y`],
      [`x.${base64('{"name":"John Doe"}')}.y`],
    ],
    [
      'recovery_phrase',
      ['orbit velvet canyon tissue lemon harvest puzzle ripple nasty window cactus hero'],
      [
        'word word word word word word word word word word word word',
        'one two three',
        'this is the list that you and your friends have for a while now',
      ],
    ],
    [
      'key_material',
      [`-----BEGIN X-----\n${'aB3dE5gH7jK9mN1pQ+sT/vW2xY4zA6cF'.repeat(2)}\n-----END X-----`],
      [
        '-----BEGIN X-----\n...\n-----END X-----',
        `-----BEGIN X-----\n${'A'.repeat(80)}\n-----END X-----`,
      ],
    ],
  ])('%s', (name, yes, no) => {
    for (const value of yes) expect(holds(name, value), value).toBe(true)
    for (const value of no) expect(holds(name, value), value).toBe(false)
  })

  it('told_code takes any number behind a sign', () => {
    expect(holds('told_code', '4471', { sign: ': ' })).toBe(true)
  })

  it('real_connection looks at the password and the host', () => {
    const real = (password: string, host: string) =>
      holds('real_connection', 'x', { password, host })
    expect(real('k8Vq2pLw9zR', 'db.firm.net')).toBe(true)
    expect(real('password', 'db.firm.net')).toBe(false)
    expect(real(shellVariable('PASS'), 'db.firm.net')).toBe(false)
    expect(real('k8Vq2pLw9zR', 'db.example.com')).toBe(true)
    expect(real('otter42', 'db.example.com')).toBe(false)
    expect(real('otter42', 'db.firm.net')).toBe(true)
    expect(real('hunter2', 'db.firm.net')).toBe(false)
    expect(real('letmein', 'localhost')).toBe(false)
    expect(holds('real_connection', 'x')).toBe(false)
  })

  it.each([
    ['CONFIDENTIAL', true],
    ['a\n  ** CONFIDENTIAL **\nb', true],
    ['Classification: CONFIDENTIAL', true],
    ['# CONFIDENTIAL - Project Heron', true],
    ['| CONFIDENTIAL | Project Heron |\n|---|---|\n| Status | open |', true],
    ['| Internal | menus |\n| CONFIDENTIAL | wages |', false],
    ['| CONFIDENTIAL | wages |\n| Strictly confidential | mergers |', false],
    [`| Internal | ${'menus, '.repeat(20)} |\n| CONFIDENTIAL | wages |`, false],
    ['| Level | Internal |\n| CONFIDENTIAL | wages |', true],
    ['This is CONFIDENTIAL', false],
    ['CONFIDENTIAL: yes', false],
    ['CONFIDENTIAL, please', false],
    ['CONFIDENTIAL ★ until opened', true],
    ['CONFIDENTIAL! Do not forward', true],
    ['- CONFIDENTIAL\n- wages', false],
    [' * All rights reserved.\n *\n * CONFIDENTIAL\n * This file', true],
    ['The poster shows a paper stamped\n\nCONFIDENTIAL\n\nwhich was printed', false],
    [`${' '.repeat(100)}CONFIDENTIAL`, false],
  ])('marking_line in %j is %s', (text, expected) => {
    const start = text.indexOf('CONFIDENTIAL')
    const match = { text, start, end: start + 12, groups: {} }
    expect(VALIDATORS.get('marking_line')?.('CONFIDENTIAL', match)).toBe(expected)
  })

  it.each([
    ['Runbook of the relay\n\nStart it by hand.', true],
    ['Runbook', true],
    ['- Runbook 7 was right.\n- Feature freeze', false],
    ['Runbook: is it right?\nNo.', false],
  ])('heading in %j is %s', (text, expected) => {
    const start = text.indexOf('Runbook')
    const match = { text, start, end: start + 7, groups: {} }
    expect(VALIDATORS.get('heading')?.('Runbook', match)).toBe(expected)
  })

  it('rows_with_addresses wants two rows below the header', () => {
    const rows = (text: string) =>
      VALIDATORS.get('rows_with_addresses')?.('id', { text, start: 0, end: 2, groups: {} })
    expect(rows('id,email\n1,a@b.c\n2,d@e.f')).toBe(true)
    expect(rows('id,email\n1,a@b.c')).toBe(false)
    expect(rows('id,email\n1,a@b.c\n2,none')).toBe(false)
  })

  it.each([
    ['q8Vn3Zt7Kw2L', true],
    ['required', false],
    ['', false],
  ])('password_within takes %j: %s', (password, expected) => {
    expect(holds('password_within', 'x', { password })).toBe(expected)
  })
})
