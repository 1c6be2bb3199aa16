import { describe, expect, it } from 'vitest'
import type { Validator, ValidatorMatch } from '../validator.ts'
import { PII_VALIDATORS } from './index.ts'

const place = { text: '', start: 0, end: 0, groups: {} }

function accepts(name: keyof typeof PII_VALIDATORS, value: string): boolean {
  const validator: Validator = PII_VALIDATORS[name]
  return validator(value, place)
}

describe('telephone numbers', () => {
  it.each([
    ['phone_international', '+49 30 901820', true],
    ['phone_international', '+44(0)20 7183 8750', true],
    ['phone_international', '0049 30 901820', true],
    ['phone_international', '+49 1', false],
    ['phone_international', '+999 30 901820', false],
    ['phone_international', '+1 111 111 1111', false],
    ['phone_us', '(212) 664-7665', true],
    ['phone_digits', '091 555 7340', true],
    ['phone_digits', '(11) 95555-0183', true],
    ['phone_digits', '212 555 7340', false],
    ['phone_us', '(212) 555-0123', false],
    ['phone_us', '(212) 555-7665', false],
    ['phone_us', '(415) 867-5309', false],
    ['phone_form', '+11115551212', false],
    ['phone_wrapped', '(208) 344-\n7716', true],
    ['phone_wrapped', '03 84 45\n  17 62', true],
    ['phone_wrapped', '0161 496 0824\n12', false],
    ['phone_wrapped', '1 50\n16 400', false],
    ['phone_us', '(012) 664-7665', false],
    ['phone_gb', '020 7183 8750', true],
    ['phone_fr', '06 12 48 35 71', true],
    ['phone_fr', '00 12 48 35 71', false],
    ['phone_de', '0171 2345987', true],
    ['phone_digits', '761 48 22 91', true],
    ['phone_digits', '12345', false],
    ['phone_digits', '0000000', false],
    ['phone_digits', '00000155', false],
    ['phone_digits', '0043 1 711000', true],
    ['phone_digits', '2011-07-05', false],
    ['phone_digits', '2011-47-05', true],
    ['phone_digits', '1234567890', false],
    ['phone_form', '+39 517 402 6629', true],
    ['phone_form', '+1 000 000', false],
    ['phone_form', '+2147483647', false],
  ] as const)('%s %j is %s', (name, value, expected) => {
    expect(accepts(name, value)).toBe(expected)
  })
})

/** The match of what stands between ⟦ and ⟧, behind this label. */
function behind(label: string, marked: string): [string, ValidatorMatch] {
  const start = marked.indexOf('⟦')
  const end = marked.indexOf('⟧') - 1
  const text = marked.replace(/[⟦⟧]/g, '')
  return [text.slice(start, end), { text, start, end, groups: { lead: label } }]
}

describe('telephone numbers by their word', () => {
  it.each([
    ['cep: ', 'Cep: ⟦5324182217⟧', true],
    ['cep ', 'Cep ⟦0532 418 22 17⟧', true],
    ['cep: ', 'CEP: ⟦05435-000⟧', false],
    ['cep: ', 'CEP: ⟦05435-000 (11) 3456-7890⟧', false],
    ['cep: ', 'CEP: ⟦5435000⟧', false],
    ['cell: ', 'gene,cell\nTP53,⟦20418833⟧\n', false],
    ['mob: ', '{"event":"spawn","mob": ⟦45512908⟧}', false],
    ['cell: ', 'gene,cell\nTP53,⟦2041 8833⟧\n', true],
    ['phone: ', 'gene,phone\nTP53,⟦20418833⟧\n', true],
    ['mob: ', 'Kim Sørensen\nMob: ⟦55527719⟧', true],
    ['mob: ', '\nfirst name: Ann\nlast name: Lee\nmob: ⟦45512908⟧', true],
  ])('%s before the number in %j: %s', (label, marked, expected) => {
    expect(PII_VALIDATORS.phone_digits(...behind(label, marked))).toBe(expected)
  })
})

