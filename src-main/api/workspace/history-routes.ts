/** The list of jobs, and what a user does to one as a whole: cancel, delete. */

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ScanError } from '../../../src-shared/contract/error-codes.ts'
import type { History, HistoryEntry } from '../../../src-shared/workspace/history.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import type { Scheduler } from '../../scan/scheduler.ts'
import type { Storage } from '../../storage.ts'
import type { HistoryQuery } from '../../store/history.ts'
import { jobIdOf } from '../get-scan.ts'

export interface HistoryParts {
  readonly jobs: Storage['jobs']
  readonly scheduler: Scheduler
}

const PAGE_LIMIT = 200
const DEFAULT_LIMIT = 50

export function addHistoryRoutes(app: FastifyInstance, { jobs, scheduler }: HistoryParts): void {
  app.get(WORKSPACE_ROUTES.history, async (request): Promise<History> => {
    const accountId = request.principal.accountId as string
    return jobs.listHistory({ accountId, ...pageOf(request.query) })
  })
  app.get(WORKSPACE_ROUTES.job(':job_id'), async (request): Promise<HistoryEntry> => {
    const accountId = request.principal.accountId as string
    const entry = await jobs.historyEntry(jobIdOf(request), accountId)
    if (entry === null) throw new ScanError('NOT_FOUND', 'There is no such job.')
    return entry
  })
  app.post(WORKSPACE_ROUTES.cancel(':job_id'), async (request, reply) => {
    scheduler.cancel(await ownJobId(jobs, request))
    return reply.code(202).send()
  })
  app.delete(WORKSPACE_ROUTES.job(':job_id'), async (request, reply) => {
    const jobId = await ownJobId(jobs, request)
    scheduler.cancel(jobId)
    await jobs.deleteJob(jobId, request.principal.accountId)
    return reply.code(204).send()
  })
}

/** The scheduler knows no accounts: a job is looked up before anything is done to it. @throws {ScanError} NOT_FOUND */
async function ownJobId(jobs: HistoryParts['jobs'], request: FastifyRequest): Promise<string> {
  const jobId = jobIdOf(request)
  const job = await jobs.getJob(jobId, request.principal.accountId)
  if (job === null) throw new ScanError('NOT_FOUND')
  return jobId
}

function pageOf(query: unknown): Omit<HistoryQuery, 'accountId'> {
  const { limit = String(DEFAULT_LIMIT), before } = query as Record<string, unknown>
  const number = typeof limit === 'string' && /^\d{1,3}$/.test(limit) ? Number(limit) : 0
  if (number < 1 || number > PAGE_LIMIT) {
    throw new ScanError('INVALID_REQUEST', `The limit is not a number from 1 to ${PAGE_LIMIT}.`)
  }
  if (before === undefined) return { limit: number }
  if (typeof before !== 'string') {
    throw new ScanError('INVALID_REQUEST', 'The place to go on from is given more than once.')
  }
  return { limit: number, before }
}
