/** Writes what was found in one category in the words and units of the interface. */

import { MAX_SPAN_TEXT } from '../../src-shared/contract/limits.ts'
import type {
  CategoryResult,
  EvidenceItem,
  EvidenceSpan,
} from '../../src-shared/contract/scan-result.ts'
import { firstCodePoints, type TextOffsets } from '../../src-shared/model/text-offsets.ts'
import type { Category, Level } from '../../src-shared/model/vocabulary.ts'
import type { Chunk } from '../chunk/chunker.ts'
import { arbitrate } from './arbitrate.ts'
import { type Candidate, chunkIdOf } from './candidates.ts'

/** What every result of one document refers to. */
export interface ResultContext {
  readonly text: string
  readonly offsets: TextOffsets
  readonly chunks: readonly Chunk[]
}

/** How a category was read. */
export interface CategoryReading {
  readonly category: Category
  readonly candidates: readonly Candidate[]
  /** Those of them that are shown. */
  readonly shown: readonly Candidate[]
  readonly durationMs: number
  /** Every detector that reported, the highest level last. */
  readonly detectors: readonly { readonly model: string; readonly level: Level }[]
}

/**
 * The result of a category that a detector has read. Evidence spans are the
 * accepted candidates; a rejected one stands in `decision_evidence` only.
 */
export function categoryResult(
  { category, candidates, shown, durationMs, detectors }: CategoryReading,
  context: ResultContext,
): CategoryResult {
  const final = arbitrate(category, candidates, context.chunks)
  const decisive = final.decisive.map((candidate) => evidenceItem(candidate, context))
  const highest = detectors.at(-1)
  const accepted = final.source !== 'default'
  const by = accepted ? final.winner : highest
  return {
    category,
    class_name: final.className,
    ...(by && { level: by.level, model: by.model }),
    confidence: final.confidence,
    duration_ms: durationMs,
    accepted,
    final_result: {
      class_name: final.className,
      confidence: final.confidence,
      source: final.source,
    },
    evidence_spans: shown
      .filter((candidate) => candidate.accepted)
      .map((candidate) => evidenceSpan(candidate, context)),
    ...(final.winner &&
      decisive.length > 0 && {
        decision_evidence: { stage: final.winner.source, decisive_chunks: decisive },
      }),
  }
}

function evidenceSpan(finding: Candidate, { text, offsets }: ResultContext): EvidenceSpan {
  const start = offsets.toWire(finding.start)
  const end = offsets.toWire(finding.end)
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

function evidenceItem(finding: Candidate, { offsets, chunks }: ResultContext): EvidenceItem {
  return {
    chunk_id: chunkIdOf(finding, chunks),
    // The mean of two levels is told by the chunk of the higher one.
    source: finding.source === 'union' ? 'l3' : finding.source,
    class_name: finding.label,
    confidence: finding.score,
    span: {
      start: offsets.toWire(finding.start).char,
      end: offsets.toWire(finding.end).char,
    },
  }
}
