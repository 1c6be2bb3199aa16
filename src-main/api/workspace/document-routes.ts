/** The document of a job with every finding on it, as it looks, as rules read it, and as it was submitted. */

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ScanError } from '../../../src-shared/contract/error-codes.ts'
import type { FormattedDocument } from '../../../src-shared/workspace/formatted.ts'
import type { DecodedDocument } from '../../../src-shared/workspace/layers.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import { MEDIA_TYPES } from '../../extract/canonical-document.ts'
import type { FormatRequest } from '../../present/exports.ts'
import { hiddenRanges } from '../../scan/run-rules.ts'
import type { Scheduler } from '../../scan/scheduler.ts'
import type { Storage } from '../../storage.ts'
import type { WorkerPool } from '../../workers/worker-pool.ts'
import { jobIdOf } from '../get-scan.ts'
import { bytesOf } from '../send-bytes.ts'

export interface DocumentParts extends Pick<Storage, 'documents' | 'review'> {
  /** Reads documents as they look, and as rules read them. */
  readonly formats: WorkerPool<FormatRequest, FormattedDocument | DecodedDocument>
  /** What running jobs have found by now. */
  readonly scheduler: Scheduler
}

export function addDocumentRoutes(
  app: FastifyInstance,
  { documents, review, formats, scheduler }: DocumentParts,
): void {
  app.get(WORKSPACE_ROUTES.document(':job_id'), async (request, reply) => {
    const jobId = jobIdOf(request)
    const known = knownIn(request)
    // Deciding on what a large text holds takes many seconds beside its scan: whoever looks first has something to read meanwhile.
    const soFar = known === '' ? null : await scheduler.foundSoFar(jobId)
    const { accountId } = request.principal
    const look = { known, soFar: soFar?.record }
    const json = await review.json(jobId, accountId, look)
    if (json === null) throw new ScanError('NOT_FOUND', 'There is no such job.')
    return reply.type('application/json; charset=utf-8').send(bytesOf(json))
  })
  app.get(WORKSPACE_ROUTES.original(':job_id'), async (request, reply) => {
    const original = await documents.getOriginal(jobIdOf(request), request.principal.accountId)
    if (original === null) throw new ScanError('NOT_FOUND', 'The original is not kept.')
    // Never a type that a browser would open by itself: the file is hostile.
    reply.header('content-disposition', 'attachment').type('application/octet-stream')
    return reply.send(bytesOf(original))
  })
  app.get(WORKSPACE_ROUTES.formatted(':job_id'), async (request, reply) => {
    const asked = await formatOf(documents, jobIdOf(request), request.principal.accountId)
    if (asked === null) throw new ScanError('NOT_FOUND', 'This document is shown as text alone.')
    try {
      return reply.send(await formats.run(asked))
    } catch (cause) {
      // The text view holds all that was scanned: nothing is lost but looks.
      throw new ScanError('NOT_FOUND', 'The document cannot be shown as it looks.', { cause })
    }
  })
  app.get(WORKSPACE_ROUTES.layers(':job_id'), async (request, reply) => {
    const document = await documents.getDocument(jobIdOf(request), request.principal.accountId)
    if (document === null) throw new ScanError('NOT_FOUND', 'There is no such job.')
    const { text, sourceMap } = document
    return reply.send(await formats.run({ as: 'layers', text, hidden: hiddenRanges(sourceMap) }))
  })
}

/** Tags of parts; what is no tag is known of no part. */
function knownIn(request: FastifyRequest): string {
  const { known } = request.query as Readonly<Record<string, unknown>>
  return typeof known === 'string' ? known : ''
}

/** What is asked of the reader of a document's looks; null where it has none, or its file is not kept. */
async function formatOf(
  documents: DocumentParts['documents'],
  jobId: string,
  accountId: string | null,
): Promise<FormatRequest | null> {
  const document = await documents.getDocument(jobId, accountId)
  if (document === null) return null
  if (document.mediaType === MEDIA_TYPES.markdown) return { as: 'markdown', text: document.text }
  const as = READ_FROM_FILE[document.mediaType]
  const file = as === undefined ? null : await documents.getOriginal(jobId, accountId)
  return as === undefined || file === null ? null : { as, file }
}

const READ_FROM_FILE: Readonly<Record<string, 'docx' | 'html'>> = {
  [MEDIA_TYPES.docx]: 'docx',
  [MEDIA_TYPES.html]: 'html',
}
