import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import type { RulesRequest } from '../../detector.ts'
import { KEY_RULE } from '../__fixtures__/key-rule.ts'
import type { Rule, RuleCategory, RulePack } from '../pack/rule-pack.ts'
import { linearPattern } from '../pattern/linear-pattern.ts'
import { createRuleMatcher, MAX_FINDINGS_PER_RULE } from './match-rules.ts'
import { prepareRules } from './prepare-rules.ts'

const RULE: Rule = { ...KEY_RULE, score: 0.6 }

const pack = (rule: Partial<Rule>, category: RuleCategory = 'dlp'): RulePack => ({
  pack: `${category}-test`,
  category,
  rules: [{ ...RULE, ...rule }],
})

const ask = (text: string, more: Partial<RulesRequest> = {}): RulesRequest => ({
  text,
  hidden: [],
  categories: ['dlp'],
  switches: new Map(),
  ...more,
})

const places = (packs: readonly RulePack[], request: RulesRequest) =>
  createRuleMatcher(prepareRules(packs))(request).flatMap(({ findings }) =>
    findings.map(({ start, end }) => request.text.slice(start, end)),
  )

describe('createRuleMatcher', () => {
  it('tells of each rule with the same expression what its own validators let pass', () => {
    const pattern = String.raw`\bk[0-9a-z]{2,8}\b`
    const rules = [
      { ...RULE, id: 'dlp_any', pattern, keywords: ['k'] },
      { ...RULE, id: 'dlp_read', pattern, keywords: ['k'], validate: ['letter_and_digit'] },
      { ...RULE, id: 'dlp_near', pattern, keywords: ['near'], window: 3 },
    ]
    const match = createRuleMatcher(prepareRules([{ ...pack({}), rules }]))
    const [result] = match(ask(`k47${' '.repeat(300)}known near k11`))
    const found = Object.groupBy(
      result?.findings ?? [],
      ({ explanation }) => explanation.detectorId,
    )
    expect(found.dlp_any?.map(({ start }) => start)).toEqual([0, 303, 314])
    expect(found.dlp_read?.map(({ start }) => start)).toEqual([0, 314])
    expect(found.dlp_near?.map(({ start }) => start)).toEqual([314])
  })

  it('reads what strings of JSON say behind their line ends, at its places, and nothing twice', () => {
    const pattern = String.raw`\b(?<value>key: ?\w+(?:\\n\w+)?)`
    const find = (text: string) => places([pack({ pattern, keywords: ['key'] })], ask(text))
    expect(find(String.raw`{"a": "x\nkey: k1\nkey: k2\\nb", "b": "key: k3\nc"}`)).toEqual([
      'key: k1',
      'key: k2',
      'key: k3',
    ])
    expect(find(String.raw`x\nkey: k1`)).toEqual([])
  })

  it('finds each of several values that one sign parts', () => {
    const pattern = String.raw`(?<lead>^|[^\w-])(?<value>k\d{3})(?:[^\w-]|$)`
    const text = 'k101\nk102\nk103,k104\n\nk105'
    expect(places([pack({ pattern, keywords: ['k'] })], ask(text))).toEqual(text.split(/[\n,]+/))
  })

  it('says what it found, where and why', () => {
    const rule = {
      pattern: '(?<lead>key: ?)(?<value>[0-9a-z]+)',
      keywords: ['key'],
      validate: ['not_placeholder'],
      context: [
        { words: ['prod', 'live'], within: 20, change: 0.25 },
        { words: ['test'], within: 20, change: -0.5 },
      ],
    }
    const [result] = createRuleMatcher(prepareRules([pack(rule)]))(
      ask('the live key: 4711 is on, products'),
    )
    expect(result?.category).toBe('dlp')
    expect(result?.durationMs).toBeGreaterThanOrEqual(0)
    expect(result?.findings).toEqual([
      {
        start: 14,
        end: 18,
        category: 'dlp',
        level: 'L1',
        label: 'API_KEY',
        severity: 'high',
        score: 0.85,
        explanation: {
          detectorId: 'dlp_key',
          title: 'Key',
          description: 'A key.',
          view: 'original',
          baseScore: 0.6,
          score: 0.85,
          validated: ['not_placeholder'],
          context: [{ word: 'live', change: 0.25 }],
        },
      },
    ])
  })

  it('answers for requested categories that have a rule switched on', () => {
    const match = createRuleMatcher(
      prepareRules([pack({}), pack({ id: 'pii_key', class_name: 'EMAIL' }, 'pii')]),
    )
    const categories = (request: RulesRequest) => match(request).map(({ category }) => category)
    expect(categories(ask('x'))).toEqual(['dlp'])
    expect(categories(ask('x', { categories: ['pii', 'threat', 'dlp'] }))).toEqual(['dlp', 'pii'])
    expect(categories(ask('x', { switches: new Map([['dlp_key', false]]) }))).toEqual([])
  })

  it('switches rules over their default', () => {
    const off = [pack({ default: 'off' })]
    expect(places(off, ask('key-1234'))).toEqual([])
    expect(places(off, ask('key-1234', { switches: new Map([['dlp_key', true]]) }))).toEqual([
      'key-1234',
    ])
  })

  it('runs a rule only where one of its keywords occurs', () => {
    expect(places([pack({ keywords: ['other'] })], ask('key-1234'))).toEqual([])
    expect(places([pack({ keywords: [] })], ask('key-1234'))).toEqual(['key-1234'])
  })

  it('reads only the windows around keywords where the rule says so, and places stay right', () => {
    const rule = { keywords: ['staff'], pattern: '\\b[0-9]{4}\\b', window: 16 }
    const text = `1111 ${'x '.repeat(400)} staff 2222 ${'x '.repeat(400)} 3333`
    expect(places([pack(rule)], ask(text))).toEqual(['2222'])
  })

  it.each<[string, Partial<Rule>, string, RulesRequest['hidden'], string]>([
    ['lowered', { views: ['lowered'] }, 'My KEY-1234!', [], 'KEY-1234'],
    ['folded', { views: ['folded'] }, 'My ＫＥＹ-12\u200b34!', [], 'ＫＥＹ-12\u200b34'],
    [
      'revealed',
      { views: ['revealed'] },
      'a key-1234 b key-2345',
      [{ start: 11, end: 21 }],
      'key-2345',
    ],
    [
      'decoded',
      { views: ['decoded'] },
      'x bXkga2V5LTEyMzQgaXMgaXQ= y',
      [],
      'bXkga2V5LTEyMzQgaXMgaXQ=',
    ],
    [
      'labelled',
      {
        views: ['lowered', 'labelled'],
        keywords: ['key no'],
        pattern: '(?<lead>key no: )(?<value>[a-z]{2}-[0-9]{4})',
      },
      'Name;Key No\nfirst;KQ-8841',
      [],
      'KQ-8841',
    ],
  ])('finds in the %s view and points into the text', (view, rule, text, hidden, evidence) => {
    const [result] = createRuleMatcher(prepareRules([pack(rule)]))(ask(text, { hidden }))
    expect(result?.findings.map(({ start, end }) => text.slice(start, end))).toEqual([evidence])
    expect(result?.findings[0]?.explanation.view).toBe(view)
  })

  it('finds nothing in the labels that the labelled view repeats before their values', () => {
    const rule: Partial<Rule> = { views: ['labelled'], keywords: ['key no'] }
    const text = 'First\tSecond\nkey no 1234\tKQ-8841\nother\tvalue'
    const found = (pattern: string) => places([pack({ ...rule, pattern })], ask(text))
    expect(found('(?<lead>key no [0-9]{4}: )(?<value>KQ-[0-9]{4})')).toEqual(['KQ-8841'])
    expect(found('(?<lead>key no )(?<value>[0-9]{4})')).toEqual([])
  })

  it('reads decoded text as it is for secrets and folded for instructions', () => {
    const text = Buffer.from('IGNORE all of it, KEY-1234').toString('base64')
    const decoded: Partial<Rule> = { views: ['decoded'], keywords: [], pattern: 'KEY-1234' }
    expect(places([pack(decoded)], ask(text))).toEqual([text])
    const injection = pack(
      { ...decoded, id: 'injection_x', class_name: 'encoded_instruction', pattern: 'ignore all' },
      'injection',
    )
    expect(places([injection], ask(text, { categories: ['injection'] }))).toEqual([text])
  })

  it('gives a place once where several views show it', () => {
    const views = { views: ['original', 'lowered', 'folded'] as Rule['views'] }
    expect(places([pack(views)], ask('key-1234'))).toEqual(['key-1234'])
  })

  it('gives findings in reading order, so many of a rule at most, and stays quick', async () => {
    const match = createRuleMatcher(prepareRules([pack({})]))
    const keys = (count: number) => 'key-1234 '.repeat(count)
    const [result] = match(ask(keys(MAX_FINDINGS_PER_RULE + 1)))
    expect(result?.findings).toHaveLength(MAX_FINDINGS_PER_RULE)
    const starts = result?.findings.map((finding) => finding.start) ?? []
    expect(starts).toEqual([...starts].sort((a, b) => a - b))
    const growth = await growthOf(keys, (text) => match(ask(text)), 10_000)
    expect(growth).toBeLessThan(LINEAR_GROWTH)
  })

  it.each<[string, Partial<Rule>]>([
    ['without words to find it by', { keywords: [] }],
    ['in windows that lie together', { keywords: ['.'], window: 16 }],
  ])('never reads on with a rule %s: V8 counts what one call steps back', (_, rule) => {
    const pattern = '[a-z]+ [a-z]+ [0-9]'
    const calls = vi.spyOn(RegExp.prototype, 'exec')
    try {
      const found = places([pack({ pattern, ...rule })], ask(`${'ab cd. '.repeat(500)}ef gh 1`))
      expect(found).toEqual(['ef gh 1'])
      const own = (calls.mock.contexts as readonly RegExp[]).filter(
        ({ source }) => source === linearPattern(pattern),
      )
      expect(own.length).toBeGreaterThan(0)
      for (const expression of own) expect(expression.flags).toBe('y')
    } finally {
      calls.mockRestore()
    }
  })

  it('finds a value wherever it stands', () => {
    const match = createRuleMatcher(prepareRules([pack({ views: ['original', 'folded'] })]))
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (before, after) => {
        const text = `${before} key-4711 ${after}`
        const [result] = match(ask(text))
        expect(result?.findings.map(({ start, end }) => text.slice(start, end))).toContain(
          'key-4711',
        )
      }),
    )
  })
})
