/**
 * The plans: what an account may submit, and how fast.
 *
 * The numbers are the program's own choice where the interface leaves them
 * open; those it states (bytes, tokens per submission, the pro token rate) are
 * taken from its limits.
 */

export const PLAN_NAMES = ['anonymous', 'free', 'personal', 'pro'] as const
export type PlanName = (typeof PLAN_NAMES)[number]
/** A plan that an account can have; `anonymous` is the plan of callers without one. */
export type AccountPlan = Exclude<PlanName, 'anonymous'>

/** Null: no limit. */
export interface Plan {
  /** UTF-8 bytes of canonical text in one submission, all documents together. */
  readonly canonicalBytes: number
  /** Tokens in one submission. */
  readonly tokensPerSubmission: number | null
  /** Scan units from 00:00 UTC to the next. */
  readonly dailyScanUnits: number | null
  /** Scan units of a calendar month, UTC. */
  readonly monthlyScanUnits: number | null
  /** Tokens that a rested token bucket holds. */
  readonly tokenCapacity: number
  /** Tokens that flow back a second. */
  readonly tokenRefillPerSecond: number
  readonly requestsPerMinute: number
}

export type Plans = Readonly<Record<PlanName, Plan>>

/** The plans unless the owner has set other numbers. */
export const PLANS: Plans = {
  anonymous: {
    canonicalBytes: 100_000,
    tokensPerSubmission: null,
    dailyScanUnits: 100,
    monthlyScanUnits: null,
    tokenCapacity: 100_000,
    tokenRefillPerSecond: 2_500,
    requestsPerMinute: 120,
  },
  free: {
    canonicalBytes: 100_000,
    tokensPerSubmission: 25_000,
    dailyScanUnits: null,
    monthlyScanUnits: 30_000,
    tokenCapacity: 250_000,
    tokenRefillPerSecond: 5_000,
    requestsPerMinute: 300,
  },
  personal: {
    canonicalBytes: 100_000,
    tokensPerSubmission: 25_000,
    dailyScanUnits: null,
    monthlyScanUnits: 100_000,
    tokenCapacity: 250_000,
    tokenRefillPerSecond: 10_000,
    requestsPerMinute: 600,
  },
  pro: {
    canonicalBytes: 1_000_000,
    tokensPerSubmission: null,
    dailyScanUnits: null,
    monthlyScanUnits: null,
    tokenCapacity: 1_000_000,
    tokenRefillPerSecond: 25_000,
    requestsPerMinute: 12_000,
  },
}

/** Whether a word names a plan that an account can have. */
export function isAccountPlan(word: string): word is AccountPlan {
  return word !== 'anonymous' && (PLAN_NAMES as readonly string[]).includes(word)
}
