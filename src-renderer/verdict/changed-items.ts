/** How many items of an MCP server are other than when it was last read, as the scan's notes from reading tell. Pure. */

import type { Job } from '../../src-shared/contract/scan-result.ts'
import { CHANGE_NOTE } from '../../src-shared/model/mcp-pin.ts'

/** 0 for what is no server, and for one that is read for the first time. */
export function changedItems({ extraction }: Pick<Job, 'extraction'>): number {
  return extraction.warnings.reduce(
    (sum, warning) => sum + Number(CHANGE_NOTE.exec(warning)?.[2] ?? 0),
    0,
  )
}
