/** What the screens read from the service, as queries: keys, polling and lifetimes in one place. */

import {
  infiniteQueryOptions,
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import type { Job } from '../../src-shared/contract/scan-result.ts'
import type {
  HistoryResult,
  HistorySort,
  SortDirection,
} from '../../src-shared/model/history-query.ts'
import type { RuleList } from '../../src-shared/workspace/detectors.ts'
import type { FormattedDocument } from '../../src-shared/workspace/formatted.ts'
import type { History, HistoryDeleted, HistoryEntry } from '../../src-shared/workspace/history.ts'
import type { FolderName, Installed } from '../../src-shared/workspace/installed.ts'
import type { DecodedDocument } from '../../src-shared/workspace/layers.ts'
import type { Pace } from '../../src-shared/workspace/pace.ts'
import {
  type PackedDocument,
  type UnpackedDocument,
  unpackDocument,
} from '../../src-shared/workspace/packed-document.ts'
import { WORKSPACE_ROUTES } from '../../src-shared/workspace/routes.ts'
import type { RuleTrial, RuleTrialRequest } from '../../src-shared/workspace/rule-trial.ts'
import type { ServiceState } from '../../src-shared/workspace/service.ts'
import { call, callJson, NO_ANSWER, problemFrom } from './http-client.ts'

/** Milliseconds between two looks at a running job. */
const POLL_MS = 500
/** Looks a second, at most, at all jobs together that only wait: of a folder of hundreds, two at a time are read. */
const LOOKS_AT_WAITING = 40
/** For as long a job that was looked at is not looked at once more. */
const JOB_FRESH_MS = 1_000
const SERVICE_POLL_MS = 5_000
/** Its state costs the service nothing: one that takes as long is away, whatever the reason. */
const SERVICE_ANSWERS_MS = 15_000
/** The same at what a running job has found; what is new of it comes each time. */
const LOOK_MS = 1_000
/** After the first look, which brings the text alone. */
const SOON_MS = 100
const LONG_LOOK_MS = 4_000
/** UTF-16 units from which a document is looked at more rarely. */
const LONG_TEXT = 200_000
/** A document can hold a megabyte and its findings: it goes soon after it is closed. */
const DOCUMENT_KEPT_MS = 60_000
const HISTORY_PAGE = 100
/** As many as the service gives at once. */
const LONGEST_PAGE = 200
const PACE_POLL_MS = 15_000

/** The cache of the app; refusals are not repeated, lost connections twice. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, query) => lookAgain(error, query.queryKey) }),
  mutationCache: new MutationCache({ onError: (error) => lookAgain(error) }),
  defaultOptions: {
    queries: {
      refetchOnWindowFocus: false,
      retry: (count, error) => count < 2 && (problemFrom(error)?.status ?? 0) === 0,
      networkMode: 'always',
    },
    // The service is on this machine: it answers also where no network is.
    mutations: { networkMode: 'always' },
  },
})

/**
 * Where anything is not there any more, the open document may not be: it is looked for. Where
 * anything got no answer, the service is asked, so that the band above every room says it at once.
 */
function lookAgain(error: Error, [name]: QueryKey = []): void {
  const problem = problemFrom(error)
  if (problem?.code === NO_ANSWER && name !== 'service') {
    void queryClient.invalidateQueries({ queryKey: ['service'], refetchType: 'active' })
  }
  if (problem?.status === 404 && name !== 'job') {
    void queryClient.invalidateQueries({ queryKey: ['job'], refetchType: 'active' })
  }
}

/** Address of a job in the interface. */
function statusUrl(jobId: string): string {
  return `/api/v1/scan/${jobId}`
}

/**
 * One job with all that it found, looked at again and again until it has ended.
 * @param waiting how many jobs that wait share their looks.
 */
export function jobQuery(jobId: string, waiting = 1) {
  return queryOptions({
    queryKey: ['job', jobId],
    queryFn: ({ signal }) => callJson<Job>(statusUrl(jobId), { signal }),
    refetchInterval: ({ state }) =>
      state.status !== 'error' && (state.data?.status ?? 'running') === 'running'
        ? pollMs(state.data, waiting)
        : false,
    staleTime: JOB_FRESH_MS,
  })
}

/** The same of many: those that wait share their looks. */
export function jobQueries(jobIds: readonly string[]) {
  const waiting = jobIds.filter((jobId) => {
    const job = queryClient.getQueryData(jobQuery(jobId).queryKey)
    return job !== undefined && isWaiting(job)
  }).length
  return jobIds.map((jobId) => jobQuery(jobId, waiting))
}

/**
 * Milliseconds to the next look at a running job. One that waits shares its looks; by powers of two, since a time
 * that changes begins anew, and with each file that is sent one more waits.
 */
function pollMs(job: Job | undefined, waiting: number): number {
  if (job === undefined || !isWaiting(job)) return POLL_MS
  const share = (1_000 * waiting) / LOOKS_AT_WAITING / POLL_MS
  return POLL_MS * 2 ** Math.max(0, Math.ceil(Math.log2(share)))
}

/** Whether nothing of a job was read yet. */
function isWaiting({ status, progress }: Job): boolean {
  return (
    status === 'running' &&
    Object.values(progress).every(({ stage = 'queued' }) => stage === 'queued')
  )
}

/**
 * Whether a job that has ended is still there, looked at whenever the window is come back to:
 * it may be deleted, or its time over. Its line of the history is asked for, which is small.
 * @param seenAt when it was there last, in Unix milliseconds.
 */
export function presenceQuery(jobId: string, seenAt: number) {
  return queryOptions({
    queryKey: ['job', jobId, 'presence', seenAt],
    queryFn: async ({ signal }) => {
      await callJson<HistoryEntry>(WORKSPACE_ROUTES.job(jobId), { signal })
      return true
    },
    initialData: true,
    initialDataUpdatedAt: seenAt,
    staleTime: JOB_FRESH_MS,
    refetchOnWindowFocus: true,
  })
}

/** The text and findings of a job: while it runs those of now, which change, then those that stay. */
export function documentQuery(jobId: string) {
  return queryOptions({
    queryKey: ['document', jobId],
    queryFn: async ({ client, queryKey, signal }): Promise<UnpackedDocument> => {
      const before = client.getQueryData<UnpackedDocument>(queryKey)
      const known = before?.job.status === 'running' ? before.known : ''
      const path = `${WORKSPACE_ROUTES.document(jobId)}?${new URLSearchParams({ known })}`
      return unpackDocument(await callJson<PackedDocument>(path, { signal }), before)
    },
    refetchInterval: ({ state: { data, status, dataUpdateCount } }) => {
      if (status === 'error' || data?.job.status !== 'running') return false
      // The first look at a running scan brings the text alone.
      if (dataUpdateCount === 1) return SOON_MS
      return data.text.length > LONG_TEXT ? LONG_LOOK_MS : LOOK_MS
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: DOCUMENT_KEPT_MS,
  })
}

/** A document as it looks; it does not change any more. */
export function formattedQuery(jobId: string) {
  return queryOptions({
    queryKey: ['formatted', jobId],
    queryFn: ({ signal }) =>
      callJson<FormattedDocument>(WORKSPACE_ROUTES.formatted(jobId), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: DOCUMENT_KEPT_MS,
  })
}

/** What rules read of a document beside its words; it does not change any more. */
export function layersQuery(jobId: string) {
  return queryOptions({
    queryKey: ['layers', jobId],
    queryFn: ({ signal }) => callJson<DecodedDocument>(WORKSPACE_ROUTES.layers(jobId), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: DOCUMENT_KEPT_MS,
  })
}

/** What the history is asked for; what is left out is not narrowed, and sorted by time. */
export interface HistoryAsked {
  readonly q?: string
  readonly result?: HistoryResult
  readonly sort?: HistorySort
  readonly direction?: SortDirection
}

/** Past and running jobs that match, page by page; what is shown stays while others are looked for. */
export function historyQuery(asked: HistoryAsked = {}) {
  return infiniteQueryOptions({
    queryKey: ['history', asked],
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) => {
      const search = new URLSearchParams({ limit: String(HISTORY_PAGE), ...asked })
      if (pageParam !== null) search.set('before', pageParam)
      return callJson<History>(`${WORKSPACE_ROUTES.history}?${search}`, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.jobs.some((job) => job.status === 'running'))
        ? 2_000
        : false,
  })
}

/**
 * One line of the history, asked for once its job has ended: from then on only what is decided
 * changes it, here ({@link forgetOpen}) or in a window that was gone to meanwhile ({@link lookAtEntries}).
 */
export function entryQuery(jobId: string) {
  return queryOptions({
    queryKey: ['entry', jobId],
    queryFn: ({ signal }) => callJson<HistoryEntry>(WORKSPACE_ROUTES.job(jobId), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Looks again at the lines of the history that are shown: by one page of it, and one by one at what is further down. */
export async function lookAtEntries(client: QueryClient): Promise<void> {
  const shown = client.getQueryCache().findAll({ queryKey: ['entry'], type: 'active' })
  if (shown.length === 0) return
  const page = await callJson<History>(`${WORKSPACE_ROUTES.history}?limit=${LONGEST_PAGE}`)
  const entries = new Map(page.jobs.map((entry) => [entry.job_id, entry]))
  for (const { queryKey } of shown) {
    const entry = entries.get(String(queryKey[1]))
    if (entry === undefined) void client.invalidateQueries({ queryKey })
    else client.setQueryData<HistoryEntry>(queryKey, entry)
  }
}

/**
 * How much is open of a job, or of every one, is asked for anew where it is shown next; where the review was left
 * before its step was taken, it is shown now.
 */
export function forgetOpen(client: QueryClient, jobId?: string): void {
  const queryKey = jobId === undefined ? ['entry'] : entryQuery(jobId).queryKey
  const isReviewing = client
    .getQueryCache()
    .find({ queryKey: ['document'], exact: false, type: 'active' })
  void client.invalidateQueries({ queryKey, refetchType: isReviewing ? 'none' : 'active' })
}

/** The rules of this machine; they do not change while it runs. */
export function rulesQuery() {
  return queryOptions({
    queryKey: ['rules'],
    queryFn: async ({ signal }) =>
      (await callJson<RuleList>(WORKSPACE_ROUTES.rules, { signal })).rules,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** What rules come to in a text, told with both: what is drawn of it has to be what was tried. */
export function ruleTrialQuery(asked: RuleTrialRequest) {
  return queryOptions({
    queryKey: ['rule trial', asked],
    queryFn: async ({ signal }) => ({
      ...asked,
      trial: await callJson<RuleTrial>(WORKSPACE_ROUTES.ruleTrial, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(asked),
        signal,
      }),
    }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** The plan's limits and the pace of the last scans, asked for while something is about to be scanned. */
export function paceQuery() {
  return queryOptions({
    queryKey: ['pace'],
    queryFn: ({ signal }) => callJson<Pace>(WORKSPACE_ROUTES.pace, { signal }),
    refetchInterval: PACE_POLL_MS,
  })
}

/** What is on this machine; it does not change while the service runs. */
export function installedQuery() {
  return queryOptions({
    queryKey: ['installed'],
    queryFn: ({ signal }) => callJson<Installed>(WORKSPACE_ROUTES.installed, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Shows a folder in the desktop's file manager. */
export async function openFolder(name: FolderName): Promise<void> {
  await call(WORKSPACE_ROUTES.openFolder(name), { method: 'POST' })
}

/** State of the service. */
export function serviceQuery() {
  return queryOptions({
    queryKey: ['service'],
    // A service that hangs keeps the connection open and never answers.
    queryFn: ({ signal }) =>
      callJson<ServiceState>(
        WORKSPACE_ROUTES.service,
        { signal },
        AbortSignal.timeout(SERVICE_ANSWERS_MS),
      ),
    // Nothing else tells that it is away: it is asked for by itself, also once it did not answer.
    refetchInterval: SERVICE_POLL_MS,
    retry: false,
  })
}

/** Asks the service to stop a job. */
export async function cancelJob(jobId: string): Promise<void> {
  await call(WORKSPACE_ROUTES.cancel(jobId), { method: 'POST' })
}

/** Deletes all that matches and has ended; gives how many that were. */
export async function deleteHistory({ q, result }: HistoryAsked): Promise<number> {
  const search = new URLSearchParams({ ...(q && { q }), ...(result && { result }) })
  const path = `${WORKSPACE_ROUTES.history}?${search}`
  return (await callJson<HistoryDeleted>(path, { method: 'DELETE' })).deleted
}

/** Deletes a job with its text, file and findings. */
export async function deleteJob(jobId: string): Promise<void> {
  await call(WORKSPACE_ROUTES.job(jobId), { method: 'DELETE' })
}

/** The bytes of a job as they were submitted. */
export async function fetchOriginal(jobId: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await call(WORKSPACE_ROUTES.original(jobId), { signal })
  return new Uint8Array(await response.arrayBuffer())
}
