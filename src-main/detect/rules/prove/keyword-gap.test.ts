import { describe, expect, it } from 'vitest'
import { loadPacks } from '../pack/load-packs.ts'
import type { Rule } from '../pack/rule-pack.ts'
import { keywordGap } from './keyword-gap.ts'

const rules = loadPacks()
  .flatMap((pack) => pack.rules)
  .filter(({ keywords }) => keywords.length > 0)

const gapOf = (pattern: string, keywords: readonly string[], flags?: Rule['flags']) =>
  keywordGap({ pattern, keywords: [...keywords], ...(flags && { flags }) })

describe('keywordGap', () => {
  it.each([
    ['a word that is one', '\\bsalary: \\d+', ['salary']],
    ['every one of several', '(?:user|login)=\\w+', ['user=', 'login=']],
    ['the part that all share', '(?:versichert|versicherung)s?-nr', ['versicher']],
    ['either spelling', 'n[º°] (?:de )?conta', ['nº ', 'n° ']],
    ['capitals, which are read as small', '(?:MR|Mr) [A-Z]{3}', ['mr ']],
    ['the lower case of a capital with a dot', 'İlçe: \\w', ['ilçe']],
    ['white space of any kind', 'reg\\s+save', ['reg save', 'reg  ']],
    ['what only the upper limit rules out', 'mysql2?://', ['mysql://', 'mysql2://']],
    ['what a border of a word rules out', 'a\\bnet use', ['net use']],
  ])('is none where each match holds a keyword: %s', (_, pattern, keywords) => {
    expect(gapOf(pattern, keywords)).toBeUndefined()
  })

  it.each([
    ['a word without a keyword', '(?:user|login)=\\w', ['user='], 'login=0', ['login']],
    ['a spelling without one', 'lice(?:nse|nce) no', ['license'], 'licence no', ['licence', 'no']],
    ['a keyword that needs more than the match', '\\bgeb\\.?\\d', ['geb.'], 'geb0', ['geb']],
    ['digits alone', '[1-9]\\d{3}', ['ssn'], '1000', []],
  ])('is one of the shortest texts: %s', (_, pattern, keywords, text, words) => {
    expect(gapOf(pattern, keywords)).toEqual({ text, words })
  })

  it('tells of what a rule would lose without each of its keywords', () => {
    const [rule] = rules.filter(({ id }) => id === 'dlp_postgres_url')
    const { pattern, keywords = [] } = rule ?? expect.fail()
    for (const left of keywords) {
      expect(
        gapOf(
          pattern,
          keywords.filter((each) => each !== left),
        ),
      ).toMatchObject({
        text: expect.stringContaining(left),
      })
    }
  })
})

describe('the keywords of the shipped rules', () => {
  it.each(rules.map((rule): [string, Rule] => [rule.id, rule]))(
    '%s: each match holds one, unless the rule says that they stand beside it',
    (_, rule) => {
      // Where this fails: add the word that is told as a keyword, or `keywords_beside: true` where it says nothing alone.
      const gap = keywordGap(rule)
      expect(gap).not.toBe('unknown')
      if (rule.keywords_beside) expect(gap).toBeDefined()
      else expect(gap).toBeUndefined()
    },
  )
})
