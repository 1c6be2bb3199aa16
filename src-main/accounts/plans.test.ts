import { expect, it } from 'vitest'
import { isAccountPlan, PLAN_NAMES, PLANS } from './plans.ts'

it.each([
  ['anonymous', 100_000, null, 100, null, 100_000, 2_500, 120],
  ['free', 100_000, 25_000, null, 30_000, 250_000, 5_000, 300],
  ['personal', 100_000, 25_000, null, 100_000, 250_000, 10_000, 600],
  ['pro', 1_000_000, null, null, null, 1_000_000, 25_000, 12_000],
] as const)(
  '%s has its numbers',
  (name, bytes, tokens, daily, monthly, capacity, refill, requests) => {
    expect(PLANS[name]).toEqual({
      canonicalBytes: bytes,
      tokensPerSubmission: tokens,
      dailyScanUnits: daily,
      monthlyScanUnits: monthly,
      tokenCapacity: capacity,
      tokenRefillPerSecond: refill,
      requestsPerMinute: requests,
    })
  },
)

it('lets accounts have every plan but the one of callers without account', () => {
  expect(PLAN_NAMES.filter(isAccountPlan)).toEqual(['free', 'personal', 'pro'])
  expect(['', 'Pro', 'constructor', 'enterprise'].filter(isAccountPlan)).toEqual([])
})
