/** What a service found, as `assay scan` reports what it finds itself. */

import type { ScanConfig } from '../../../src-shared/contract/scan-request.ts'
import type { MergedFinding } from '../../../src-shared/model/finding.ts'
import type { DocumentFinding, ReviewDocument } from '../../../src-shared/workspace/document.ts'
import type { CanonicalDocument, MediaType } from '../../extract/canonical-document.ts'
import type { ScanSource } from '../scan-one.ts'
import type { Scanned } from '../scan-report.ts'
import type { ServiceCall } from './loopback-client.ts'
import { scanIn } from './service-scanner.ts'

/** Scans in a service. */
export function scanInService(call: ServiceCall, config: ScanConfig): ScanSource {
  return async (_, source) => scannedOf(await scanIn(call, source, config), config)
}

function scannedOf(
  review: ReviewDocument,
  config: ScanConfig,
): Pick<Scanned, 'prepared' | 'job' | 'document' | 'findings'> {
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
  return {
    document,
    job: { ...job, ...(segments && { segments }) },
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

function findingOf(finding: DocumentFinding): MergedFinding {
  const { category, level, label, severity, score, accepted, start, end } = finding
  return {
    ...{ category, level, label, severity, score, accepted, start, end },
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
