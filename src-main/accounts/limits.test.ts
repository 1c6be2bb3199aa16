import { describe, expect, it } from 'vitest'
import { ScanError } from '../../src-shared/contract/error-codes.ts'
import { openDatabase } from '../store/database.ts'
import { createUsageStore } from '../store/usage-store.ts'
import { inThisThread } from '../workers/__fixtures__/in-this-thread.ts'
import { createLimits, createOwnerLimits, type LimitedCaller } from './limits.ts'
import { PLANS } from './plans.ts'
import { createQuotas } from './quotas.ts'
import { createRequestRate } from './request-rate.ts'

const NOON = Date.parse('2028-02-29T12:00:00Z')

const OWNER = { accountId: 'local', plan: 'pro', origin: 'app' } as const

it.each([
  [{ canonicalBytes: 1_000_001, inputTokens: 1 }, 'plans.pro.canonical_bytes'],
  [{ canonicalBytes: 1, inputTokens: 11 }, 'plans.pro.tokens_per_submission'],
])('tells the owner alone which number to set for %o', async (size, setting) => {
  const plans = { ...PLANS, pro: { ...PLANS.pro, tokensPerSubmission: 10 } }

  const check = createOwnerLimits(plans).checkSize(OWNER, size)

  await expect(check).rejects.toThrow(`Split it, or set ${setting} in config.json`)
})

describe('a scan that fails', () => {
  const caller: LimitedCaller = { accountId: null, plan: 'anonymous', origin: 'api' }

  it.each([
    { failure: new ScanError('SCAN_TIMEOUT'), isBrief: false },
    { failure: new ScanError('SERVICE_UNAVAILABLE'), isBrief: false },
    { failure: new Error('a mistake of the program'), isBrief: false },
    { failure: new Error('a mistake of the program'), isBrief: true },
  ])('$failure costs nothing (brief: $isBrief)', async ({ failure, isBrief }) => {
    const db = openDatabase(':memory:')
    const quotas = createQuotas(createUsageStore(db), PLANS)
    const limits = createLimits({
      plans: PLANS,
      quotas: inThisThread(quotas),
      requestRate: createRequestRate(() => NOON),
      clock: () => NOON,
    })
    const cost = { input_tokens: 40_000, scan_units: 40 }
    let during: unknown

    const scan = limits.paid(caller, cost, {
      isBrief,
      async work() {
        during = quotas.usageOf(caller, NOON)
        throw failure
      },
      settle: async () => null,
    })

    await expect(scan).rejects.toBe(failure)
    const held = isBrief ? 0 : 40
    expect(during).toMatchObject({
      daily_scan_units: held,
      token_balance: 100_000 - 1_000 * held,
    })
    expect(quotas.usageOf(caller, NOON)).toMatchObject({
      daily_scan_units: 0,
      token_balance: 100_000,
    })
    db.close()
  })
})
