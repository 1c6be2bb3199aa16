import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { authorFields, DECLARED } from './author-fields.ts'

/** What stands in fields of authors. */
const valuesOf = (text: string) =>
  authorFields(text).map(({ start, end }) => text.slice(start, end).trim())
const has = (text: string, value: string) => valuesOf(text).some((each) => each.includes(value))

it.each([
  '{"version": "1.0", "license": "MIT",\n  "author": {\n    "name": "Ana Lind",\n    "email": "bo@ek.se"\n  },\n  "customer": "Jo Berg"}',
  '{"version":"1.0","license":"MIT","contributors":[{"name":"Ana Lind (}"},{"email":"bo@ek.se"}],"customer":"Jo Berg"}',
  '{"version":"1.0","license":"MIT","author":"\\"Al\\" Ana Lind <bo@ek.se>","customer":"Jo Berg"}',
  '[package]\nversion = "1"\nlicense = "MIT"\nauthors = [\n  "Ana Lind",\n  "Bo <bo@ek.se>",\n]\ncustomer = "Jo Berg"\n',
  "s.version = '1'\n  s.license = 'MIT'\n  s.authors = ['Ana Lind'.freeze]\n  s.email = 'bo@ek.se'\n  s.customer = 'Jo Berg'",
  'Package: quell\nVersion: 1\nLicense: MIT\nAuthor: Cy Ash [cre],\n\tAna Lind [aut],\n  Bo [aut] <bo@ek.se>\nCustomer: Jo Berg\n',
  'x_generated_by_perl: 5\nx_contributors:\n  - Ana Lind\n  - bo@ek.se\nx_serialization_backend: YAML\nx_customer: Jo Berg\n',
  'author = Ana Lind\nauthor = Bo <bo@ek.se>\nlicense = Perl_5\ncopyright_holder = Ana Lind\ncustomer = Jo Berg\n',
  'version: 1\nlicense: MIT\nauthors:\n- Ana Lind\n- bo@ek.se\ncustomer: Jo Berg\n',
  'app:\n  version: 1\n  license: MIT\n  maintainer:\n    Ana Lind <bo@ek.se>\n  customer: Jo Berg\n',
  '<theme version="1" engine_version="2" author="Ana Lind - bo@ek.se" customer="Jo Berg">',
  '<app><version>1</version><license>MIT</license><authors><name>Ana Lind</name>bo@ek.se</authors><customer>Jo Berg</customer></app>',
  '<page><credit type="author">\n <name>Ana Lind</name>\n <email>bo@ek.se</email>\n</credit><p>Jo Berg</p></page>',
  'return { Version = "1", License = "MIT", Authors = "Ana Lind, bo@ek.se", Customer = "Jo Berg" }',
])('finds the authors of %j and nobody else', (text) => {
  expect([has(text, 'Ana Lind'), has(text, 'bo@ek.se'), has(text, 'Jo Berg')]).toEqual([
    true,
    true,
    false,
  ])
})

it.each([
  '{"ticket": 12, "version": "2", "author": {"name": "Ana Lind", "email": "ana@lind.se"}}',
  '<tickets version="2"><ticket><author>Ana Lind</author></ticket></tickets>',
  'Contract 12\nVersion: 1.2\nAuthor: Ana Lind\n',
  'Curriculum vitae\n\nDriving licence: B\nVersion: 3\nDevelopers: I led Ana Lind\n',
  '---\ntitle: Minutes\nversion: 2\nauthors:\n  - Ana Lind\n---\n',
  'name,role\nAna Lind,author\n',
  '{"version": "1", "license": "MIT", "coauthored": "Ana Lind", "authored_by_customer": "Bo Ek"}',
  '<credit amount="12">Ana Lind',
])('finds no field of authors of a work in %j', (text) => {
  expect(valuesOf(text)).toEqual([])
})

it.each([
  ['MODULE_AUTHOR("Ana Lind <ana@lind.se>");', true],
  ['.. sectionauthor:: Ana Lind', true],
  ['.TH QUELL 1 "2013-07-29" "Ana Lind"', true],
  ['  :author "Ana Lind"', true],
  ['  [-author?Ana Lind <ana@lind.se>]', true],
  ["__author__ = 'Ana Lind'", true],
  ['Author: Ana Lind', false],
  ['The contract of Ana Lind', false],
])('tells of %j whether it declares an author: %s', (line, expected) => {
  expect(DECLARED.test(line)).toBe(expected)
})

it.each([
  ['unclosed lists', 'author: ["a", '],
  ['unclosed elements', '<credit><author '],
  ['unclosed quotes', 'author="a '],
  ['lines that go on', 'author: a\n b\n'],
  ['blanks', ' \t'],
  ['keys of a manifest', 'x.version '],
])('takes time in proportion to %s', async (_name, part) => {
  const growth = await growthOf(
    (size) => `version: 1\nlicense: 2\n${part.repeat(size)}`,
    authorFields,
    2_000,
  )
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})
