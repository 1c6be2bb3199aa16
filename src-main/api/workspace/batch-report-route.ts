/** One report of many scans, to hand on what was reviewed together. */

import type { FastifyInstance } from 'fastify'
import { ScanError } from '../../../src-shared/contract/error-codes.ts'
import { BatchReportRequest, MAX_REPORTED } from '../../../src-shared/workspace/exports.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import { type HtmlPart, htmlOf } from '../../present/exports.ts'
import { VERSION } from '../../version.ts'
import { bodyReader } from './body-of.ts'
import { type ExportParts, sendFile } from './export-routes.ts'

const readRequest = bodyReader(BatchReportRequest, MAX_REPORTED + 1)

export function addBatchReportRoute(
  app: FastifyInstance,
  { exports, clock }: Pick<ExportParts, 'exports' | 'clock'>,
): void {
  app.post(WORKSPACE_ROUTES.batchReport, async (request, reply) => {
    const { jobs, unread } = readRequest(request)
    const { accountId } = request.principal
    const made = { madeAt: clock(), version: VERSION }
    const parts: HtmlPart[] = []
    const gone: { name: string; why: string }[] = []
    // One after the other: who judges meanwhile waits for one document, not for all.
    for (const { job_id, name } of jobs) {
      const part = await exports.part(job_id, accountId, name, made)
      if (part === null) gone.push({ name, why: 'It was deleted since it was scanned.' })
      else parts.push(part)
    }
    if (parts.length === 0) throw new ScanError('NOT_FOUND', 'None of these jobs is there.')
    const left = [...gone, ...unread].map((each) => ({ ...each, isFailure: true }))
    const bytes = new TextEncoder().encode(htmlOf(parts, left))
    return sendFile({ source: 'assay', bytes }, { format: 'html' }, reply)
  })
}
