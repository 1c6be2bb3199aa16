/**
 * A scanned document with what was said of its findings, in the form of the
 * app's API; the exports are made of the same.
 */

import type { Job } from '../../src-shared/contract/scan-result.ts'
import type { ChunkHeat } from '../../src-shared/model/chunk-heat.ts'
import type { MergedFinding } from '../../src-shared/model/finding.ts'
import type { FindingGroup } from '../../src-shared/model/finding-groups.ts'
import type { BaselineState } from '../../src-shared/model/judging.ts'
import type { Policy } from '../../src-shared/model/policy.ts'
import { rangesWithin } from '../../src-shared/model/spans.ts'
import { TextOffsets } from '../../src-shared/model/text-offsets.ts'
import type { Category } from '../../src-shared/model/vocabulary.ts'
import type {
  DocumentFinding,
  DocumentHeat,
  EarlierValue,
  ReviewDocument,
} from '../../src-shared/workspace/document.ts'
import type { Baseline } from '../../src-shared/workspace/judging.ts'
import type { StoredDocument } from '../store/document-store.ts'
import type { JobReview } from '../store/job-reviews.ts'
import type { StoredBaseline } from '../store/previous-scan.ts'

/** What a review document is made of. */
export interface ReviewedScan {
  readonly job: Job
  readonly requested: readonly Category[]
  /** Of {@link ReviewDocument}. */
  readonly policy?: Policy | undefined
  /** How many rules were switched off for it. */
  readonly rulesOff?: number
  readonly document: Omit<StoredDocument, 'warnings'>
  /** In reading order. */
  readonly findings: readonly MergedFinding[]
  readonly heat: readonly ChunkHeat[]
  readonly review: JobReview
  /** Of {@link ReviewDocument}. */
  readonly earlierValues?: readonly EarlierValue[]
}

export function reviewView({
  job,
  requested,
  policy,
  rulesOff = 0,
  document,
  findings,
  heat,
  review,
  earlierValues = [],
}: ReviewedScan): ReviewDocument {
  const groupOf = placesOfGroups(review.groups)
  const offsets = new TextOffsets(document.text)
  const reviewed = findings.map((finding, id): DocumentFinding => {
    const fingerprint = review.fingerprints[id] as string
    return {
      ...documentFinding(finding, id, document, offsets),
      fingerprint,
      group: groupOf.get(id) ?? null,
      judgement: review.judgements.get(fingerprint) ?? null,
      baseline: review.baseline?.stateOf(finding, fingerprint) ?? null,
    }
  })
  return {
    job,
    requested: [...requested],
    ...(policy && { policy }),
    ...(rulesOff > 0 && { rules_off: rulesOff }),
    media_type: document.mediaType,
    text: document.text,
    source_map: [...document.sourceMap],
    pages: document.pages && {
      total: document.pages.total,
      without_text: [...document.pages.withoutText],
    },
    has_original: document.hasOriginal,
    findings: reviewed,
    groups: review.groups.map((group) => ({ ...group, findings: [...group.findings] })),
    review: review.state,
    baseline: review.baseline && baselineView(review.baseline, reviewed),
    heat: heat.map(documentHeat),
    segments: (document.segments ?? []).map(({ id, kind, title = null, start, end }) => ({
      id,
      kind,
      title,
      start,
      end,
    })),
    changes: document.changes ?? null,
    ...(earlierValues.length > 0 && { earlier_values: [...earlierValues] }),
  }
}

/** The comparison with the scan before, counted over the findings of this one. */
function baselineView(
  { jobId, createdAt, gone, goneTotal }: StoredBaseline,
  findings: readonly DocumentFinding[],
): Baseline {
  const count = (state: BaselineState) =>
    findings.filter(({ baseline }) => baseline === state).length
  const carried = new Set(
    findings.flatMap(({ judgement, group }) =>
      judgement?.origin === 'carried' && group !== null ? [group] : [],
    ),
  )
  return {
    job_id: jobId,
    created_at: createdAt,
    new: count('new'),
    unchanged: count('unchanged'),
    carried: carried.size,
    gone: [...gone],
    gone_total: goneTotal,
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
  document: ReviewedScan['document'],
  offsets: TextOffsets,
): ScannedFinding {
  const { start, end, category, level, label, severity, score, accepted, asking = false } = finding
  const [from, to] = [offsets.toWire(start), offsets.toWire(end)]
  const [source] = rangesWithin(document.sourceMap, finding)
  return {
    id,
    category,
    level,
    label,
    severity,
    score,
    accepted,
    asking,
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
