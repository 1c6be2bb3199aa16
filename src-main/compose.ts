/**
 * Builds every part once and hands each its collaborators. The desktop shell,
 * the commands and the tests start here; no other file creates a service.
 */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { SCAN_DEADLINE_MS } from '../src-shared/contract/limits.ts'
import type { ServiceState } from '../src-shared/workspace/service.ts'
import { type ApiKeys, createApiKeys, LOCAL_ACCOUNT } from './accounts/api-keys.ts'
import type { Plans } from './accounts/plans.ts'
import { createQuotas } from './accounts/quotas.ts'
import { createRequestRate } from './accounts/request-rate.ts'
import { createSessions } from './accounts/sessions.ts'
import { createAuthenticate } from './api/authenticate.ts'
import { createServer } from './api/create-server.ts'
import { createLimits, type Limits } from './api/enforce-limits.ts'
import { listen } from './api/listen.ts'
import { createReplays } from './api/replay.ts'
import { readConfig } from './config.ts'
import type {
  InferenceRequest,
  InferenceResponse,
  InstalledPacks,
  RulesRequest,
  RulesResponse,
} from './detect/detector.ts'
import { loadModelPacks, packFolders } from './detect/models/load-packs.ts'
import type { ModelPack } from './detect/models/model-contract.ts'
import { categoriesOf } from './detect/models/plan-models.ts'
import { loadPacks } from './detect/rules/load-packs.ts'
import { type RuleEntry, ruleCatalog } from './detect/rules/rule-catalog.ts'
import { type LeftOutFile, loadUserRules } from './detect/rules/user-rules.ts'
import { rendererDir, type WorkerName, workerEntry } from './entry-points.ts'
import type { ExtractionOutcome, ExtractionRequest } from './extract/extractor.ts'
import {
  type NetworkFlags,
  type NetworkSettings,
  withNetworkFlags,
} from './intake/network-settings.ts'
import { createNetwork } from './intake/safe-fetch.ts'
import { createExtractionCache } from './jobs/extraction-cache.ts'
import { createMcpPinning } from './jobs/mcp-pinning.ts'
import { placeTokensIn } from './jobs/place-tokens.ts'
import { startRetention } from './jobs/retention.ts'
import { inferenceIn } from './jobs/run-models.ts'
import { createScanPipeline, type ScanPipeline } from './jobs/scan-pipeline.ts'
import { createScheduler } from './jobs/scheduler.ts'
import { createWorkerPool } from './jobs/worker-pool.ts'
import { createLog } from './log.ts'
import { databasePath, prepareDataDir } from './paths.ts'
import { createAccountStore } from './store/account-store.ts'
import { type Database, openDatabase } from './store/database.ts'
import { createDocumentStore } from './store/document-store.ts'
import { takeInstanceLock } from './store/instance-lock.ts'
import { createJobStore } from './store/job-store.ts'
import { createMcpPinStore } from './store/mcp-pin-store.ts'
import { createReplayStore } from './store/replay-store.ts'
import { createUsageStore } from './store/usage-store.ts'
import { VERSION } from './version.ts'

/** Another service runs on the data folder; the message names it and what to do. */
export class DataDirInUse extends Error {
  constructor(dataDir: string) {
    super(
      `Another Assay service uses the data folder ${dataDir}. Stop it, or choose another folder with --data-dir.`,
    )
    this.name = 'DataDirInUse'
  }
}

export interface ServiceOptions {
  /** 0 takes a free one. */
  readonly port: number
  /** Made where it is missing. */
  readonly dataDir: string
  readonly log?: Logger
  /** Added to the network settings of `config.json`. */
  readonly network?: NetworkFlags
  /** Gives the Unix milliseconds that rates, quotas and replays go by; a test gives its own. */
  readonly clock?: () => number
  /** Instead of {@link BOUNDS}, for tests that reach them. */
  readonly bounds?: Partial<Bounds>
  /** Instead of the built-in thread entries, for tests of an engine that does not start. */
  readonly workers?: Partial<Record<WorkerName, URL>>
  /** Folder of model packs instead of those that ship, for tests. */
  readonly shippedModels?: string
}

