/** Writes what was found in one category in the words and units of the interface. */

import { MAX_SPAN_TEXT } from '../../src-shared/contract/limits.ts'
import type {
  CategoryResult,
  EvidenceItem,
  EvidenceSpan,
} from '../../src-shared/contract/scan-result.ts'
import type { MergedFinding } from '../../src-shared/model/finding.ts'
import { firstCodePoints, type TextOffsets, utf16 } from '../../src-shared/model/text-offsets.ts'
import type { Category } from '../../src-shared/model/vocabulary.ts'
import { type Chunk, chunkAt } from '../chunk/chunker.ts'
import { arbitrate } from './arbitrate.ts'

/** What every result of one document refers to. */
export interface ResultContext {
  readonly text: string
  readonly offsets: TextOffsets
  readonly chunks: readonly Chunk[]
}

/** Model name of the rules of a category. */
export function rulesModel(category: Category): string {
  return `native:${category}`
}

/**
 * The result of a category that rules have read. Evidence spans are the
 * accepted findings; a rejected candidate stands in `decision_evidence` only.
 */
export function categoryResult(
  category: Category,
  findings: readonly MergedFinding[],
  durationMs: number,
  context: ResultContext,
): CategoryResult {
  const final = arbitrate(category, findings)
  const decisive = final.decisive.map((finding) => evidenceItem(finding, context))
  return {
    category,
    class_name: final.className,
    level: 'L1',
    model: rulesModel(category),
    confidence: final.confidence,
    duration_ms: durationMs,
    accepted: final.accepted,
    final_result: {
      class_name: final.className,
      confidence: final.confidence,
      source: final.source,
    },
    evidence_spans: findings
      .filter((finding) => finding.accepted)
      .map((finding) => evidenceSpan(finding, context)),
    ...(decisive.length > 0 && { decision_evidence: { stage: 'l1', decisive_chunks: decisive } }),
  }
}

function evidenceSpan(finding: MergedFinding, { text, offsets }: ResultContext): EvidenceSpan {
  const start = offsets.toWire(utf16(finding.start))
  const end = offsets.toWire(utf16(finding.end))
  return {
    label: finding.label,
    text: firstCodePoints(text.slice(finding.start, finding.end), MAX_SPAN_TEXT),
    score: finding.score,
    start_byte: start.byte,
    end_byte: end.byte,
    start_char: start.char,
    end_char: end.char,
  }
}

function evidenceItem(finding: MergedFinding, { offsets, chunks }: ResultContext): EvidenceItem {
  return {
    chunk_id: chunkAt(chunks, finding.start).id,
    source: 'l1',
    class_name: finding.label,
    confidence: finding.score,
    span: {
      start: offsets.toWire(utf16(finding.start)).char,
      end: offsets.toWire(utf16(finding.end)).char,
    },
  }
}
