/** The list of jobs, and what a user does to one as a whole: cancel, delete. */

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ScanError } from '../../../src-shared/contract/error-codes.ts'
import {
  HISTORY_RESULTS,
  HISTORY_SORTS,
  isOneOf,
  MAX_HISTORY_WORDS,
  SORT_DIRECTIONS,
} from '../../../src-shared/model/history-query.ts'
import type {
  History,
  HistoryDeleted,
  HistoryEntry,
} from '../../../src-shared/workspace/history.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import type { Scheduler } from '../../scan/scheduler.ts'
import type { Storage } from '../../storage.ts'
import type { HistoryFilter, HistoryQuery } from '../../store/job-store.ts'
import { jobIdOf } from '../get-scan.ts'

export interface HistoryParts {
  readonly jobs: Storage['jobs']
  readonly scheduler: Scheduler
}

const PAGE_LIMIT = 200
const DEFAULT_LIMIT = 50
/** What one call deletes of typical jobs; all ids in each call would cost more than they delete. */
const DELETED_AT_ONCE = 100

export function addHistoryRoutes(app: FastifyInstance, { jobs, scheduler }: HistoryParts): void {
  app.get(WORKSPACE_ROUTES.history, async (request): Promise<History> => {
    const accountId = request.principal.accountId as string
    return readPage(jobs, accountId, request.query as Query)
  })
  app.delete(WORKSPACE_ROUTES.history, async (request): Promise<HistoryDeleted> => {
    const filter = filterOf(request.principal.accountId as string, request.query as Query)
    // Looked for once: what is open of each scan takes longer to tell than it takes to delete a few.
    const jobIds = await jobs.endedMatching(filter)
    let deleted = 0
    for (let at = 0; at < jobIds.length; at += DELETED_AT_ONCE) {
      const some = jobIds.slice(at, at + DELETED_AT_ONCE)
      for (let gone = 1; gone > 0; deleted += gone) {
        gone = await jobs.deleteJobs(filter.accountId, some)
      }
    }
    return { deleted }
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

type Query = Readonly<Record<string, unknown>>

/** The newest first are read from an index; every other order looks at all of the account's jobs. */
function readPage(jobs: HistoryParts['jobs'], accountId: string, query: Query): Promise<History> {
  const filter = filterOf(accountId, query)
  const sort = oneOf(query, 'sort', HISTORY_SORTS) ?? 'when'
  const direction = oneOf(query, 'direction', SORT_DIRECTIONS) ?? 'descending'
  const page = pageOf(query)
  const isPlain = filter.q === '' && filter.result === null && sort === 'when'
  return isPlain && direction === 'descending'
    ? jobs.listHistory({ accountId, ...page })
    : jobs.searchHistory({ ...filter, sort, direction, ...page })
}

function filterOf(accountId: string, query: Query): HistoryFilter {
  const { q = '' } = query
  if (typeof q !== 'string' || q.length > MAX_HISTORY_WORDS) {
    throw new ScanError(
      'INVALID_REQUEST',
      `What is looked for has more than ${MAX_HISTORY_WORDS} characters.`,
    )
  }
  return { accountId, q: q.trim(), result: oneOf(query, 'result', HISTORY_RESULTS) ?? null }
}

function oneOf<T extends string>(query: Query, name: string, values: readonly T[]): T | undefined {
  const value = query[name]
  if (value === undefined || isOneOf(values, value)) return value
  throw new ScanError('INVALID_REQUEST', `The query's "${name}" is none of ${values.join(', ')}.`)
}

function pageOf(query: Query): Omit<HistoryQuery, 'accountId'> {
  const { limit = String(DEFAULT_LIMIT), before } = query
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