it.each([
  ['Dumfries ⟦388 159 66 62⟧.3 32.7', false],
  ['Call Anna Lind ⟦388 159 66 62⟧. Thanks', true],
])('tells a number from the begin of a fraction: %s', (marked, expected) => {
  expect(PII_VALIDATORS.phone_in_prose(...behind('', marked))).toBe(expected)
})

it.each([
  ['52 4e 56 35 30 34\n#\t⟦03 23 41 54 41⟧\n# ff', false],
  ['Anne Roux\n⟦03 23 41 54 41⟧\n', true],
])('tells a number in pairs from a row of bytes: %j', (marked, expected) => {
  expect(PII_VALIDATORS.phone_fr(...behind('', marked))).toBe(expected)
})

describe('e-mail addresses', () => {
  it.each([
    ['ana@quellwerk.de', true],
    ['jane.whitmore@example.com', true],
    ['jane.doe@example.com', false],
    ['user@example.com', false],
    ['your.name@mail.example', false],
    ['your@quellmail.com', false],
    ['example@quellmail.com', false],
    ['beispiel2@quellmail.de', false],
    ['examplar@quellmail.com', true],
    ['git@forge.org', false],
    ['shop-bounces+7e135cce@mailer.quellwerk.de', false],
    ['bounce.keller@quellwerk.de', false],
    ['anna.bounces@quellwerk.de', false],
    ['9a08f6bebb5dea41bf4c5d2a4a2e7ccf011430bc@mailhub.quellwerk.de', false],
    ['0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0@quellwerk.de', false],
    ['CAKx7Qm2vT9sWb4@mail.gmail.com', false],
    ['DB7PR04MB4443D1@DB7PR04MB4443.eurprd04.prod.outlook.com', false],
    ['cafebabe1234@quellwerk.de', true],
    ['glk-kernel-3@lo.gmane.org', false],
    ['no-reply@shop.de', false],
    ['ikke-svar@butikken.no', false],
    ['ne-pas-repondre@boutique.fr', false],
    ['icon@2x.png', false],
    ['fb@app.route', false],
    ['anna@web.skynet', false],
    ['anna@quellwerk.photography', true],
    ['anna@quellwerk.co.uk', true],
    ['quell-l@quellwerk.de', false],
    ['khmer-project@idyll.org', false],
    ['control@debbugs.quellwerk.org', false],
  ])('%j is %s', (value, expected) => {
    expect(accepts('email', value)).toBe(expected)
  })

  it('takes a mailbox for a list whose page the text names', () => {
    const asks = (value: string, text: string) =>
      PII_VALIDATORS.email(value, { text, start: 0, end: value.length, groups: {} })
    const page = 'http://www.quellwerk.de/mailman/listinfo/'
    expect(asks('gang@quellwerk.de', `gang@quellwerk.de, ${page}gang for information`)).toBe(false)
    expect(asks('anna@quellwerk.de', `anna@quellwerk.de, ${page}gang for information`)).toBe(true)
    expect(asks('ga@quellwerk.de', `ga@quellwerk.de, ${page}gang for information`)).toBe(true)
  })
})

describe('internet and hardware addresses', () => {
  it.each([
    ['ip_v4', '86.231.85.193', true],
    ['ip_v4', '10.218.6.131', false],
    ['ip_v4', '172.16.200.1', false],
    ['ip_v4', '172.32.200.1', true],
    ['ip_v4', '192.168.1.20', false],
    ['ip_v4', '100.64.33.2', false],
    ['ip_v4', '169.254.10.99', false],
    ['ip_v4', '203.0.113.77', false],
    ['ip_v4', '224.0.0.251', false],
    ['ip_v4', '8.8.8.8', false],
    ['ip_v4', '1.2.3.4', false],
    ['ip_v4', '300.1.1.200', false],
    ['ip_v6', '2a02:8071:2191:cd00:5a2b:1cff:fe3d:9e01', true],
    ['ip_v6', '2001:db8::1', false],
    ['ip_v6', '3fff::1', false],
    ['ip_v6', 'fe80::1', false],
    ['ip_v6', '::1', false],
    ['ip_v6', '2a02::1::2', false],
    ['mac', '3a:7d:2d:ac:9b:df', true],
    ['mac', 'ff:ff:ff:ff:ff:ff', false],
    ['mac', '01:00:5e:00:00:fb', false],
    ['mac', '00:11:22:33:44:55', false],
  ] as const)('%s %j is %s', (name, value, expected) => {
    expect(accepts(name, value)).toBe(expected)
  })
})

