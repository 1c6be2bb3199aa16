/**
 * Scan units and the token rate: what a scan costs is checked and charged in
 * one transaction, so that the counters hold against requests at the same
 * time, another process, and a restart.
 */

import type { UsageStore } from '../store/usage-store.ts'
import { counted, type LimitProblem } from './limit-problem.ts'
import type { Plan, PlanName, Plans } from './plans.ts'
import { fullBucket, refilled, secondsUntil, taken, tokensIn } from './token-bucket.ts'
import { type UsageSnapshot, usageSnapshot } from './usage-snapshot.ts'
import { dayOf, dayWindow, monthWindow, resetOf, type UsageWindow } from './usage-window.ts'

/** Whose counters are meant; all callers without an account (null) share theirs. */
export interface Caller {
  readonly accountId: string | null
  readonly plan: PlanName
}

export interface Cost {
  readonly inputTokens: number
  readonly scanUnits: number
}

export type Charge =
  /** `day` tells {@link Quotas.refund} from which day's units the charge is. */
  | { readonly isPaid: true; readonly day: number }
  | { readonly isPaid: false; readonly problem: LimitProblem }

/** Times are Unix milliseconds. */
export interface Quotas {
  /**
   * Charges a scan, or says why it cannot be: TOKEN_RATE_LIMITED, then
   * ANONYMOUS_QUOTA_EXCEEDED or MONTHLY_QUOTA_EXCEEDED. Then nothing is charged.
   */
  readonly charge: (caller: Caller, cost: Cost, now: number) => Charge
  /** Gives all of a charge back; call it once. */
  readonly refund: (caller: Caller, cost: Cost, day: number, now: number) => void
  readonly usageOf: (caller: Caller, now: number) => UsageSnapshot
}

/** Quotas over the usage of a database. */
export function createQuotas(store: UsageStore, plans: Plans): Quotas {
  function bucketOf({ accountId, plan }: Caller, now: number) {
    const bucket = store.getBucket(accountId) ?? fullBucket(plans[plan], now)
    return refilled(bucket, plans[plan], now)
  }

  return {
    charge(caller, cost, now) {
      const { accountId } = caller
      const plan = plans[caller.plan]
      return store.transaction((): Charge => {
        const bucket = bucketOf(caller, now)
        const wait = secondsUntil(bucket, plan, cost.inputTokens)
        const problem =
          wait > 0
            ? tooFast(plan, cost.inputTokens, tokensIn(bucket), wait)
            : usedUp(store, accountId, plan, cost.scanUnits, now)
        if (problem !== null) return { isPaid: false, problem }
        store.setBucket(accountId, taken(bucket, cost.inputTokens))
        store.addUnits(accountId, dayOf(now), cost.scanUnits)
        return { isPaid: true, day: dayOf(now) }
      })
    },

    refund(caller, { inputTokens, scanUnits }, day, now) {
      store.transaction(() => {
        store.removeUnits(caller.accountId, day, scanUnits)
        const bucket = taken(bucketOf(caller, now), -inputTokens)
        store.setBucket(caller.accountId, refilled(bucket, plans[caller.plan], now))
      })
    },

    usageOf(caller, now) {
      const unitsIn = ({ fromDay, toDay }: UsageWindow) =>
        store.unitsBetween(caller.accountId, fromDay, toDay)
      return usageSnapshot(caller.plan, plans[caller.plan], {
        dayUnits: unitsIn(dayWindow(now)),
        monthUnits: unitsIn(monthWindow(now)),
        tokenBalance: tokensIn(bucketOf(caller, now)),
      })
    },
  }
}

function tooFast(plan: Plan, tokens: number, balance: number, wait: number): LimitProblem {
  return {
    code: 'TOKEN_RATE_LIMITED',
    message: `The input has ${counted(tokens)} tokens; ${counted(Math.max(0, balance))} can be taken now, and ${counted(plan.tokenRefillPerSecond)} more each second up to ${counted(plan.tokenCapacity)}.`,
    quota: { limit_kind: 'token_rate', retry_after: wait },
  }
}

/** A submission passes whole or not at all, also where some units are left. */
function usedUp(
  store: UsageStore,
  accountId: string | null,
  plan: Plan,
  scanUnits: number,
  now: number,
): LimitProblem | null {
  for (const { member, windowOf, code, kind, words } of UNIT_QUOTAS) {
    const limit = plan[member]
    if (limit === null) continue
    const window = windowOf(now)
    const used = store.unitsBetween(accountId, window.fromDay, window.toDay)
    if (used + scanUnits <= limit) continue
    const resetAt = resetOf(window)
    const left = counted(Math.max(0, limit - used))
    return {
      code,
      message: `The scan needs ${counted(scanUnits)} scan units; ${left} of ${counted(limit)} are left ${words}.`,
      quota: {
        limit_kind: kind,
        retry_after: Math.ceil((resetAt - now) / 1_000),
        reset_at: resetAt,
      },
    }
  }
  return null
}

const UNIT_QUOTAS = [
  {
    member: 'dailyScanUnits',
    windowOf: dayWindow,
    code: 'ANONYMOUS_QUOTA_EXCEEDED',
    kind: 'anonymous_daily_scan_units',
    words: 'for anonymous use today',
  },
  {
    member: 'monthlyScanUnits',
    windowOf: monthWindow,
    code: 'MONTHLY_QUOTA_EXCEEDED',
    kind: 'monthly_scan_units',
    words: 'this month',
  },
] as const
