/** Reads a document with rules alone and tells what became of the order in it: one process, no service, no models. */

import { chunkText } from '../../src-main/chunk/chunker.ts'
import { tokenStarts } from '../../src-main/chunk/tokenizer.ts'
import { createViews, sourceRange } from '../../src-main/chunk/views/views.ts'
import { decideDocument } from '../../src-main/decide/scan-outcome.ts'
import { shippedRules } from '../../src-main/detect/rules/catalog/shipped-rules.ts'
import { createRuleMatcher } from '../../src-main/detect/rules/match/match-rules.ts'
import type { CanonicalDocument } from '../../src-main/extract/canonical-document.ts'
import { ExtractionError } from '../../src-main/extract/extraction-error.ts'
import { resolveCacheDir } from '../../src-main/paths.ts'
import { hiddenRanges } from '../../src-main/scan/run-rules.ts'
import { VERSION } from '../../src-main/version.ts'
import { ScanError } from '../../src-shared/contract/error-codes.ts'
import type { Range } from '../../src-shared/model/spans.ts'
import type { Decision, SafetyStatus } from '../../src-shared/model/vocabulary.ts'
import { type Expected, PAYLOAD, PAYLOAD_WORDS, type Place, type Twin } from './place.ts'

/** What became of one place. */
export interface Row {
  readonly format: string
  readonly place: string
  readonly expected: Expected
  /** Whether the order stands in what detectors read. */
  readonly seen: boolean
  /** Whether its place is marked as one that nobody sees. */
  readonly hidden: boolean
  readonly decision: Decision | 'refused'
  readonly safety: SafetyStatus | 'refused'
  readonly warnings: readonly string[]
}

/** What was found in a harmless document. */
export interface TwinRow {
  readonly format: string
  readonly what: string
  readonly decision: Decision
  /** Rules that found an injection in it, with their scores. */
  readonly found: readonly string[]
}

export interface Trial {
  readonly tryPlace: (place: Place) => Promise<Row>
  readonly tryTwin: (twin: Twin) => Promise<TwinRow>
}

/** Of a document that is not scanned at all, which its sender is told. */
const REFUSED = {
  seen: false,
  hidden: false,
  decision: 'refused',
  safety: 'refused',
  warnings: [],
} as const

/** Prepares the shipped rules once. */
export function createTrial(): Trial {
  const match = createRuleMatcher(shippedRules(resolveCacheDir(), VERSION))

  function decide(document: CanonicalDocument, hidden: readonly Range[]) {
    const { text, segments, warnings } = document
    const categories = match({ text, hidden, categories: ['injection'], switches: new Map() })
    const chunks = chunkText(text, tokenStarts(text), 0, segments)
    return decideDocument({ text, chunks, segments, warnings, hidden, categories, failures: [] })
  }

  return {
    async tryPlace({ format, place, expected, read }) {
      const document = await readOrRefuse(() => read(PAYLOAD))
      if (document === undefined) return { format, place, expected, ...REFUSED }
      const hidden = hiddenRanges(document.sourceMap)
      const { result } = decide(document, hidden)
      const found = payloadRange(document.text, hidden)
      return {
        format,
        place,
        expected,
        seen: found !== undefined,
        hidden:
          found !== undefined &&
          hidden.some(({ start, end }) => start < found.end && found.start < end),
        decision: result.decision ?? 'allow',
        safety: result.safety_status ?? 'benign',
        warnings: document.warnings,
      }
    },
    async tryTwin({ format, what, read }) {
      const document = await read()
      const { result, findings } = decide(document, hiddenRanges(document.sourceMap))
      return {
        format,
        what,
        decision: result.decision ?? 'allow',
        found: findings.map(
          ({ score, explanations: [first] }) => `${first?.detectorId} ${score.toFixed(2)}`,
        ),
      }
    },
  }
}

/** The document, or undefined where it is refused for what it is. */
async function readOrRefuse(
  read: () => CanonicalDocument | Promise<CanonicalDocument>,
): Promise<CanonicalDocument | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ScanError || error instanceof ExtractionError) return undefined
    throw error
  }
}

/** Where the order stands, in any of the views that rules of injection read. */
function payloadRange(text: string, hidden: readonly Range[]): Range | undefined {
  const { folded, revealed, decodedFolded } = createViews(text, hidden)
  for (const view of [revealed(), folded(), decodedFolded()]) {
    const at = view.text.indexOf(PAYLOAD_WORDS)
    if (at >= 0) return sourceRange(view, at, at + PAYLOAD_WORDS.length)
  }
  return undefined
}
