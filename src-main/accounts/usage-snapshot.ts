/** What an account has used, as refusals tell it. */

import type { Plan, PlanName } from './plans.ts'

/** The `usage` of an error body. Null: the plan has no such limit. */
export type UsageSnapshot = {
  readonly plan: PlanName
  readonly daily_scan_units: number | null
  readonly daily_limit: number | null
  readonly monthly_scan_units: number | null
  readonly monthly_limit: number | null
  /** Whole tokens; negative after an input larger than the capacity. */
  readonly token_balance: number
  readonly token_capacity: number
  readonly refill_per_second: number
}

/** What is counted: units of the current day and month, and what the bucket holds now. */
export interface Usage {
  readonly dayUnits: number
  readonly monthUnits: number
  readonly tokenBalance: number
}

/** The snapshot of an account with this plan. */
export function usageSnapshot(planName: PlanName, plan: Plan, usage: Usage): UsageSnapshot {
  return {
    plan: planName,
    daily_scan_units: plan.dailyScanUnits === null ? null : usage.dayUnits,
    daily_limit: plan.dailyScanUnits,
    monthly_scan_units: plan.monthlyScanUnits === null ? null : usage.monthUnits,
    monthly_limit: plan.monthlyScanUnits,
    token_balance: usage.tokenBalance,
    token_capacity: plan.tokenCapacity,
    refill_per_second: plan.tokenRefillPerSecond,
  }
}
