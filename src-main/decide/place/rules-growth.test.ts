import { describe, expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../src-shared/__fixtures__/growth.ts'
import { RULE_CLAIM } from '../__fixtures__/rule-claim.ts'
import { weighPlaces } from './weigh-place.ts'

/** Rules whose findings are asked for signs of their own, and one that is weighed as most are. */
const RULES = [
  ['injection', 'injection_override'],
  ['injection', 'injection_later_talks'],
  ['injection', 'injection_link_prompt'],
  ['injection', 'injection_listed_secret'],
  ['injection', 'injection_listed_talk'],
  ['injection', 'injection_processor_called_west'],
  ['threat', 'threat_fraud_payment_germanic'],
  ['threat', 'threat_fraud_code_europe'],
  ['threat', 'threat_violence_english'],
] as const
/** What the forms of reports, tests, options, dialogue and tool lists begin with and never end. */
const PIECES = [
  'steps to reproduce: expected ',
  'feat(x): no ',
  '["a", "b" | ',
  '| a | b |\n',
  'expect("x").toBe("',
  'http://10.0.0.1/ ',
  '{"inputSchema": {"description": "',
  'today, now, do not call ',
  'chmod 4755 /bin/sh  makes it so\n',
  'logsource:\ndetection:\n \n',
  'Podvod, jangan klik a.b ',
]

describe('weighing what a rule found', () => {
  it.each(PIECES)('takes time that grows no faster than the text: %s', async (piece) => {
    const growth = await growthOf(
      (size) => piece.repeat(size),
      (text) => {
        const start = text.length >> 1
        for (const [category, detectorId] of RULES) {
          weighPlaces(text).ofRule(category, {
            ...RULE_CLAIM,
            start,
            end: start + 24,
            explanations: [{ view: 'folded', detectorId }],
          })
        }
      },
      100,
    )
    expect(growth).toBeLessThan(LINEAR_GROWTH)
  })
})
