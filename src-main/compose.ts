/**
 * Builds every part once and hands each its collaborators. The desktop shell,
 * the commands and the tests start here; no other file creates a service.
 */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { SCAN_DEADLINE_MS } from '../src-shared/contract/limits.ts'
import type { ScanConfig } from '../src-shared/contract/scan-request.ts'
import { checkableCategories } from '../src-shared/model/checkable-categories.ts'
import type { FormattedDocument } from '../src-shared/workspace/formatted.ts'
import type { DecodedDocument } from '../src-shared/workspace/layers.ts'
import type { Preferences } from '../src-shared/workspace/preferences.ts'
import type { RuleTrial, RuleTrialRequest } from '../src-shared/workspace/rule-trial.ts'
import { createLimits } from './accounts/limits.ts'
import { openPreferences, ownPolicy } from './accounts/preferences.ts'
import { receiptKey } from './accounts/receipt-key.ts'
import { createRequestRate } from './accounts/request-rate.ts'
import { createSessions } from './accounts/sessions.ts'
import { ENDING_MS } from './api/answer-before-end.ts'
import { createAuthenticate } from './api/authenticate.ts'
import type { JsonPool } from './api/body-parsers.ts'
import { createServer } from './api/create-server.ts'
import { listen } from './api/listen.ts'
import { createReplays } from './api/replay.ts'
import { type ClockHands, clockOf } from './clock.ts'
import { readConfig } from './config.ts'
import type { InstalledPacks } from './detect/detector.ts'
import { categoriesOf } from './detect/models/pack/manifest-heads.ts'
import type { OwnRules, OwnRulesRequest } from './detect/rules/catalog/own-rules.worker.ts'
import { createEngine, ENGINE_BOUNDS, type EngineBounds } from './engine.ts'
import { rendererDir, type WorkerName, workerEntry } from './entry-points.ts'
import { ExplainedError } from './explained-error.ts'
import { countRules, installedView, modelsView, readyFolder, summaryOf } from './installed.ts'
import { type NetworkFlags, withNetworkFlags } from './intake/network-settings.ts'
import { removeLaunchPages, writeLaunchPage } from './launch-page.ts'
import { createLog, type LogLevel } from './log.ts'
import { openOwnRuleFiles } from './own-rule-files.ts'
import { databasePath, prepareDataDir } from './paths.ts'
import type { CopyRequest, DrawnCopy, FormatRequest } from './present/exports.ts'
import { reviewerName } from './reviewer-name.ts'
import { settleTogether } from './scan/acceptance.ts'
import { createAdmission } from './scan/admission.ts'
import { createMcpPinning } from './scan/mcp-pinning.ts'
import { retentionBy, startRetention } from './scan/retention.ts'
import { scanWatched } from './scan/scan-watched.ts'
import { createScheduler } from './scan/scheduler.ts'
import { removeServiceFile, writeServiceFile } from './service-file.ts'
import { newProofSecret } from './service-proof.ts'
import { openStorage } from './storage.ts'
import { takeInstanceLock } from './store/instance-lock.ts'
import { trimAllocator } from './store/trim-allocator.ts'
import { VERSION } from './version.ts'
import { openFolderWatch } from './watch/watched-folders.ts'
import { giveBackMemory, whenIdle } from './workers/give-back-memory.ts'
import { WorkerFailure } from './workers/worker-failure.ts'
import { createWorkerPool } from './workers/worker-pool.ts'

