/** Holds what was prepared against the size limits of a plan. */

import { counted, type LimitProblem } from './limit-problem.ts'
import type { PlanName, Plans } from './plans.ts'

/** All documents of a submission together. */
export interface SubmissionSize {
  /** UTF-8 bytes of canonical text. */
  readonly canonicalBytes: number
  readonly inputTokens: number
}

/** CONTENT_TOO_LARGE or INPUT_TOKENS_EXCEEDED, bytes first; null for a size that the plan allows. */
export function checkSize(
  { canonicalBytes, inputTokens }: SubmissionSize,
  planName: PlanName,
  plans: Plans,
): LimitProblem | null {
  const plan = plans[planName]
  if (canonicalBytes > plan.canonicalBytes) {
    return {
      code: 'CONTENT_TOO_LARGE',
      message: `The text to scan has ${counted(canonicalBytes)} bytes; the plan ${planName} allows ${counted(plan.canonicalBytes)}.`,
    }
  }
  if (plan.tokensPerSubmission !== null && inputTokens > plan.tokensPerSubmission) {
    return {
      code: 'INPUT_TOKENS_EXCEEDED',
      message: `The input has ${counted(inputTokens)} tokens; the plan ${planName} allows ${counted(plan.tokensPerSubmission)} in one scan.`,
      // Waiting does not help: the same input stays too long.
      quota: { limit_kind: 'input_tokens_per_scan', retry_after: 0 },
    }
  }
  return null
}
