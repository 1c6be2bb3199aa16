/**
 * Scan units and the token rate: what a scan costs is checked and charged in
 * one transaction, so that the counters hold against requests at the same
 * time, another process, and a restart.
 *
 * A scan that is answered at once is charged with its answer. Until then the cost of a
 * long one is only held, in memory: a process that dies has charged nothing.
 */

import { randomUUID } from 'node:crypto'
import type { UsageStore } from '../store/usage-store.ts'
import { counted, type LimitProblem } from './limit-problem.ts'
import type { Plan, PlanName, Plans } from './plans.ts'
import {
  fullBucket,
  refilled,
  secondsUntil,
  type TokenBucket,
  taken,
  tokensIn,
} from './token-bucket.ts'
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

/** What a scan costs, and whom. */
export interface Charge {
  readonly caller: Caller
  readonly cost: Cost
}

/** What a scan will cost once it is answered. */
export interface Held extends Charge {
  readonly id: string
  /** Whose units they are, however long the scan takes. */
  readonly day: number
}

export type Hold =
  | { readonly isHeld: true; readonly held: Held }
  | { readonly isHeld: false; readonly problem: LimitProblem }

/** Times are Unix milliseconds. */
export interface Quotas {
  /**
   * Charges a scan and gives null, or says why it cannot be: TOKEN_RATE_LIMITED, then
   * ANONYMOUS_QUOTA_EXCEEDED or MONTHLY_QUOTA_EXCEEDED. Then nothing is charged.
   */
  readonly charge: (caller: Caller, cost: Cost, now: number) => LimitProblem | null
  /** The same of many, in their order: what one takes is not there for those behind it. All of it is one step. */
  readonly chargeEach: (charges: readonly Charge[], now: number) => readonly (LimitProblem | null)[]
  /** Checks as {@link Quotas.charge} does and keeps the cost free until it is settled or released. */
  readonly hold: (caller: Caller, cost: Cost, now: number) => Hold
  /** Charges what was held, all of it or, where it throws, nothing. */
  readonly settle: (held: readonly Held[], now: number) => void
  /** Lets go of what was held; it costs nothing. */
  readonly release: (id: string) => void
  readonly usageOf: (caller: Caller, now: number) => UsageSnapshot
}

/** Requests carry the time at which they were made, and wait for each other: that much is no clock that was set back. */
const OVERTAKEN_MS = 1_000