/** How much work the service takes on at once, and for how long. */
export interface Bounds {
  /** Preparation of a submission, and a synchronous scan as a whole. */
  readonly scanDeadlineMs: number
  /** A client's time to send a whole request; a slow one frees its place after it. */
  readonly requestTimeoutMs: number
  /** Jobs that may wait and run at once; each holds its text, at most 1 MB, in memory. */
  readonly runningJobs: number
  /** Worker threads of each kind. */
  readonly threads: number
  /** Tasks that may wait for a thread, of each kind. */
  readonly queuedTasks: number
}

const BOUNDS: Bounds = {
  scanDeadlineMs: SCAN_DEADLINE_MS,
  requestTimeoutMs: SCAN_DEADLINE_MS,
  runningJobs: 500,
  // Two cores are the smallest machine we plan for; beyond four, one user's documents
  // seldom come that many at once.
  threads: Math.max(2, Math.min(4, navigator.hardwareConcurrency)),
  queuedTasks: 1_000,
}

export interface RunningService {
  /** `http://127.0.0.1:PORT` */
  readonly baseUrl: string
  /** Address of the app with a fresh launch code, which works once. */
  readonly appUrl: () => string
  readonly close: () => Promise<void>
}

/**
 * Starts the service.
 * @throws {PortInUse} and {DataDirInUse}; {DataDirError}, {ConfigError} and {DatabaseError} where
 *   the data folder, or what is in it, cannot be used.
 */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const log = options.log ?? createLog('warn')
  // What was opened is closed in reverse order, also where a later step throws.
  await using opened = new AsyncDisposableStack()
  prepareDataDir(options.dataDir)
  const { plans, network } = readConfig(options.dataDir)
  opened.defer(lockDataDir(options.dataDir))
  const db = openDatabase(databasePath(options.dataDir), {
    onSlowQuery: (sql, milliseconds) => log.warn({ sql, milliseconds }, 'slow query'),
  })
  opened.defer(db.close)
  const bounds = { ...BOUNDS, ...options.bounds }
  const scanner = createScanner({
    dataDir: options.dataDir,
    network: withNetworkFlags(network, options.network),
    bounds,
    workers: options.workers,
    shippedModels: options.shippedModels,
  })
  opened.defer(scanner.close)
  for (const { file, problems } of scanner.leftOutRules) {
    log.warn({ file, problems }, 'a file of rules is left out')
  }

  const accounts = createAccountStore(db)
  const jobs = createJobStore(db)
  const documents = createDocumentStore(db)
  const sessions = createSessions({ now: Date.now })
  const { pipeline } = scanner
  const onError = (error: unknown, jobId: string) => log.error({ err: error, jobId }, 'job failed')
  const scheduler = createScheduler({
    pipeline,
    jobs,
    documents,
    maxRunning: bounds.runningJobs,
    onError,
  })
  opened.defer(scheduler.close)
  const clock = options.clock ?? Date.now
  const replayStore = createReplayStore(db)
  const replays = createReplays({
    store: replayStore,
    clock,
    onError: (error) => log.error({ err: error }, 'answer not kept for its repeat'),
  })
  // Before the threads are stopped, which ends scans that still run.
  opened.defer(replays.close)
  const startedAt = Date.now()
  accounts.ensureAccount(LOCAL_ACCOUNT, 'pro', startedAt)

  const app = await createServer({
    pipeline,
    scheduler,
    jobs,
    documents,
    sessions,
    authenticate: createAuthenticate(createApiKeys(accounts), sessions),
    limits: limitsOver(db, plans, clock),
    replays,
    pinning: createMcpPinning(createMcpPinStore(db), clock),
    rendererDir: existsSync(join(rendererDir(), 'index.html')) ? rendererDir() : undefined,
    serviceState: () => ({
      version: VERSION,
      started_at: startedAt,
      data_dir: options.dataDir,
      running_jobs: scheduler.runningCount(),
      rules: countRules(scanner.rules),
      models: modelsView(scanner.models),
    }),
    scanDeadlineMs: bounds.scanDeadlineMs,
    requestTimeoutMs: bounds.requestTimeoutMs,
    log,
  })
  opened.defer(() => app.close())
  const baseUrl = await listen(app, options.port)
  const deleteExpired = (now: number) => jobs.deleteExpired(now) + replayStore.deleteExpired(now)
  opened.defer(
    startRetention({ deleteExpired }, (error) =>
      log.error({ err: error }, 'expired jobs and answers not deleted'),
    ),
  )
  scheduler.resume()
  // The first scan need not wait for the rules to be compiled; where that fails, it is tried again there.
  scanner
    .warmUp()
    .catch((error) => log.error({ err: error }, 'the rules engine did not start'))
    .then(scanner.warmAll)
  const running = opened.move()
  return {
    baseUrl,
    appUrl: () => `${baseUrl}/#launch=${sessions.issueLaunchCode()}`,
    close: () => running.disposeAsync(),
  }
}

