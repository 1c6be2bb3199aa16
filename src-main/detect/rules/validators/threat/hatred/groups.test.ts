import { type AST, RegExpParser } from '@eslint-community/regexpp'
import { describe, expect, it } from 'vitest'
import { loadPacks } from '../../../pack/load-packs.ts'
import { ARABIC } from './arabic.ts'
import { DUTCH } from './dutch.ts'
import { ENGLISH } from './english.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { ITALIAN } from './italian.ts'
import { POLISH } from './polish.ts'
import { PORTUGUESE } from './portuguese.ts'
import { RUSSIAN } from './russian.ts'
import { SPANISH } from './spanish.ts'
import { TURKISH } from './turkish.ts'

/** What a part of a pattern takes, in words; conditions around it take nothing. */
function wordsOf(node: AST.Element | AST.Alternative | AST.Pattern): readonly string[] {
  switch (node.type) {
    case 'Character':
      return [String.fromCodePoint(node.value)]
    case 'CharacterClass':
      return node.elements.flatMap((element) =>
        element.type === 'Character' ? String.fromCodePoint(element.value) : [],
      )
    case 'Alternative':
      return node.elements.reduce<readonly string[]>(
        (words, element) => words.flatMap((word) => wordsOf(element).map((next) => word + next)),
        [''],
      )
    case 'Pattern':
    case 'Group':
      return node.alternatives.flatMap(wordsOf)
    case 'Quantifier':
      return node.max === 1 ? ['', ...wordsOf(node.element)] : wordsOf(node.element)
    default:
      return ['']
  }
}

describe('groups', () => {
  const rules = new Map(loadPacks().flatMap(({ rules }) => rules.map((rule) => [rule.id, rule])))
  it.each(
    Object.entries({
      arabic: ARABIC,
      dutch: DUTCH,
      english: ENGLISH,
      french: FRENCH,
      german: GERMAN,
      italian: ITALIAN,
      polish: POLISH,
      portuguese: PORTUGUESE,
      russian: RUSSIAN,
      spanish: SPANISH,
      turkish: TURKISH,
    }),
  )('that sentences are read for stand in the rule that finds these, in %s', (language, words) => {
    const rule = rules.get(`threat_hate_${language}`)
    const pattern = new RegExp(rule?.pattern ?? '', 'u')
    const groups = wordsOf(new RegExpParser().parsePattern(words.groups, 0, undefined, true))
    expect(groups.length).toBeGreaterThan(30)
    expect(
      groups.filter((group) => {
        const sentence = ` ${group} `
        return (
          !pattern.test(sentence) || !rule?.keywords?.some((keyword) => sentence.includes(keyword))
        )
      }),
    ).toEqual([])
  })
})
