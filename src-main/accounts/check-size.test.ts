import { expect, it } from 'vitest'
import { checkSize } from './check-size.ts'
import { PLANS, type PlanName } from './plans.ts'

it.each<[PlanName, number, number, string | undefined]>([
  ['anonymous', 100_000, 100_000, undefined],
  ['anonymous', 100_001, 1, 'CONTENT_TOO_LARGE'],
  ['free', 100_000, 25_000, undefined],
  ['free', 100_000, 25_001, 'INPUT_TOKENS_EXCEEDED'],
  ['free', 100_001, 25_001, 'CONTENT_TOO_LARGE'],
  ['personal', 1, 25_001, 'INPUT_TOKENS_EXCEEDED'],
  ['pro', 1_000_000, 1_000_000, undefined],
  ['pro', 1_000_001, 1, 'CONTENT_TOO_LARGE'],
])('%s: %i bytes and %i tokens are %s', (plan, canonicalBytes, inputTokens, code) => {
  expect(checkSize({ canonicalBytes, inputTokens }, plan, PLANS)?.code).toBe(code)
})

it('says how much came and how much the plan allows', () => {
  const plans = { ...PLANS, pro: { ...PLANS.pro, canonicalBytes: 4_000, tokensPerSubmission: 10 } }
  expect(checkSize({ canonicalBytes: 12_345, inputTokens: 1 }, 'pro', plans)).toEqual({
    code: 'CONTENT_TOO_LARGE',
    message: 'The text to scan has 12,345 bytes; the plan pro allows 4,000.',
  })
  expect(checkSize({ canonicalBytes: 11, inputTokens: 11 }, 'pro', plans)).toEqual({
    code: 'INPUT_TOKENS_EXCEEDED',
    message: 'The input has 11 tokens; the plan pro allows 10 in one scan.',
    quota: { limit_kind: 'input_tokens_per_scan', retry_after: 0 },
  })
})
