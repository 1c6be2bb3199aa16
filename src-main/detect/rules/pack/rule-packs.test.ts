import { setFlagsFromString } from 'node:v8'
import { beforeAll, describe, expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { KEYWORD_RULES } from '../../../../src-shared/model/mask.ts'
import { withSeams } from '../../../../src-shared/model/seams.ts'
import { createRuleMatcher } from '../match/match-rules.ts'
import { prepareRules } from '../match/prepare-rules.ts'
import { linearPattern } from '../pattern/linear-pattern.ts'
import { ruleAnchor } from '../prefilter/rule-anchor.ts'
import { patternDigest, provedPatterns } from '../prove/pattern-proof.ts'
import { loadPacks } from './load-packs.ts'
import { parseExample } from './rule-example.ts'
import type { Rule, RuleCategory } from './rule-pack.ts'

/** Lowest score of an accepted finding. */
const ACCEPTED = 0.5

const packs = loadPacks()
const proved = provedPatterns()
const match = createRuleMatcher(prepareRules(packs))
const rules = packs.flatMap(({ category, rules }) =>
  rules.map((rule): [string, Rule, RuleCategory] => [rule.id, rule, category]),
)

function evidence(rule: Rule, category: RuleCategory, example: string) {
  const { text, hidden } = parseExample(example)
  const switches = new Map([[rule.id, true]])
  return match({ text, hidden, categories: [category], switches })
    .flatMap(({ findings }) => findings)
    .filter(({ explanation, score }) => explanation.detectorId === rule.id && score >= ACCEPTED)
    .map(({ start, end }) => text.slice(start, end))
}

describe('the shipped rule packs', () => {
  beforeAll(() => {
    // Makes the flag `l` known, which refuses what the linear engine cannot run.
    setFlagsFromString('--enable-experimental-regexp-engine')
  })

  it.each(rules)('%s finds its examples and nothing in what it ignores', (_, rule, category) => {
    for (const example of rule.match) {
      const { text, evidence: marked } = parseExample(example)
      const found = evidence(rule, category, example)
      if (marked === undefined) expect(found.length, example).toBeGreaterThan(0)
      else expect(found, example).toContain(text.slice(marked.start, marked.end))
    }
    for (const example of rule.ignore) {
      expect(evidence(rule, category, example), example).toEqual([])
    }
  })

  it.each([...KEYWORD_RULES])(
    '%s marks words that hold no value, so that they are not masked',
    (id) => {
      const [, rule, category] = rules.find(([known]) => known === id) ?? expect.fail()
      const [, value = ''] = /\(\?<value>(.*)/su.exec(rule.pattern) ?? []
      // No digit, and nothing that stands for any sign: the words of the rule and those between them.
      expect(value.split(/\[\^[^\]]*\]\{0,120\}\$$/)[0]).not.toMatch(
        /\\d|\[\^|\.[*+{?]|0-9|\\S|\\w/,
      )
      const marked = rule.match.flatMap((example) => evidence(rule, category, example))
      expect(marked.join()).toMatch(/^[^\d@]+$/)
    },
  )

  it.each(rules)('%s can be run by the linear engine', (_, rule) => {
    const source = withSeams(linearPattern(rule.pattern))
    expect(() => new RegExp(source, `gl${rule.flags ?? ''}`)).not.toThrow()
  })

  it('tries rules everywhere in windows alone, but for one whose keywords few texts hold', () => {
    const tried = rules.flatMap(([id, rule]) =>
      rule.window === undefined && ruleAnchor(rule).within === 'everywhere' ? [id] : [],
    )
    expect(tried).toEqual(['injection_note_to_ai_languages'])
  })

  it.each(rules)('%s is proved to be quick on any text', (_, rule) => {
    // Where this fails, the pattern is new: node src-main/detect/rules/prove/prove-patterns.ts
    expect(proved.has(patternDigest(rule))).toBe(true)
  })

  it.each([
    'a',
    '0',
    ' ',
    '\n',
    '-',
    'a@',
    'a.',
    '1-',
    'key=',
    'password: ',
    'secret_key = "',
    'eyJ',
    'https://a:',
    'curl -u ',
    '-----BEGIN RSA PRIVATE KEY-----\n',
    'AKIA',
    'ignore all previous ',
    'a b c d ',
    '\u200b',
    'é',
    'ы',
    '中',
  ])('read a text made of %j in linear time', async (filler) => {
    const text = (length: number) => filler.repeat(length / filler.length)
    const read = (text: string) =>
      match({ text, hidden: [], categories: ['injection', 'dlp', 'pii'], switches: new Map() })
    expect(await growthOf(text, read, 12_500)).toBeLessThan(LINEAR_GROWTH)
  })
})
