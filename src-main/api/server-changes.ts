/**
 * How an MCP server changed since its account scanned it last: what the interface has no word for
 * among its warnings, and so told to the app's own window and the user's commands alone.
 */

import type { Job } from '../../src-shared/contract/scan-result.ts'
import { CHANGE_NOTE } from '../../src-shared/model/mcp-pin.ts'
import type { Principal } from './authenticate.ts'

/** An answer as the interface words it, for whoever asks with a key of their own or none. */
export function asToldTo<T extends Pick<Job, 'extraction'>>(
  { origin }: Pick<Principal, 'origin'>,
  answer: T,
): T {
  if (origin === 'app') return answer
  const { extraction } = answer
  const warnings = extraction.warnings.filter((warning) => !CHANGE_NOTE.test(warning))
  return { ...answer, extraction: { ...extraction, warnings } }
}
