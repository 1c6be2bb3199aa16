/**
 * A stored document as the app's review room reads it: text, findings, heat,
 * segments, in one piece.
 */

import { settingsOf } from '../../src-shared/contract/scan-request.ts'
import type { ChunkHeat } from '../../src-shared/model/chunk-heat.ts'
import type { MergedFinding } from '../../src-shared/model/finding.ts'
import type { FindingGroup } from '../../src-shared/model/finding-groups.ts'
import { rangesWithin } from '../../src-shared/model/spans.ts'
import { TextOffsets, utf16 } from '../../src-shared/model/text-offsets.ts'
import type {
  DocumentFinding,
  DocumentHeat,
  ReviewDocument,
} from '../../src-shared/workspace/document.ts'
import { jobView } from '../scan/scan-job.ts'
import type { DocumentStore, StoredDocument } from '../store/document-store.ts'
import type { JobStore } from '../store/job-store.ts'
import { identifyFindings } from './identified-findings.ts'

export interface ReviewDocuments {
  /**
   * A {@link ReviewDocument} as JSON in UTF-8: it can have tens of thousands of findings, and is
   * only passed on. Null where the job is unknown, expired or another account's.
   */
  readonly json: (jobId: string, accountId: string | null) => Uint8Array | null
}

export function createReviewDocuments(jobs: JobStore, documents: DocumentStore): ReviewDocuments {
  return {
    json(jobId, accountId) {
      const document = reviewDocument(jobs, documents, jobId, accountId)
      return document && new TextEncoder().encode(JSON.stringify(document))
    },
  }
}

function reviewDocument(
  jobs: JobStore,
  documents: DocumentStore,
  jobId: string,
  accountId: string | null,
): ReviewDocument | null {
  const job = jobs.getJob(jobId, accountId)
  const document = documents.getDocument(jobId, accountId)
  if (job === null || document === null) return null
  const findings = documents.getFindings(jobId, accountId)
  const { identities, groups } = identifyFindings(document.text, findings)
  const groupOf = placesOfGroups(groups)
  const offsets = new TextOffsets(document.text)
  return {
    job: jobView(job),
    requested: [...settingsOf(job.config).categories],
    media_type: document.mediaType,
    text: document.text,
    source_map: [...document.sourceMap],
    pages: document.pages && {
      total: document.pages.total,
      without_text: [...document.pages.withoutText],
    },
    has_original: document.hasOriginal,
    findings: findings.map((finding, id) => ({
      ...documentFinding(finding, id, document, offsets),
      fingerprint: (identities[id] as (typeof identities)[0]).fingerprint,
      group: groupOf.get(id) ?? null,
      judgement: null,
      baseline: null,
    })),
    groups: groups.map((group) => ({ ...group, findings: [...group.findings] })),
    review: { revision: 0, undo: null, redo: null },
    baseline: null,
    heat: documents.getHeat(jobId, accountId).map(documentHeat),
    segments: (document.segments ?? []).map(({ id, kind, title = null, start, end }) => ({
      id,
      kind,
      title,
      start,
      end,
    })),
    changes: document.changes ?? null,
  }
}

/** The place of each finding's group, by the finding's. */
function placesOfGroups(groups: readonly FindingGroup[]): ReadonlyMap<number, number> {
  return new Map(groups.flatMap(({ findings }, place) => findings.map((id) => [id, place])))
}

/** What the scan itself says of a finding. */
type ScannedFinding = Omit<DocumentFinding, 'fingerprint' | 'group' | 'judgement' | 'baseline'>

function documentFinding(
  finding: MergedFinding,
  id: number,
  document: StoredDocument,
  offsets: TextOffsets,
): ScannedFinding {
  const { start, end, category, level, label, severity, score, accepted } = finding
  const [from, to] = [offsets.toWire(utf16(start)), offsets.toWire(utf16(end))]
  const [source] = rangesWithin(document.sourceMap, finding)
  return {
    id,
    category,
    level,
    label,
    severity,
    score,
    accepted,
    start,
    end,
    start_char: from.char,
    end_char: to.char,
    start_byte: from.byte,
    end_byte: to.byte,
    page: source?.page ?? null,
    explanations: finding.explanations.map((explanation) => ({
      detector_id: explanation.detectorId,
      title: explanation.title,
      description: explanation.description,
      view: explanation.view,
      base_score: explanation.baseScore,
      score: explanation.score,
      validated: [...explanation.validated],
      context: [...explanation.context],
    })),
  }
}

function documentHeat({ start, end, level, step, unsure, verdict }: ChunkHeat): DocumentHeat {
  return {
    start,
    end,
    level,
    step,
    unsure,
    verdict: verdict && {
      category: verdict.category,
      class_name: verdict.className,
      score: verdict.score,
      threshold: verdict.threshold,
    },
  }
}