/** Another service runs on the data folder; the message names it and what to do. */
export class DataDirInUse extends ExplainedError {
  constructor(dataDir: string) {
    super(
      `Another Assay service uses the data folder ${dataDir}. With --show-link, and no further settings, a start prints an address that opens a window on it. Else stop it (Ctrl+C where it runs), or choose another folder with --data-dir.`,
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
  /** What all times are told by, instead of the machine's clock, for tests. */
  readonly clockHands?: ClockHands
  /** Instead of {@link BOUNDS}, for tests that reach them. */
  readonly bounds?: Partial<Bounds>
  /** Instead of the built-in thread entries, for tests of an engine that does not start. */
  readonly workers?: Partial<Record<WorkerName, URL>>
  /** Shows a file or folder to the person at the machine; gives whether something took it. Left out or null: there is no screen. */
  readonly openPath?: ((path: string) => Promise<boolean>) | null
  /** Folder of model packs instead of those that ship, for tests. */
  readonly shippedModels?: string
}

/** How much work the service takes on at once, and for how long. */
export interface Bounds extends EngineBounds {
  /** Preparation of a submission, and a synchronous scan as a whole. */
  readonly scanDeadlineMs: number
  /** A client's time to send a whole request; a slow one frees its place after it. */
  readonly requestTimeoutMs: number
  /** How long requests may go on once the service ends. */
  readonly endingMs: number
  /** How long a second is that a client asks to wait: more in tests, which must hold on busy machines. */
  readonly waitSecondMs: number
  /** How long a write waits for another program that holds the database. */
  readonly busyTimeoutMs?: number
  /** Jobs that may wait and run at once, of the app's window and of all others each. */
  readonly runningJobs: number
}

/** Some are read by rules while others are with the networks, and small ones need not wait for a large one. */
const DOCUMENTS_PER_THREAD = 4

/** By then the threads have ended that had nothing to do (`DEFAULT_IDLE_MS`), and what they held is free. */
const TRIM_AFTER_MS = 55_000

/** The largest body takes half a second. */
const PARSE_DEADLINE_MS = 30_000

const BOUNDS: Bounds = {
  scanDeadlineMs: SCAN_DEADLINE_MS,
  requestTimeoutMs: SCAN_DEADLINE_MS,
  endingMs: ENDING_MS,
  waitSecondMs: 1_000,
  runningJobs: 500,
  ...ENGINE_BOUNDS,
}

export interface RunningService {
  /** `http://127.0.0.1:PORT` */
  readonly baseUrl: string
  /** Address of the app with a fresh launch code, which works once. */
  readonly appUrl: () => string
  /** The `file:` address of a page that leads to a fresh one of `appUrl()`, for this user's eyes alone. */
  readonly pageUrl: () => string
  /** Scans that wait or run. */
  readonly runningScans: () => number
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
  const { plans, network, formats: readFormats } = readConfig(options.dataDir)
  opened.defer(lockDataDir(options.dataDir))
  removeLaunchPages(options.dataDir)
  opened.defer(() => removeLaunchPages(options.dataDir))
  const bounds = { ...BOUNDS, ...options.bounds }
  const { openPath = null } = options
  const clock = clockOf(options.clockHands)
  // Its thread starts while the engine is built.
  const opening = openStorage(
    {
      path: databasePath(options.dataDir),
      plans,
      logLevel: log.level as LogLevel,
      busyTimeoutMs: bounds.busyTimeoutMs,
      clockHands: options.clockHands,
    },
    options.workers?.storage,
  )
  opened.defer(() =>
    opening.then(
      ({ close }) => close(),
      () => {},
    ),
  )
  const preferences = openPreferences(options.dataDir)
  const engine = createEngine({
    policyOf: ownPolicy(preferences.read),
    dataDir: options.dataDir,
    network: withNetworkFlags(network, options.network),
    formats: readFormats,
    bounds,
    workers: options.workers,
    shippedModels: options.shippedModels,
  })
  opened.defer(engine.close)
  const { objects: storage } = await opening
  for (const { file, problems } of engine.leftOutRules) {
    log.warn({ file, problems }, 'a file of rules is left out')
  }

  const { jobs, documents, review, exports, judging } = storage
  const sessions = createSessions({ now: clock })
  const proofKey = newProofSecret()
  const scheduler = createScheduler({
    detect: engine.detect,
    jobs,
    documents,
    maxRunning: bounds.runningJobs,
    atOnce: DOCUMENTS_PER_THREAD * bounds.threads,
    clock,
    onError: (error, jobId) => log.error({ err: error, jobId }, 'job failed'),
  })
  opened.defer(scheduler.close)
  const replays = createReplays({
    store: storage.replays,
    clock,
  })
  // Before the workers are stopped, which ends scans that still run.
  opened.defer(replays.close)
  const copies = createWorkerPool<CopyRequest, DrawnCopy>({
    entry: options.workers?.copy ?? workerEntry('copy'),
    workers: 1,
    maxMemoryMb: 512,
    maxQueue: 20,
    timeoutMs: bounds.scanDeadlineMs,
    // Fonts and what was measured with them go with the thread.
    idleMs: 1_000,
  })
  opened.defer(copies.close)
  const formats = createWorkerPool<FormatRequest, FormattedDocument | DecodedDocument>({
    entry: options.workers?.format ?? workerEntry('format'),
    workers: 1,
    maxMemoryMb: 512,
    maxQueue: 20,
    timeoutMs: bounds.scanDeadlineMs,
  })
  opened.defer(formats.close)
  // What is written as rules may be made to cost much: each reading ends, in a thread of its own.
  const ruleReading = {
    workers: 1,
    maxMemoryMb: 256,
    maxQueue: 5,
    timeoutMs: bounds.scanDeadlineMs,
    workerData: engine.shippedRules,
  }
  const ruleTrials = createWorkerPool<RuleTrialRequest, RuleTrial>({
    ...ruleReading,
    entry: options.workers?.trial ?? workerEntry('trial'),
  })
  opened.defer(ruleTrials.close)
  const ownRuleReader = createWorkerPool<OwnRulesRequest, OwnRules>({
    ...ruleReading,
    entry: options.workers?.own_rules ?? workerEntry('own_rules'),
    idleMs: 1_000,
  })
  opened.defer(ownRuleReader.close)
  const startedAt = clock()
  // Nobody asks before it listens.
  const appUrl = () => `${baseUrl}/#launch=${sessions.issueLaunchCode()}`
  const pageUrl = () => writeLaunchPage(options.dataDir, appUrl())

  const jsonPool: JsonPool = createWorkerPool({
    entry: options.workers?.json ?? workerEntry('json'),
    workers: 1,
    maxMemoryMb: 128,
    maxQueue: 32,
    timeoutMs: PARSE_DEADLINE_MS,
  })
  opened.defer(jsonPool.close)

  const limits = createLimits({
    plans,
    quotas: storage.quotas,
    requestRate: createRequestRate(clock),
    clock,
  })
  const retention = retentionBy(preferences.read)
  const acceptances = storage.acceptances
  const folderWatch = openFolderWatch({
    dataDir: options.dataDir,
    scanFile: (path, signal) =>
      scanWatched(
        {
          ...{ engine, limits, scheduler, acceptances, retention },
          engineIdentity: engine.identity,
          config: () => configBy(preferences.read(), engine.models.packs),
        },
        path,
        signal,
      ),
    onError: (error) => log.error({ err: error }, 'a watched file was not scanned'),
  })
  opened.defer(folderWatch.close)

  const app = await createServer({
    folderWatch,
    jsonPool,
    engine,
    admission: createAdmission({
      deadlineMs: bounds.scanDeadlineMs,
      atOnce: DOCUMENTS_PER_THREAD * bounds.threads,
    }),
    acceptances,
    settle: settleTogether(acceptances),
    preferences,
    keys: storage.keys,
    quotas: storage.quotas,
    retention,
    scheduler,
    jobs,
    documents,
    review,
    exports,
    copies,
    formats,
    ruleTrials,
    engineIdentity: engine.identity,
    receiptKey: receiptKey(options.dataDir),
    judging,
    reviewer: reviewerName(),
    sessions,
    appUrl,
    pageUrl,
    proofKey,
    authenticate: createAuthenticate(storage.keys, sessions, clock),
    limits,
    plans,
    replays,
    clock,
    pinning: createMcpPinning(storage.pins),
    rendererDir: existsSync(join(rendererDir(), 'index.html')) ? rendererDir() : undefined,
    ruleSummaries: () => engine.rules.map(summaryOf),
    ownRuleFiles: openOwnRuleFiles({
      dataDir: options.dataDir,
      engine,
      reader: ownRuleReader,
    }),
    installed: () => installedView(engine, options.dataDir),
    openFolder: openPath === null ? null : (name) => openPath(readyFolder(options.dataDir, name)),
    serviceState: () => ({
      version: VERSION,
      started_at: startedAt,
      data_dir: options.dataDir,
      running_jobs: scheduler.runningCount(),
      rules: countRules(engine.rules),
      models: modelsView(engine.models),
    }),
    scanDeadlineMs: bounds.scanDeadlineMs,
    requestTimeoutMs: bounds.requestTimeoutMs,
    endingMs: bounds.endingMs,
    waitSecondMs: bounds.waitSecondMs,
    log,
  })
  const tidied = [whenIdle(giveBackMemory), whenIdle(trimAllocator, TRIM_AFTER_MS)]
  app.addHook('onResponse', (_request, _reply, done) => {
    for (const idle of tidied) idle.worked()
    done()
  })
  opened.defer(() => {
    for (const idle of tidied) idle.stop()
  })
  opened.defer(() => app.close())
  const baseUrl = await listen(app, options.port)
  const token = sessions.issueCommandToken()
  writeServiceFile(options.dataDir, { baseUrl, token, proofKey })
  opened.defer(() => removeServiceFile(options.dataDir))
  const deleteExpired = async (now: number) =>
    (await jobs.deleteExpired(now)) + (await storage.replays.deleteExpired(now))
  opened.defer(
    startRetention(deleteExpired, clock, (error) =>
      log.error({ err: error }, 'expired jobs and answers not deleted'),
    ),
  )
  scheduler
    .resume()
    .catch((error) => log.error({ err: error }, 'jobs of an earlier run were not resumed'))
  // The first scan need not wait for the rules to be compiled; where that fails, it is tried again there.
  engine
    .warmUp()
    .catch((error) => {
      const isClosing = error instanceof WorkerFailure && error.kind === 'interrupted'
      if (!isClosing) log.error({ err: error }, 'the rules engine did not start')
    })
    .then(engine.warmAll)
  const running = opened.move()
  return {
    baseUrl,
    appUrl,
    pageUrl,
    runningScans: scheduler.runningCount,
    close: () => running.disposeAsync(),
  }
}

function lockDataDir(dataDir: string): () => void {
  const release = takeInstanceLock(join(dataDir, 'service.lock'))
  if (release !== null) return release
  throw new DataDirInUse(dataDir)
}

/** What the window would ask for: the owner's choice, else all that this machine can. */
function configBy(
  { categories, max_level, rules = {} }: Preferences,
  packs: InstalledPacks['packs'],
): ScanConfig {
  const modelled = max_level === 'L1' ? [] : packs.flatMap(({ manifest }) => categoriesOf(manifest))
  const possible = checkableCategories(modelled)
  const chosen = (categories ?? possible).filter((category) => possible.includes(category))
  return {
    categories: [...(chosen.length > 0 ? chosen : possible)],
    ...(max_level && { max_level }),
    ...(Object.keys(rules).length > 0 && { gates: { rules } }),
  }
}