export interface Scanner {
  readonly pipeline: ScanPipeline
  readonly rules: readonly RuleEntry[]
  /** Files in the data folder's `rules/` that are not used. */
  readonly leftOutRules: readonly LeftOutFile[]
  readonly models: InstalledPacks
  /**
   * Compiles the rules in every thread and opens every pack, for a service that
   * stays; what does not start or open fails in its scan.
   */
  readonly warmAll: () => Promise<void>
  /** Starts a rules thread, so that the rules are compiled before the first scan; once, or until it succeeds. */
  readonly warmUp: () => Promise<unknown>
  readonly close: () => Promise<void>
}

/** Documents that were read lately; a scan that is repeated with other settings reads none again. */
const EXTRACTION_CACHE_BYTES = 64_000_000

const WARM_UP_DEADLINE_MS = 30_000

/** A network of some hundred million weights with its buffers. */
const INFERENCE_MEMORY_MB = 2_048
const INFERENCE_IDLE_MS = 5 * 60_000
/** A batch takes a tenth of it. */
const INFERENCE_FINISH_MS = 5_000

/** A scan pipeline with its worker threads, without a database or a port: for one process's own use. */
export function createScanner({
  dataDir,
  network: settings,
  bounds = BOUNDS,
  workers,
  shippedModels,
}: {
  /** Its `models/` and `rules/` hold the owner's own packs; it need not be there. */
  readonly dataDir: string
  readonly network: NetworkSettings
  readonly bounds?: Pick<Bounds, 'threads' | 'queuedTasks'>
  readonly workers?: ServiceOptions['workers'] | undefined
  readonly shippedModels?: ServiceOptions['shippedModels'] | undefined
}): Scanner {
  const { threads, queuedTasks: maxQueue } = bounds
  const shipped = loadPacks()
  const own = loadUserRules(dataDir, shipped)
  const rules = ruleCatalog([...shipped, ...own.packs])
  const network = createNetwork(settings)
  const extractPool = createWorkerPool<ExtractionRequest, ExtractionOutcome>({
    entry: workers?.extract ?? workerEntry('extract'),
    threads,
    maxMemoryMb: 512,
    maxQueue,
  })
  const tokensPool = createWorkerPool<string, Uint32Array>({
    entry: workers?.tokens ?? workerEntry('tokens'),
    threads: 1,
    maxMemoryMb: 256,
    maxQueue,
  })
  const rulesPool = createWorkerPool<RulesRequest, RulesResponse>({
    entry: workers?.rules ?? workerEntry('rules'),
    threads,
    maxMemoryMb: 256,
    maxQueue,
    // Compiling the rules takes longer than most scans: these threads stay.
    idleMs: Number.POSITIVE_INFINITY,
    // Parsing the YAML anew would be two fifths of a thread's start; a copy is hardly anything.
    workerData: [...shipped, ...own.packs],
  })
  const folders = packFolders(dataDir)
  const installed = loadModelPacks([shippedModels ?? folders.shipped, folders.own])
  const inferencePool = createWorkerPool<InferenceRequest, InferenceResponse>({
    entry: workers?.inference ?? workerEntry('inference'),
    threads: 1,
    maxMemoryMb: INFERENCE_MEMORY_MB,
    maxQueue,
    // The sessions of the packs go with the thread.
    idleMs: INFERENCE_IDLE_MS,
    // onnxruntime-node ends the process where its thread is ended in the middle of a run.
    finishMs: INFERENCE_FINISH_MS,
  })
  const readTexts = inferenceIn(inferencePool)
  let ready: Promise<unknown> | undefined
  const compileRules = () =>
    rulesPool.run(
      { text: '', hidden: [], categories: [], switches: new Map() },
      { timeoutMs: WARM_UP_DEADLINE_MS },
    )
  const warmUp = () => {
    ready ??= compileRules().catch((error) => {
      ready = undefined
      throw error
    })
    return ready
  }
  return {
    pipeline: createScanPipeline({
      warmUp,
      extraction: {
        pool: extractPool,
        network,
        cache: createExtractionCache(EXTRACTION_CACHE_BYTES),
        placeTokens: placeTokensIn(tokensPool),
      },
      rulesPool,
      packs: installed,
      readTexts,
      rules: rules.map(({ id, category, default: state }) => ({
        id,
        category,
        isOn: state === 'on',
      })),
    }),
    rules,
    leftOutRules: own.leftOut,
    models: installed,
    async warmAll() {
      const { signal } = new AbortController()
      const open = (pack: ModelPack) => readTexts(pack, [' '], signal, () => {})
      await Promise.allSettled([
        // All at once, so that each goes to a thread of its own.
        ...Array.from({ length: threads }, compileRules),
        ...installed.packs.map(open),
      ])
    },
    warmUp,
    async close() {
      await Promise.all([
        network.close(),
        ...[extractPool, tokensPool, rulesPool, inferencePool].map((pool) => pool.close()),
      ])
    },
  }
}

