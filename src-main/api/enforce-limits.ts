/**
 * The limits of a plan at the door: how often, how large, how much.
 *
 * The app's own window is the owner at the machine: sizes hold for it, because
 * they keep the machine responsive; rates and quotas, which share the machine
 * among its callers, do not.
 */

import type { FastifyRequest } from 'fastify'
import { ScanError } from '../../src-shared/contract/error-codes.ts'
import type { QuotaError, ScanUsage } from '../../src-shared/contract/scan-result.ts'
import { checkSize, type SubmissionSize } from '../accounts/check-size.ts'
import { counted, type LimitProblem } from '../accounts/limit-problem.ts'
import type { Plans } from '../accounts/plans.ts'
import type { Quotas } from '../accounts/quotas.ts'
import type { RequestRate } from '../accounts/request-rate.ts'

export interface LimitParts {
  readonly plans: Plans
  readonly quotas: Quotas
  readonly requestRate: RequestRate
}

/** What a limit must know of a request: whose it is, and by which address it came. */
export type LimitedRequest = Pick<FastifyRequest, 'principal' | 'host'>

export interface Limits {
  /** Counts one request. @throws {ScanError} RATE_LIMITED. */
  readonly countRequest: (request: LimitedRequest) => void
  /** UTF-8 bytes of canonical text that one submission may have. */
  readonly canonicalBytes: (request: LimitedRequest) => number
  /** @throws {ScanError} CONTENT_TOO_LARGE or INPUT_TOKENS_EXCEEDED. */
  readonly checkSize: (request: LimitedRequest, size: SubmissionSize) => void
  /**
   * Charges a submission and does its work: the scan itself where it is
   * answered at once, else the storing of its jobs. Where the work throws, the
   * charge is given back: a client pays for what it was given, and every such
   * failure (500, 503, 504) is the program's.
   *
   * @throws {ScanError} TOKEN_RATE_LIMITED, ANONYMOUS_QUOTA_EXCEEDED, MONTHLY_QUOTA_EXCEEDED.
   */
  readonly charged: <T>(
    request: LimitedRequest,
    usage: Pick<ScanUsage, 'input_tokens' | 'scan_units'>,
    work: () => T | Promise<T>,
  ) => Promise<T>
}

export function createLimits({ plans, quotas, requestRate }: LimitParts): Limits {
  function refusal(request: LimitedRequest, { code, message, quota }: LimitProblem): ScanError {
    return new ScanError(code, message, {
      usage: quotas.usageOf(request.principal),
      ...(quota && {
        quota: { ...quota, next_actions: nextActions(request) },
        ...(quota.retry_after > 0 && { retryAfterSeconds: quota.retry_after }),
      }),
    })
  }

  return {
    countRequest({ principal: { accountId, plan, origin } }) {
      if (origin === 'app') return
      const { requestsPerMinute } = plans[plan]
      const retryAfterSeconds = requestRate.count(accountId, requestsPerMinute)
      if (retryAfterSeconds === 0) return
      const message = `The plan ${plan} allows ${counted(requestsPerMinute)} requests a minute.`
      throw new ScanError('RATE_LIMITED', message, { retryAfterSeconds })
    },

    canonicalBytes: ({ principal }) => plans[principal.plan].canonicalBytes,

    checkSize(request, size) {
      const problem = checkSize(size, request.principal.plan, plans)
      if (problem !== null) throw refusal(request, problem)
    },

    async charged(request, { input_tokens: inputTokens, scan_units: scanUnits }, work) {
      if (request.principal.origin === 'app') return work()
      const charge = quotas.charge(request.principal, { inputTokens, scanUnits })
      if (!charge.isPaid) throw refusal(request, charge.problem)
      try {
        return await work()
      } catch (error) {
        charge.refund()
        throw error
      }
    },
  }
}

/** The app's own pages. The host was checked to be this service before anything else. */
function nextActions({ principal, host }: LimitedRequest): QuotaError['next_actions'] {
  const app = `http://${host}`
  return {
    usage_url: `${app}/server`,
    upgrade_url: `${app}/settings`,
    ...(principal.accountId === null && { sign_in_url: `${app}/` }),
  }
}
