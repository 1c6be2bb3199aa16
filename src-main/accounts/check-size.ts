/** Holds what was prepared against the size limits of a plan. */

import { ScanError } from '../../src-shared/contract/error-codes.ts'
import { PLANS, type PlanName } from './plans.ts'

/** All documents of a submission together. */
export interface SubmissionSize {
  /** UTF-8 bytes of canonical text. */
  readonly canonicalBytes: number
  readonly inputTokens: number
}

/**
 * @param appUrl where the app is, for the refusal's links.
 * @throws {ScanError} CONTENT_TOO_LARGE or INPUT_TOKENS_EXCEEDED.
 */
export function checkSize(size: SubmissionSize, planName: PlanName, appUrl: string): void {
  const { canonicalBytes, tokensPerSubmission } = PLANS[planName]
  if (size.canonicalBytes > canonicalBytes) {
    throw new ScanError(
      'CONTENT_TOO_LARGE',
      `The text to scan has ${count(size.canonicalBytes)} bytes; the plan ${planName} allows ${count(canonicalBytes)}.`,
    )
  }
  if (tokensPerSubmission !== null && size.inputTokens > tokensPerSubmission) {
    throw new ScanError(
      'INPUT_TOKENS_EXCEEDED',
      `The input has ${count(size.inputTokens)} tokens; the plan ${planName} allows ${count(tokensPerSubmission)} in one scan.`,
      {
        quota: {
          limit_kind: 'input_tokens_per_scan',
          // Waiting does not help: the same input stays too long.
          retry_after: 0,
          next_actions: { usage_url: `${appUrl}/server`, upgrade_url: `${appUrl}/settings` },
        },
      },
    )
  }
}

function count(number: number): string {
  return number.toLocaleString('en')
}