/**
 * Lends the API keys of a data folder, also beside a running service.
 * @throws DataDirError and DatabaseError where the folder cannot be used.
 */
export function withApiKeys<T>(dataDir: string, use: (keys: ApiKeys) => T): T {
  prepareDataDir(dataDir)
  const db = openDatabase(databasePath(dataDir))
  try {
    const accounts = createAccountStore(db)
    accounts.ensureAccount(LOCAL_ACCOUNT, 'pro', Date.now())
    return use(createApiKeys(accounts))
  } finally {
    db.close()
  }
}

function limitsOver(db: Database, plans: Plans, clock: () => number): Limits {
  const quotas = createQuotas(createUsageStore(db), plans, clock)
  return createLimits({ plans, quotas, requestRate: createRequestRate(clock) })
}

function lockDataDir(dataDir: string): () => void {
  const release = takeInstanceLock(join(dataDir, 'service.lock'))
  if (release !== null) return release
  throw new DataDirInUse(dataDir)
}

function modelsView({ packs, broken }: InstalledPacks): ServiceState['models'] {
  return [
    ...packs.map(({ manifest }) => ({
      id: manifest.id,
      level: manifest.level,
      categories: [...categoriesOf(manifest)],
      problem: null,
    })),
    ...broken.map(({ id, level, categories, problem }) => ({
      id,
      level,
      categories: [...categories],
      problem,
    })),
  ]
}

function countRules(rules: readonly RuleEntry[]) {
  const count = (category: RuleEntry['category']) =>
    rules.filter((rule) => rule.category === category).length
  return { injection: count('injection'), dlp: count('dlp'), pii: count('pii') }
}
