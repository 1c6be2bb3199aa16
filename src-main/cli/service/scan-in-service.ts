/**
 * What a service found, as `assay scan` reports what it finds itself. What the owner has dismissed
 * there, by hand or by a suppression, is known: it is not reported, and decides nothing.
 */

import type { ScanConfig } from '../../../src-shared/contract/scan-request.ts'
import type { MergedFinding } from '../../../src-shared/model/finding.ts'
import { DEFAULT_POLICY } from '../../../src-shared/model/policy.ts'
import { type Decision, strongerDecision } from '../../../src-shared/model/vocabulary.ts'
import type { DocumentFinding, ReviewDocument } from '../../../src-shared/workspace/document.ts'
import { decisionOfAccepted } from '../../decide/verdict.ts'
import type { CanonicalDocument, MediaType } from '../../extract/canonical-document.ts'
import type { ScanSource } from '../scan-one.ts'
import type { ServiceCall } from './loopback-client.ts'
import { scanIn } from './service-scanner.ts'

/** Scans in a service. */
export function scanInService(call: ServiceCall, config: ScanConfig): ScanSource {
  return async (_, source) => scannedOf(await scanIn(call, source, config), config)
}

function scannedOf(review: ReviewDocument, config: ScanConfig) {
  const { ark_version: _, input, extraction, coverage, usage, segments, ...job } = review.job
  const document: CanonicalDocument = {
    mediaType: review.media_type as MediaType,
    text: review.text,
    sourceMap: review.source_map as CanonicalDocument['sourceMap'],
    ...(review.pages && {
      pages: { total: review.pages.total, withoutText: review.pages.without_text },
    }),
    warnings: extraction.warnings,
  }
  const { input_tokens } = usage
  const known = dismissedIn(review)
  const asking = askingIn(review)
  return {
    document,
    job: { ...job, ...(segments && { segments }), ...decisionWithout(known, asking, review) },
    known,
    asking,
    findings: review.findings.map(findingOf),
    prepared: {
      ...{ kind: input.kind, config, inputTokens: input_tokens },
      canonicalBytes: Buffer.byteLength(review.text),
      // How many there are is all that is asked of them from here on.
      documents: [{ source: job.source, document, tokens: new Uint32Array(input_tokens) }],
      metadata: { input, extraction, coverage, usage, ...(segments && { segments }) },
    },
  }
}

/** Places of what a reviewer has dismissed. */
function dismissedIn({ findings }: ReviewDocument): ReadonlySet<number> {
  return new Set(
    findings.flatMap(({ judgement }, place) => (judgement?.status === 'dismissed' ? [place] : [])),
  )
}

/** Places of what asks for a look and was not dismissed. */
function askingIn({ findings }: ReviewDocument): ReadonlySet<number> {
  return new Set(
    findings.flatMap(({ asking, judgement }, place) =>
      asking && judgement?.status !== 'dismissed' ? [place] : [],
    ),
  )
}

/** The decision of what is left; what asked for a look without being accepted still does. */
function decisionWithout(
  dismissed: ReadonlySet<number>,
  asking: ReadonlySet<number>,
  { job, findings, policy = DEFAULT_POLICY }: ReviewDocument,
): { readonly decision?: Decision } {
  if (dismissed.size === 0 || job.decision === undefined) return {}
  const left = findings.filter((finding, place) => finding.accepted && !dismissed.has(place))
  const decision = decisionOfAccepted(left, job.completion?.state ?? 'failed', policy)
  const asked = findings.flatMap(({ category }, place) =>
    asking.has(place) ? [policy[category].candidate] : [],
  )
  return { decision: asked.reduce(strongerDecision, decision) }
}

function findingOf(finding: DocumentFinding): MergedFinding {
  const { category, level, label, severity, score, accepted, asking, start, end } = finding
  return {
    ...{ category, level, label, severity, score, accepted, start, end },
    ...(asking && { asking }),
    explanations: finding.explanations.map((explanation) => ({
      detectorId: explanation.detector_id,
      title: explanation.title,
      description: explanation.description,
      view: explanation.view,
      baseScore: explanation.base_score,
      score: explanation.score,
      validated: explanation.validated,
      context: explanation.context,
    })),
  }
}
