import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { KEY_RULE } from '../__fixtures__/key-rule.ts'
import { ruleCatalog } from '../catalog/rule-catalog.ts'
import { createRuleMatcher } from '../match/match-rules.ts'
import { prepareRules } from '../match/prepare-rules.ts'
import { parseRulePack, RulePackError } from './rule-pack.ts'

const yaml = (rule: object, pack: object = {}) =>
  stringify({ pack: 'dlp-test', category: 'dlp', rules: [{ ...KEY_RULE, ...rule }], ...pack })

/** A field of the rule that begins in another column. */
const shifted = (field: string, by: 1 | -1) =>
  yaml({}).replace(new RegExp(`^    ${field}:`, 'm'), `${' '.repeat(4 + by)}${field}:`)

const load = (text: string) => createRuleMatcher(prepareRules([parseRulePack(text, 'a.yaml')]))

describe('parseRulePack', () => {
  it('reads a pack', () => {
    const pack = parseRulePack(yaml({ reference: 'https://example.org/keys' }), 'a.yaml')
    expect(ruleCatalog([pack])).toEqual([
      {
        id: 'dlp_key',
        title: 'Key',
        description: 'A key.',
        category: 'dlp',
        class_name: 'API_KEY',
        severity: 'high',
        score: 0.9,
        default: 'on',
        pack: 'dlp-test',
        views: ['original'],
        reference: 'https://example.org/keys',
      },
    ])
  })

  it('reads patterns with what they share', () => {
    const parts = { digits: '[0-9]\n  {4}' }
    const pack = parseRulePack(yaml({ pattern: '(?:key-|k)\n(?&digits)' }, { parts }), 'a.yaml')
    expect(pack).not.toHaveProperty('parts')
    expect(pack.rules[0]?.pattern).toBe('(?:key-|k)[0-9]{4}')
  })

  it('puts the keywords of a rule where its pattern names them, letter by letter', () => {
    const pack = parseRulePack(
      yaml({ keywords: ['acme', 'c.firm'], pattern: '(?:(?&keywords))-[0-9]{4}' }),
      'a.yaml',
    )
    const pattern = new RegExp(pack.rules[0]?.pattern ?? '')
    expect(['acme-4711', 'c.firm-4711', 'cafirm-4711'].map((text) => pattern.test(text))).toEqual([
      true,
      true,
      false,
    ])
  })

  it.each([
    ['a misspelt field', yaml({ titel: 'x' }), 'a.yaml: line 4: dlp_key: rule: .*titel'],
    [
      'a wrong severity',
      yaml({ severity: 'huge' }),
      'a.yaml: line 8: dlp_key: severity: .*critical, high',
    ],
    ['a score over 1', yaml({ score: 2 }), 'a.yaml: line 9: dlp_key: score'],
    [
      'too few examples',
      yaml({ match: ['key-1234'] }),
      'a.yaml: line 16: dlp_key: match: needs 3 at least',
    ],
    [
      'a keyword in upper case',
      yaml({ keywords: ['KEY'] }),
      'a.yaml: line 13: dlp_key: keywords/0',
    ],
    ['an id without its category', yaml({ id: 'pii_key' }), 'a.yaml: line 4: pii_key: id: .*dlp_'],
    ['a class of another category', yaml({ class_name: 'EMAIL' }), 'dlp_key: class_name: EMAIL'],
    ['an unknown validator', yaml({ validate: ['toString'] }), 'dlp_key: validate: .*toString'],
    ['a window without keywords', yaml({ keywords: [], window: 64 }), 'dlp_key: window'],
    ['an unknown part', yaml({ pattern: 'key-(?&digits)' }), 'dlp_key: pattern: .*called digits'],
    [
      'parts that stand for too much',
      yaml(
        { pattern: `key-${'(?&digits)'.repeat(9)}` },
        { parts: { digits: '[0-9]'.repeat(1_000) } },
      ),
      'dlp_key: pattern: is too long with its parts',
    ],
    [
      'an unknown field of the pack',
      yaml({}, { author: 'x' }),
      'a.yaml: line 1: the file: has no field of that name: author',
    ],
    ['repeated keys', 'pack: a\npack: b\n', 'a.yaml: line 2: pack is written twice'],
    ['no YAML', 'pack: x\n{', 'a.yaml: line 2: '],
    ['an alias', 'a: &a [1]\nb: *a\n', 'a.yaml: line 2: aliases such as .a are not read'],
    ['an unknown tag', 'pack: !!js/function x\n', 'a.yaml: line 1: Unresolved tag'],
    ['two documents', '--- a\n--- b\n', 'a.yaml: line 2: '],
    [
      'an empty file',
      '',
      'a.yaml: line 1: the file: must be fields, each with its name and a colon',
    ],
    ['a text with a colon', 'pack: a: b\n', 'line 1: has a second colon: .* single quotes'],
    [
      'a name without its colon',
      'pack: a\ncategory dlp\nrules: []\n',
      'line 2: has a name without',
    ],
    ['a tab', 'rules:\n\t- x\n', 'line 2: begins with a tab: spaces'],
    ['a field that is set out', shifted('title', -1), 'line 5: begins in another column'],
    ['a field that is set in', shifted('views', 1), 'line 9: the line behind it begins further'],
    ['a list that is not closed', 'pack: [a\nrules: b\n', 'line 2: a list before it is not closed'],
    ['a quote that is not closed', "pack: 'a\nrules: b\n", 'a text in quotes is not closed'],
    ['a quote in a quoted text', "pack: 'it's'\n", 'line 1: has words behind a quote'],
    ['a sign of the grammar', 'pack: @a\n', 'line 1: has a text that begins with a sign'],
    ['a pattern in double quotes', 'pack: "\\d"\n', 'line 1: has a backslash in double quotes'],
    ['a field that is missing', yaml({ title: undefined }), 'dlp_key: rule: is missing: title'],
    ['a score that is a text', yaml({ score: 'high' }), 'dlp_key: score: must be a number'],
    [
      'an id with capitals',
      yaml({ id: 'My key' }),
      'My key: id: must begin with user_ or a category',
    ],
  ])('refuses %s and says where', (_, text, message) => {
    expect(() => parseRulePack(text, 'a.yaml')).toThrow(RulePackError)
    expect(() => parseRulePack(text, 'a.yaml')).toThrow(new RegExp(message))
  })

  it('tells the first breach of the grammar alone, not what follows from it', () => {
    expect(() => parseRulePack(shifted('title', -1), 'a.yaml')).toThrow(/^[^\n]*$/)
    expect(() => parseRulePack(shifted('title', -1), 'a.yaml')).not.toThrow(/line [^5]/)
  })

  it.each([
    ['PRJ-', 'keywords/0: must be in lower case, and two characters at least or a sign'],
    ['p', 'keywords/0: must be in lower case, and two characters at least or a sign'],
  ])('says in words what a keyword such as %j is to be', (keyword, problem) => {
    expect(() => parseRulePack(yaml({ keywords: [keyword] }), 'a.yaml')).toThrow(problem)
  })

  it('reads a pattern over several lines as one', () => {
    const lines = '(?:\n  key-\n  |\\bkey: \n)(?<value>\n\t[0-9]{4}\n)\n'
    const [rule] = parseRulePack(yaml({ pattern: lines }), 'a.yaml').rules
    expect(rule?.pattern).toBe('(?:key-|\\bkey: )(?<value>[0-9]{4})')
  })

  it('keeps the prefix user_ for users', () => {
    const text = yaml({ id: 'user_key' })
    expect(() => parseRulePack(text, 'a.yaml')).toThrow('user_key: id: must start with dlp_')
    expect(parseRulePack(text, 'a.yaml', 'user').rules[0]?.id).toBe('user_key')
  })

  it.each([
    ['nesting', 200_000, (times: number) => '['.repeat(times)],
    ['nesting in blocks', 200_000, (times: number) => '- '.repeat(times)],
    [
      'keys',
      100_000,
      (times: number) => Array.from({ length: times }, (_, index) => `k${index}: 1\n`).join(''),
    ],
    ['aliases', 20_000, (times: number) => `a: &a [x]\n${'b: [*a, *a]\n'.repeat(times)}`],
  ])('refuses a file made of %s in linear time, with a short message', async (_, times, make) => {
    const refusal = (text: string) => {
      try {
        return parseRulePack(text, 'a.yaml')
      } catch (error) {
        return error
      }
    }
    const refused = refusal(make(times))
    expect(refused).toBeInstanceOf(RulePackError)
    expect((refused as Error).message.length).toBeLessThan(5_000)
    expect(await growthOf(make, refusal, times / 50)).toBeLessThan(LINEAR_GROWTH)
  })

  it.each([
    ['lookahead', { pattern: 'key(?=x)' }, 'dlp_key: pattern: .*lookaround'],
    ['a broken expression', { pattern: 'key\\b{2}' }, 'dlp_key: pattern'],
    ['a value of unknown place', { pattern: 'key-(?<value>[0-9])' }, 'dlp_key: pattern: value'],
    ['a lead apart', { pattern: '(?<lead>k)e(?<value>y)' }, 'dlp_key: pattern: value'],
  ])('refuses %s when compiling', (_, rule, message) => {
    expect(() => load(yaml(rule))).toThrow(new RegExp(message))
  })

  it('refuses an id in two packs', () => {
    const pack = parseRulePack(yaml({}), 'a.yaml')
    expect(() => createRuleMatcher(prepareRules([pack, pack]))).toThrow(
      'dlp_key: id: is used twice',
    )
  })
})
