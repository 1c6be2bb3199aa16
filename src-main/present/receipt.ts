/** What a receipt says of a scanned and judged document. */

import { hash } from 'node:crypto'
import type { MergedFinding } from '../../src-shared/model/finding.ts'
import type { ReviewDocument } from '../../src-shared/workspace/document.ts'
import type {
  EngineIdentity,
  Receipt,
  ReceiptFinding,
  ReceiptToday,
} from '../../src-shared/workspace/receipt.ts'
import { identifyFindings } from '../decide/identify-findings.ts'
import type { ScanOutcome } from '../decide/scan-outcome.ts'
import { verdictWords } from './verdict-words.ts'

export interface ReceiptParts {
  readonly document: ReviewDocument
  readonly original: Uint8Array | null
  readonly engine: EngineIdentity
  /** What that engine finds in the text now. */
  readonly outcome: ScanOutcome
  /** Unix milliseconds. */
  readonly madeAt: number
}

export function receiptOf({ document, original, engine, outcome, madeAt }: ReceiptParts): Receipt {
  const { job, media_type, text } = document
  const findings = receiptFindings(document)
  const { new: added, gone } = compare(findings, text, outcome)
  const { headline, scope, gaps } = verdictWords(document)
  return {
    made_at: madeAt,
    document: {
      name: job.source,
      media_type,
      job_id: job.job_id,
      text_sha256: hash('sha256', text.toWellFormed()),
      file_sha256: original && hash('sha256', original),
      bytes: Buffer.byteLength(text),
    },
    verdict: {
      headline,
      scope,
      decision: job.decision ?? 'none given',
      safety_status: job.safety_status ?? 'none given',
      completion: job.completion?.state ?? 'none',
      coverage: job.coverage.state,
      checked: document.requested.filter((category) => job.categories[category] !== undefined),
    },
    gaps: gaps.map(({ words }) => words),
    engine,
    reproduced: outcome.status === 'completed' && added.length === 0 && gone.length === 0,
    findings,
  }
}

/** Accepted findings by fingerprint, in reading order of their first place. */
function receiptFindings({ findings }: ReviewDocument): ReceiptFinding[] {
  const byPrint = new Map<string, ReceiptFinding>()
  for (const { accepted, fingerprint, category, label, severity, judgement } of findings) {
    if (!accepted) continue
    const known = byPrint.get(fingerprint)
    if (known !== undefined) {
      known.places += 1
      continue
    }
    const { status = 'open', reason = null, note = '', by = '', at = null } = judgement ?? {}
    const said = { status, reason, note, by, at }
    byPrint.set(fingerprint, { fingerprint, category, label, severity, ...said, places: 1 })
  }
  return [...byPrint.values()]
}

/** What a scan of the same text finds that the receipt does not have, and the other way round. */
export function compare(
  receipt: readonly ReceiptFinding[],
  text: string,
  { findings }: Pick<ScanOutcome, 'findings'>,
): Pick<ReceiptToday, 'unchanged' | 'new' | 'gone'> {
  const accepted = findings.filter((finding) => finding.accepted)
  const { identities } = identifyFindings(text, accepted)
  const now = new Map<string, MergedFinding>()
  for (const [at, { fingerprint }] of identities.entries()) {
    now.set(fingerprint, accepted[at] as MergedFinding)
  }
  const before = new Set(receipt.map(({ fingerprint }) => fingerprint))
  const added = [...now].filter(([fingerprint]) => !before.has(fingerprint))
  const gone = receipt.filter(({ fingerprint }) => !now.has(fingerprint))
  const named = ({ category, label }: { category: string; label: string }) => ({ category, label })
  return {
    unchanged: receipt.length - gone.length,
    new: added.map(([, finding]) => named(finding)),
    gone: gone.map(named),
  }
}
