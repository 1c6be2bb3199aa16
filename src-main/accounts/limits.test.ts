import { expect, it } from 'vitest'
import { createOwnerLimits } from './limits.ts'
import { PLANS } from './plans.ts'

const OWNER = { accountId: 'local', plan: 'pro', origin: 'app' } as const

it.each([
  [{ canonicalBytes: 1_000_001, inputTokens: 1 }, 'plans.pro.canonical_bytes'],
  [{ canonicalBytes: 1, inputTokens: 11 }, 'plans.pro.tokens_per_submission'],
])('tells the owner alone which number to set for %o', async (size, setting) => {
  const plans = { ...PLANS, pro: { ...PLANS.pro, tokensPerSubmission: 10 } }

  const check = createOwnerLimits(plans).checkSize(OWNER, size)

  await expect(check).rejects.toThrow(`Split it, or set ${setting} in config.json`)
})
