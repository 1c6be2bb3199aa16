/**
 * The limits of a plan: how often, how large, how much.
 *
 * The app's own window is the owner at the machine: sizes hold for it, because
 * they keep the machine responsive; rates and quotas, which share the machine
 * among its callers, do not.
 */

import { ScanError } from '../../src-shared/contract/error-codes.ts'
import type { ScanUsage } from '../../src-shared/contract/scan-result.ts'
import type { Remote } from '../workers/remote.ts'
import { checkSize, type SubmissionSize } from './check-size.ts'
import { counted, type LimitProblem } from './limit-problem.ts'
import type { Plans } from './plans.ts'
import type { Caller, Quotas } from './quotas.ts'
import type { RequestRate } from './request-rate.ts'

/** Who submits, and whether rates and quotas are theirs. */
export interface LimitedCaller extends Caller {
  /** `app` for the app's own window. */
  readonly origin: 'app' | 'api'
}

export interface Limits {
  /** Counts one request. @throws {ScanError} RATE_LIMITED. */
  readonly countRequest: (caller: LimitedCaller) => void
  /** UTF-8 bytes of canonical text that one submission may have. */
  readonly canonicalBytes: (caller: LimitedCaller) => number
  /** Rejects with CONTENT_TOO_LARGE or INPUT_TOKENS_EXCEEDED. */
  readonly checkSize: (caller: LimitedCaller, size: SubmissionSize) => Promise<void>
  /**
   * Charges a submission and does its work: the scan itself where it is
   * answered at once, else the storing of its jobs. Where the work throws, the
   * charge is given back: a client pays for what it was given, and every such
   * failure (500, 503, 504) is the program's.
   *
   * Rejects with TOKEN_RATE_LIMITED, ANONYMOUS_QUOTA_EXCEEDED or MONTHLY_QUOTA_EXCEEDED.
   */
  readonly charged: <T>(
    caller: LimitedCaller,
    usage: Pick<ScanUsage, 'input_tokens' | 'scan_units'>,
    work: () => Promise<T>,
  ) => Promise<T>
}

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

  return {
    countRequest({ accountId, plan, origin }) {
      if (origin === 'app') return
      const { requestsPerMinute } = plans[plan]
      const retryAfterSeconds = requestRate.count(accountId, requestsPerMinute)
      if (retryAfterSeconds === 0) return
      const message = `The plan ${plan} allows ${counted(requestsPerMinute)} requests a minute.`
      throw new ScanError('RATE_LIMITED', message, { retryAfterSeconds })
    },

    canonicalBytes: ({ plan }) => plans[plan].canonicalBytes,

    async checkSize(caller, size) {
      const problem = checkSize(size, caller.plan, plans)
      if (problem !== null) throw await refusal(caller, problem)
    },

    async charged(caller, { input_tokens: inputTokens, scan_units: scanUnits }, work) {
      if (caller.origin === 'app') return work()
      const cost = { inputTokens, scanUnits }
      const charge = await quotas.charge(plain(caller), cost, clock())
      if (!charge.isPaid) throw await refusal(caller, charge.problem)
      try {
        return await work()
      } catch (error) {
        await quotas.refund(plain(caller), cost, charge.day, clock())
        throw error
      }
    },
  }
}

/** The limits of the owner who works alone, without a service: sizes only. */
export function createOwnerLimits(plans: Plans): Limits {
  return {
    countRequest() {},
    canonicalBytes: ({ plan }) => plans[plan].canonicalBytes,
    async checkSize({ plan }, size) {
      const problem = checkSize(size, plan, plans)
      if (problem !== null) throw new ScanError(problem.code, problem.message)
    },
    charged: (_caller, _usage, work) => work(),
  }
}

/** Without what only the door knows of a caller. */
function plain({ accountId, plan }: LimitedCaller): Caller {
  return { accountId, plan }
}
