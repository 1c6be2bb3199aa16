/** What decisions are made of. */

import type { Failure } from '../../src-shared/contract/scan-result.ts'
import type { Policy } from '../../src-shared/model/policy.ts'
import type { Segment } from '../../src-shared/model/source-map.ts'
import type { Range } from '../../src-shared/model/spans.ts'
import type { Chunk } from '../chunk/chunker.ts'
import type { ModelsRead, RulesResponse } from '../detect/detector.ts'

/** What detection gave for one document. */
export interface Detected {
  readonly text: string
  readonly chunks: readonly Chunk[]
  /** Only of web pages and MCP servers. */
  readonly segments?: readonly Segment[] | undefined
  /** Those of its extraction. */
  readonly warnings: readonly string[]
  /** Stretches that people cannot see, sorted and disjoint; none where left out. */
  readonly hidden?: readonly Range[] | undefined
  readonly categories: RulesResponse
  /** What rules found in its scripts, by places in these alone, and where they start in the text. */
  readonly scripts?: { readonly start: number; readonly categories: RulesResponse } | undefined
  readonly models?: ModelsRead | undefined
  readonly failures: readonly Failure[]
  /** The default one where left out. */
  readonly policy?: Policy | undefined
}