/** Quotas over the usage of a database. */
export function createQuotas(store: UsageStore, plans: Plans): Quotas {
  const holds = new Map<string, Held>()

  const heldBy = (accountId: string | null) =>
    [...holds.values()].filter(({ caller }) => caller.accountId === accountId)

  /** As it is stored, what is held still in it. */
  function storedBucket({ accountId, plan }: Caller, now: number): TokenBucket {
    const bucket = store.getBucket(accountId) ?? fullBucket(plans[plan], now)
    return refilled(bucket, plans[plan], now)
  }

  /** The same, where the clock was set back: the bucket fills from the new time on, which has to be written down once. */
  function rebasedBucket({ accountId, plan }: Caller, now: number): TokenBucket {
    const stored = store.getBucket(accountId) ?? fullBucket(plans[plan], now)
    const bucket = refilled(stored, plans[plan], now)
    if (stored.updatedAt > now + OVERTAKEN_MS) store.setBucket(accountId, bucket)
    return bucket
  }

  const unitsIn = ({ accountId }: Caller, { fromDay, toDay }: UsageWindow, held: readonly Held[]) =>
    store.unitsBetween(accountId, fromDay, toDay) +
    sum(held.map(({ day, cost }) => (day >= fromDay && day < toDay ? cost.scanUnits : 0)))

  /** Why the cost cannot be taken now, if it cannot. */
  function problemOf(
    caller: Caller,
    cost: Cost,
    stored: TokenBucket,
    now: number,
  ): LimitProblem | null {
    const plan = plans[caller.plan]
    const held = heldBy(caller.accountId)
    const bucket = withoutHeld(stored, held)
    const wait = secondsUntil(bucket, plan, cost.inputTokens)
    if (wait > 0) return tooFast(plan, cost.inputTokens, tokensIn(bucket), wait)
    return usedUp(plan, cost.scanUnits, now, (window) => unitsIn(caller, window, held))
  }

  function take(caller: Caller, cost: Cost, day: number, stored: TokenBucket): void {
    store.setBucket(caller.accountId, taken(stored, cost.inputTokens))
    store.addUnits(caller.accountId, day, cost.scanUnits)
  }

  /** Within a transaction. */
  function charge({ caller, cost }: Charge, now: number): LimitProblem | null {
    const bucket = rebasedBucket(caller, now)
    const problem = problemOf(caller, cost, bucket, now)
    if (problem === null) take(caller, cost, dayOf(now), bucket)
    return problem
  }

  return {
    charge: (caller, cost, now) => store.transaction(() => charge({ caller, cost }, now)),

    chargeEach: (charges, now) =>
      store.transaction(() => {
        const problems = charges.map((): LimitProblem | null => null)
        for (const { caller, cost, places } of summedUp(charges)) {
          // What fits as a whole fits one after the other, but where a full bucket lets more pass than it holds.
          const isOneInput = cost.inputTokens <= plans[caller.plan].tokenCapacity
          if (isOneInput && charge({ caller, cost }, now) === null) continue
          for (const place of places) problems[place] = charge(charges[place] as Charge, now)
        }
        return problems
      }),

    hold(caller, cost, now) {
      const problem = problemOf(caller, cost, rebasedBucket(caller, now), now)
      if (problem !== null) return { isHeld: false, problem }
      const held = { id: randomUUID(), caller, cost, day: dayOf(now) }
      holds.set(held.id, held)
      return { isHeld: true, held }
    },

    settle(held, now) {
      store.transaction(() => {
        for (const [day, ofDay] of Map.groupBy(held, ({ day }) => day)) {
          for (const { caller, cost } of summedUp(ofDay)) {
            take(caller, cost, day, storedBucket(caller, now))
          }
        }
      })
      for (const { id } of held) holds.delete(id)
    },

    release: (id) => void holds.delete(id),

    usageOf(caller, now) {
      const held = heldBy(caller.accountId)
      return usageSnapshot(caller.plan, plans[caller.plan], {
        dayUnits: unitsIn(caller, dayWindow(now), held),
        monthUnits: unitsIn(caller, monthWindow(now), held),
        tokenBalance: tokensIn(withoutHeld(storedBucket(caller, now), held)),
      })
    },
  }
}

/** What is free of a bucket for others. */
function withoutHeld(bucket: TokenBucket, held: readonly Held[]): TokenBucket {
  return taken(bucket, sum(held.map(({ cost }) => cost.inputTokens)))
}

/** What a caller pays for several scans, and at which places of the list these are. */
interface Sum extends Charge {
  readonly places: readonly number[]
}

/** What callers pay together: a row that is written once for many costs what it costs for one. */
function summedUp(charges: readonly Charge[]): readonly Sum[] {
  const places = Map.groupBy(charges.keys(), (place) => {
    const { accountId, plan } = (charges[place] as Charge).caller
    return `${plan} ${accountId ?? ''}`
  })
  return Array.from(places.values(), (own) => {
    const costs = own.map((place) => (charges[place] as Charge).cost)
    const cost = {
      inputTokens: sum(costs.map(({ inputTokens }) => inputTokens)),
      scanUnits: sum(costs.map(({ scanUnits }) => scanUnits)),
    }
    return { caller: (charges[own[0] as number] as Charge).caller, cost, places: own }
  })
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
  plan: Plan,
  scanUnits: number,
  now: number,
  unitsIn: (window: UsageWindow) => number,
): LimitProblem | null {
  for (const { member, windowOf, code, kind, words } of UNIT_QUOTAS) {
    const limit = plan[member]
    if (limit === null) continue
    const window = windowOf(now)
    const used = unitsIn(window)
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

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
