/** The document of a job with every finding on it, and the file as it was submitted. */

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ScanError } from '../../../src-shared/contract/error-codes.ts'
import { settingsOf } from '../../../src-shared/contract/scan-request.ts'
import type { ChunkHeat } from '../../../src-shared/model/chunk-heat.ts'
import type { MergedFinding } from '../../../src-shared/model/finding.ts'
import { rangesWithin } from '../../../src-shared/model/spans.ts'
import { TextOffsets, utf16 } from '../../../src-shared/model/text-offsets.ts'
import type {
  DocumentFinding,
  DocumentHeat,
  ReviewDocument,
} from '../../../src-shared/workspace/document.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import { jobView } from '../../jobs/scan-job.ts'
import type { DocumentStore, StoredDocument } from '../../store/document-store.ts'
import type { JobStore } from '../../store/job-store.ts'
import { jobIdOf } from '../get-scan.ts'

export interface DocumentParts {
  readonly jobs: JobStore
  readonly documents: DocumentStore
}

export function addDocumentRoutes(app: FastifyInstance, parts: DocumentParts): void {
  app.get(WORKSPACE_ROUTES.document(':job_id'), async (request) => reviewDocument(parts, request))
  app.get(WORKSPACE_ROUTES.original(':job_id'), async (request, reply) => {
    const { accountId } = request.principal
    const original = parts.documents.getOriginal(jobIdOf(request), accountId)
    if (original === null) throw new ScanError('NOT_FOUND', 'The original is not kept.')
    // Never a type that a browser would open by itself: the file is hostile.
    reply.header('content-disposition', 'attachment').type('application/octet-stream')
    return reply.send(original)
  })
}

function reviewDocument(parts: DocumentParts, request: FastifyRequest): ReviewDocument {
  const { accountId } = request.principal
  const jobId = jobIdOf(request)
  const job = parts.jobs.getJob(jobId, accountId)
  const document = parts.documents.getDocument(jobId, accountId)
  if (job === null || document === null) throw new ScanError('NOT_FOUND', 'There is no such job.')
  const findings = parts.documents.getFindings(jobId, accountId)
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
    findings: findings.map((finding, id) => documentFinding(finding, id, document, offsets)),
    heat: parts.documents.getHeat(jobId, accountId).map(documentHeat),
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

function documentFinding(
  finding: MergedFinding,
  id: number,
  document: StoredDocument,
  offsets: TextOffsets,
): DocumentFinding {
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
