/** The document of a job with every finding on it, and the file as it was submitted. */

import type { FastifyInstance } from 'fastify'
import { ScanError } from '../../../src-shared/contract/error-codes.ts'
import type { FormattedDocument } from '../../../src-shared/workspace/formatted.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import type { Storage } from '../../storage.ts'
import type { WorkerPool } from '../../workers/worker-pool.ts'
import { jobIdOf } from '../get-scan.ts'
import { bytesOf } from '../send-bytes.ts'

export interface DocumentParts extends Pick<Storage, 'documents' | 'review'> {
  /** Reads Word documents as they look. */
  readonly formats: WorkerPool<Uint8Array, FormattedDocument>
}

export function addDocumentRoutes(
  app: FastifyInstance,
  { documents, review, formats }: DocumentParts,
): void {
  app.get(WORKSPACE_ROUTES.document(':job_id'), async (request, reply) => {
    const json = await review.json(jobIdOf(request), request.principal.accountId)
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
    const original = await documents.getOriginal(jobIdOf(request), request.principal.accountId)
    // A ZIP: what else is kept is a PDF.
    if (original === null || original[0] !== 0x50) {
      throw new ScanError('NOT_FOUND', 'There is no Word document of this job.')
    }
    try {
      return reply.send(await formats.run(original))
    } catch (cause) {
      // The text view holds all that was scanned: nothing is lost but looks.
      throw new ScanError('NOT_FOUND', 'The document cannot be shown as it looks.', { cause })
    }
  })
}
