/**
 * What is kept, behind calls that are each one whole step: everything over one
 * database, in a thread of its own, so that no request waits for a disk that
 * another one writes to.
 */

import { ScanError } from '../src-shared/contract/error-codes.ts'
import { AccountError } from './accounts/account-name.ts'
import { type ApiKeys, createApiKeys, LOCAL_ACCOUNT } from './accounts/api-keys.ts'
import type { Plans } from './accounts/plans.ts'
import { createQuotas, type Quotas } from './accounts/quotas.ts'
import { type ClockHands, clockOf } from './clock.ts'
import { workerEntry } from './entry-points.ts'
import type { LogLevel } from './log.ts'
import { createExports, type Exports } from './present/exports.ts'
import { createReviewDocuments, type ReviewDocuments } from './present/review-document.ts'
import { type Acceptances, createAcceptances } from './scan/acceptance.ts'
import { createAccountStore } from './store/account-store.ts'
import type { Database } from './store/database.ts'
import { DatabaseError } from './store/database-error.ts'
import { createDocumentStore, type DocumentStore } from './store/document-store.ts'
import { createJobFindings } from './store/job-findings.ts'
import { createJobReviews } from './store/job-reviews.ts'
import { createJobStore, type JobStore } from './store/job-store.ts'
import { createMcpPinStore, type McpPinStore } from './store/mcp-pin-store.ts'
import { rememberJobFindings } from './store/remembered-findings.ts'
import { createReplayStore, type ReplayStore } from './store/replay-store.ts'
import { createReviewStore, type ReviewStore } from './store/review-store.ts'
import { createUsageStore } from './store/usage-store.ts'
import { type Remotes, type RemoteThread, startRemoteThread } from './workers/remote.ts'

/** Every object that is called across the threads. Each method is one transaction or one read. */
export interface StoredParts {
  readonly acceptances: Acceptances
  readonly jobs: JobStore
  readonly documents: DocumentStore
  readonly review: ReviewDocuments
  readonly exports: Exports
  readonly judging: ReviewStore
  readonly replays: ReplayStore
  readonly pins: McpPinStore
  readonly keys: ApiKeys
  readonly quotas: Quotas
}

/** The same for those in other threads. */
export type Storage = Remotes<StoredParts>

const NAMES = [
  'acceptances',
  'jobs',
  'documents',
  'review',
  'exports',
  'judging',
  'replays',
  'pins',
  'keys',
  'quotas',
] as const

export interface StorageOptions {
  /** The database file. */
  readonly path: string
  readonly plans: Plans
  /** Slow queries are told from `warn` on. */
  readonly logLevel: LogLevel
  /** Of a clock that a test moves. */
  readonly clockHands?: ClockHands | undefined
  /** See {@link DatabaseOptions}. */
  readonly busyTimeoutMs?: number | undefined
}

/** The parts over an open database; the owner's account is there from then on. */
export function createStoredParts(
  db: Database,
  { plans, clockHands }: Pick<StorageOptions, 'plans' | 'clockHands'>,
): StoredParts {
  const clock = clockOf(clockHands)
  const accounts = createAccountStore(db)
  accounts.ensureAccount(LOCAL_ACCOUNT, 'pro', clock())
  const jobs = createJobStore(db, clock)
  const documents = createDocumentStore(db, clock)
  const readFindings = createJobFindings(documents)
  const findingsOf = rememberJobFindings(jobs, readFindings)
  const reviews = createJobReviews(db, findingsOf, clock)
  const replays = createReplayStore(db)
  const pins = createMcpPinStore(db)
  const quotas = createQuotas(createUsageStore(db), plans)
  return {
    acceptances: createAcceptances({ db, quotas, jobs, replays, pins, clock }),
    jobs,
    documents,
    review: createReviewDocuments({ jobs, documents, reviews }),
    exports: createExports({ jobs, documents, reviews }),
    judging: createReviewStore({ db, jobs, documents, readFindings, findingsOf, clock }),
    replays,
    pins,
    keys: createApiKeys(accounts),
    quotas,
  }
}

/**
 * Opens the database in its thread.
 * @throws {DatabaseError} where it is damaged, newer than the program, locked or out of reach.
 */
export function openStorage(
  options: StorageOptions,
  entry: URL = workerEntry('storage'),
): Promise<RemoteThread<StoredParts>> {
  return startRemoteThread<StoredParts>(
    { entry, workerData: options, errors: { AccountError, DatabaseError, RangeError, ScanError } },
    NAMES,
  )
}
