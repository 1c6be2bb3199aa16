import { describe, expect, it } from 'vitest'
import { ACCEPT_THRESHOLD } from '../../../decide/policy.ts'
import type { RulePack } from '../pack/rule-pack.ts'
import { ACCEPTED_SCORE, testRules } from './test-rules.ts'

const pack = (parts: Partial<RulePack['rules'][0]>): RulePack => ({
  pack: 'own',
  category: 'dlp',
  rules: [
    {
      id: 'user_ticket',
      title: 'Ticket',
      description: 'A ticket.',
      class_name: 'API_KEY',
      severity: 'low',
      score: 0.4,
      views: ['original'],
      keywords: ['tkt-'],
      pattern: 'TKT-[0-9]{4}',
      default: 'off',
      context: [{ words: ['ticket'], within: 20, change: 0.3 }],
      match: ['the ticket ⟦TKT-1¦234⟧'],
      ignore: ['TKT-1234'],
      ...parts,
    },
  ],
})

describe('testRules', () => {
  it('tells what each example found, by accepted score, also of a rule that is off', () => {
    expect(testRules(pack({}))).toEqual([
      { rule: 0, ruleId: 'user_ticket', list: 'match', example: 0, found: ['TKT-1234'] },
      { rule: 0, ruleId: 'user_ticket', list: 'ignore', example: 0, found: [] },
    ])
  })

  it('says what is wrong', () => {
    const outcomes = testRules(
      pack({ match: ['TKT-1234', '⟦ticket⟧ TKT-1234'], ignore: ['ticket TKT-1234'] }),
    )
    expect(outcomes.map(({ problem }) => problem)).toEqual([
      'the rule finds nothing',
      'the rule finds something else than what ⟦…⟧ marks',
      'the rule finds something where it must not',
    ])
  })

  it('accepts what the room decide accepts', () => {
    expect(ACCEPTED_SCORE).toBe(ACCEPT_THRESHOLD)
  })
})
