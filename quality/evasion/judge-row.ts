/** What Assay makes of a file with an order in it: read, seen by the rules alone, and decided, in one process. */

import { chunkText } from '../../src-main/chunk/chunker.ts'
import { tokenStarts } from '../../src-main/chunk/tokenizer.ts'
import { decideDocument } from '../../src-main/decide/scan-outcome.ts'
import { shippedRules } from '../../src-main/detect/rules/catalog/shipped-rules.ts'
import { createRuleMatcher } from '../../src-main/detect/rules/match/match-rules.ts'
import { extractDocument } from '../../src-main/extract/extract-document.ts'
import { resolveCacheDir } from '../../src-main/paths.ts'
import { hiddenRanges } from '../../src-main/scan/run-rules.ts'
import { VERSION } from '../../src-main/version.ts'
import type { Row } from './row.ts'

export interface Judged {
  /** Whether the order stands in the canonical text; the words of a refusal where there is none. */
  readonly seen: boolean | string
  /** Whether the order is marked as text that people do not see. */
  readonly hidden: boolean
  readonly decision: string
  readonly safety: string
  readonly warnings: readonly string[]
}

/** How an order begins, wherever it stands. */
const ORDER_START = /ignore\s+all\s+previous\s+instructions/

/** A function that judges rows; the rules are compiled once for all of them. */
export function createJudge(): (row: Row) => Promise<Judged> {
  const match = createRuleMatcher(shippedRules(resolveCacheDir(), VERSION))
  return async ({ name, make }) => {
    const bytes = await make()
    const document = await extractDocument({ name, bytes }).catch((error: Error) => error)
    if (document instanceof Error) {
      const { message } = document
      return { seen: message, hidden: false, decision: 'refused', safety: '', warnings: [] }
    }
    const { text, sourceMap, warnings } = document
    const hidden = hiddenRanges(sourceMap)
    const categories = match({
      text,
      hidden,
      categories: ['injection'],
      switches: new Map(),
    })
    const chunks = chunkText(text, tokenStarts(text), 0)
    const { result } = decideDocument({ text, chunks, warnings, categories, failures: [] })
    const place = ORDER_START.exec(text)
    return {
      seen: place !== null,
      hidden:
        place !== null &&
        hidden.some(({ start, end }) => start <= place.index && end > place.index),
      decision: result.decision ?? '',
      safety: result.safety_status ?? '',
      warnings,
    }
  }
}
