/** The document of a job with every finding on it, and the file as it was submitted. */

import type { FastifyInstance } from 'fastify'
import { ScanError } from '../../../src-shared/contract/error-codes.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import type { Storage } from '../../storage.ts'
import { jobIdOf } from '../get-scan.ts'
import { bytesOf } from '../send-bytes.ts'

export type DocumentParts = Pick<Storage, 'documents' | 'review'>

export function addDocumentRoutes(
  app: FastifyInstance,
  { documents, review }: DocumentParts,
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
}