describe('dates of birth', () => {
  it.each([
    ['27/09/1991', true],
    ['9/27/1991', true],
    ['1975-07-04', true],
    ['3 mars 1984', true],
    ['July 21, 1984', true],
    ['1984年7月21日', true],
    ['45/19/1991', false],
    ['31.02.1980', false],
    ['27/09/1791', false],
    ['1975-13-04', false],
    ['July 1984 x', false],
  ])('%j is %s', (value, expected) => {
    expect(accepts('birth_date', value)).toBe(expected)
  })
})

describe('values named by a word', () => {
  it.each([
    ['labelled_number', 'KH3888412', true],
    ['labelled_number', '000000', false],
    ['labelled_number', '12', false],
    ['document_number', 'C01X00T47', true],
    ['document_number', 'renewals', false],
    ['document_number', 'REQUIRED', false],
    ['document_number', '000000000', false],
    ['license_plate', 'WZ-Q 579', true],
    ['license_plate', '沪A·4K812', true],
    ['license_plate', '1200', false],
    ['license_plate', 'A1', false],
    ['account_handle', 'h.lindner', true],
    ['account_handle', 'admin', false],
    ['account_handle', 'options.username', false],
    ['account_handle', 'z.string', false],
    ['account_handle', '4711', false],
  ] as const)('%s %j is %s', (name, value, expected) => {
    expect(accepts(name, value)).toBe(expected)
  })
})

describe('who comes from a private address', () => {
  const reads = (marked: string) => {
    const start = marked.indexOf('⟦')
    const text = marked.replace(/[⟦⟧]/g, '')
    const end = marked.indexOf('⟧') - 1
    const value = text.slice(start, end)
    const match = { text, start, end, groups: {} }
    return (['ip_v4_private', 'somebodys_machine'] as const).every((name) =>
      (PII_VALIDATORS[name] as Validator)(value, match),
    )
  }

  it.each([
    'Accepted publickey for ana from ⟦10.44.7.23⟧ port 5',
    'DHCPACK on ⟦192.168.17.88⟧ to 3c:22:fb:7a:19:e4',
    'laptop of Nora: ⟦172.20.4.119⟧',
  ])('%s', (text) => expect(reads(text)).toBe(true))

  it.each([
    'upstream ⟦10.20.0.11⟧:3000',
    'logged in from ⟦10.0.0.1⟧',
    'logged in from ⟦192.168.1.0⟧/24',
    'logged in from ⟦11.4.7.23⟧',
    'such as: user joe logged in from ⟦10.44.7.23⟧',
    'the printer has ⟦192.168.1.20⟧',
  ])('no: %s', (text) => expect(reads(text)).toBe(false))
})

it.each([
  ['mhartwell', true],
  ['j.olsen', true],
  ['root', false],
  ['deploy', false],
  ['svc-backup', false],
  ['ec2-user', false],
  ['batch_reader', false],
  ['orders_rw', false],
  ['reader_jo', true],
] as const)('%s is the account of somebody: %s', (name, expected) => {
  expect(accepts('account_of_somebody', name)).toBe(expected)
})

it.each([
  [' for the insurance form', true],
  ['', true],
  [' format of the sample', false],
  [' in the field', false],
])('tells of a date of birth with %j between whether somebody told it: %s', (between, expected) => {
  const told: Validator = PII_VALIDATORS.told_birth
  expect(told('', { ...place, groups: { between } })).toBe(expected)
})
