/**
 * The limits of a plan: how often, how large, how much.
 *
 * The app's own window is the owner at the machine: sizes hold for it, because
 * they keep the machine responsive; rates and quotas, which share the machine
 * among its callers, do not.
 */

import { type ErrorCode, ScanError } from '../../src-shared/contract/error-codes.ts'
import type { ScanUsage } from '../../src-shared/contract/scan-result.ts'
import type { Remote } from '../workers/remote.ts'
import { checkSize, type SubmissionSize } from './check-size.ts'
import { counted, type LimitProblem } from './limit-problem.ts'
import type { Plans } from './plans.ts'
import type { Caller, Charge, Cost, Held, Quotas } from './quotas.ts'
import type { RequestRate } from './request-rate.ts'

/** Who submits, and whether rates and quotas are theirs. */
export interface LimitedCaller extends Caller {
  /** `app` for the app's own window. */
  readonly origin: 'app' | 'api'
}

/** What holds for everybody, also without a service. */
export interface SizeLimits {
  /** Counts one request. @throws {ScanError} RATE_LIMITED. */
  readonly countRequest: (caller: LimitedCaller) => void
  /** UTF-8 bytes of canonical text that one submission may have. */
  readonly canonicalBytes: (caller: LimitedCaller) => number
  /** Rejects with CONTENT_TOO_LARGE or INPUT_TOKENS_EXCEEDED. */
  readonly checkSize: (caller: LimitedCaller, size: SubmissionSize) => Promise<void>
}

export interface Limits extends SizeLimits {
  /** Refuses who has no request left, and counts none. @throws {ScanError} RATE_LIMITED. */
  readonly checkRate: (caller: LimitedCaller) => void
  /** What the submission is to be charged with as it is accepted; null for who pays nothing. */
  readonly chargeFor: (caller: LimitedCaller, usage: Usage) => Charge | null
  /** The refusal of a charge that could not be taken. */
  readonly refusal: (caller: LimitedCaller, problem: LimitProblem) => Promise<ScanError>
  /**
   * Does work that is answered at once and then settles it. Where the work or its settling
   * throws, it costs nothing: a client pays for what it was given, and every such failure
   * (500, 503, 504) is the program's.
   *
   * Rejects with TOKEN_RATE_LIMITED, ANONYMOUS_QUOTA_EXCEEDED or MONTHLY_QUOTA_EXCEEDED.
   */
  readonly paid: <T>(caller: LimitedCaller, usage: Usage, task: PaidTask<T>) => Promise<T>
}

/** Work that is paid when it is done. */
interface PaidTask<T> {
  /**
   * Whether it takes no longer than asking whether it can be paid: then it is charged with its answer,
   * which is withheld where it cannot be. The cost of all else is held before it is begun.
   */
  readonly isBrief: boolean
  readonly work: () => Promise<T>
  /** Charges what was held, or what is to be charged; gives why it cannot be. */
  readonly settle: (payment: Payment, result: T) => Promise<LimitProblem | null>
}

/** What work is paid with: what was held for it or what it is charged now, or nothing. */
export interface Payment {
  readonly held: Held | null
  readonly charge: Charge | null
}

type Usage = Pick<ScanUsage, 'input_tokens' | 'scan_units'>

export interface LimitParts {
  readonly plans: Plans
  readonly quotas: Remote<Quotas>
  readonly requestRate: RequestRate
  /** Gives Unix milliseconds. */
  readonly clock: () => number
}

/** The limits of a service and its many callers. */
export function createLimits({ plans, quotas, requestRate, clock }: LimitParts): Limits {
  async function refusal(caller: LimitedCaller, problem: LimitProblem): Promise<ScanError> {
    const { code, message, quota } = problem
    return new ScanError(code, message, {
      usage: await quotas.usageOf(plain(caller), clock()),
      ...(quota && {
        quota,
        ...(quota.retry_after > 0 && { retryAfterSeconds: quota.retry_after }),
      }),
    })
  }

  function refuseBeyondRate(
    { accountId, plan, origin }: LimitedCaller,
    ask: RequestRate['count'],
  ): void {
    if (origin === 'app') return
    const { requestsPerMinute } = plans[plan]
    const retryAfterSeconds = ask(accountId, requestsPerMinute)
    if (retryAfterSeconds === 0) return
    const message = `The plan ${plan} allows ${counted(requestsPerMinute)} requests a minute.`
    throw new ScanError('RATE_LIMITED', message, { retryAfterSeconds })
  }

  function chargeFor(caller: LimitedCaller, usage: Usage) {
    if (caller.origin === 'app') return null
    const { input_tokens: inputTokens, scan_units: scanUnits } = usage
    return { caller: plain(caller), cost: { inputTokens, scanUnits } }
  }

  async function hold(caller: LimitedCaller, cost: Cost): Promise<Held> {
    const hold = await quotas.hold(plain(caller), cost, clock())
    if (!hold.isHeld) throw await refusal(caller, hold.problem)
    return hold.held
  }

  return {
    countRequest: (caller) => refuseBeyondRate(caller, requestRate.count),
    checkRate: (caller) => refuseBeyondRate(caller, requestRate.secondsUntil),

    canonicalBytes: ({ plan }) => plans[plan].canonicalBytes,

    async checkSize(caller, size) {
      const problem = checkSize(size, caller.plan, plans)
      if (problem !== null) throw await refusal(caller, problem)
    },

    chargeFor,
    refusal,

    async paid(caller, usage, { isBrief, work, settle }) {
      const due = chargeFor(caller, usage)
      const held = due && !isBrief ? await hold(caller, due.cost) : null
      try {
        const result = await work()
        const problem = await settle({ held, charge: held === null ? due : null }, result)
        if (problem !== null) throw await refusal(caller, problem)
        return result
      } catch (error) {
        // A thread that is gone holds nothing any more.
        if (held !== null) await quotas.release(held.id).catch(() => {})
        throw error
      }
    },
  }
}

/** The limits of the owner who works alone, without a service: sizes only. */
export function createOwnerLimits(plans: Plans): SizeLimits {
  return {
    countRequest() {},
    canonicalBytes: ({ plan }) => plans[plan].canonicalBytes,
    async checkSize({ plan }, size) {
      const problem = checkSize(size, plan, plans)
      if (problem === null) return
      const setting = `plans.${plan}.${SETTINGS[problem.code]}`
      const advice = `Split it, or set ${setting} in config.json of the data folder.`
      throw new ScanError(problem.code, `${problem.message} ${advice}`)
    },
  }
}

/** What the owner can change in `config.json`, by what was refused. */
const SETTINGS: Partial<Record<ErrorCode, string>> = {
  CONTENT_TOO_LARGE: 'canonical_bytes',
  INPUT_TOKENS_EXCEEDED: 'tokens_per_submission',
}

/** Without what only the door knows of a caller. */
function plain({ accountId, plan }: LimitedCaller): Caller {
  return { accountId, plan }
}
