/** What a receipt says of a scanned and judged document. */

import { hash } from 'node:crypto'
import type { MergedFinding } from '../../src-shared/model/finding.ts'
import { isDecided } from '../../src-shared/model/finding-groups.ts'
import type { DocumentFinding, ReviewDocument } from '../../src-shared/workspace/document.ts'
import { groupStatuses } from '../../src-shared/workspace/group-statuses.ts'
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
  const listed = {
    findings: receiptFindings(document.findings.filter(({ accepted }) => accepted)),
    to_look_at: receiptFindings(document.findings.filter((each) => !each.accepted && each.asking)),
  }
  const { new: added, gone } = compare(listed, text, outcome)
  const { headline, scope, gaps } = verdictWords(document)
  return {
    made_at: madeAt,
    document: {
      name: job.source,
      media_type,
      kind: job.input.kind,
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
    decisions: decisionsOf(document),
    ...listed,
  }
}

/** As every screen counts them. */
function decisionsOf(document: ReviewDocument): NonNullable<Receipt['decisions']> {
  const open = groupStatuses(document).filter((status) => status === 'open')
  const toLookAt = document.groups.filter(({ asking }) => asking)
  return { total: document.groups.length, open: open.length, to_look_at: toLookAt.length }
}

/** Findings by fingerprint, in reading order of their first place. */
function receiptFindings(findings: readonly DocumentFinding[]): ReceiptFinding[] {
  const byPrint = new Map<string, ReceiptFinding>()
  for (const { fingerprint, category, label, severity, judgement } of findings) {
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

/** What a receipt and a scan of the same text are compared by: a finding that only asks now is another one. */
interface Compared extends Pick<MergedFinding, 'category' | 'label'> {
  readonly fingerprint: string
  readonly to_look_at: boolean
}

/** What a scan of the same text finds that the receipt does not have, and the other way round. */
export function compare(
  receipt: Pick<Receipt, 'findings' | 'to_look_at'>,
  text: string,
  { findings }: Pick<ScanOutcome, 'findings'>,
): Pick<ReceiptToday, 'unchanged' | 'new' | 'gone'> {
  const { identities } = identifyFindings(text, findings)
  const now = findings.flatMap((finding, at): Compared[] => {
    const to_look_at = !finding.accepted
    // A receipt of before says nothing of what asked: it is no news.
    if (!isDecided(finding) || (to_look_at && receipt.to_look_at === undefined)) return []
    const { category, label } = finding
    return [{ category, label, to_look_at, fingerprint: identities[at]?.fingerprint ?? '' }]
  })
  const before = [
    ...receipt.findings.map((each) => ({ ...each, to_look_at: false })),
    ...(receipt.to_look_at ?? []).map((each) => ({ ...each, to_look_at: true })),
  ]
  const gone = missing(before, now)
  return {
    unchanged: before.length - gone.length,
    new: missing(now, before).map(named),
    gone: gone.map(named),
  }
}

/** Those of the first that the second lacks, each once. */
function missing(some: readonly Compared[], others: readonly Compared[]): readonly Compared[] {
  const known = new Set(others.map(keyOf))
  const byKey = new Map(some.map((each) => [keyOf(each), each]))
  return [...byKey].flatMap(([key, each]) => (known.has(key) ? [] : [each]))
}

function keyOf({ fingerprint, to_look_at }: Compared): string {
  return `${to_look_at} ${fingerprint}`
}

function named({ category, label, to_look_at }: Compared): ReceiptToday['new'][number] {
  return { category, label, to_look_at }
}
