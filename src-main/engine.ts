/**
 * Builds the scan engine: rules, packs, and the pools of the threads and the
 * process that run them. The service, the commands and the benchmarks start here.
 */

import { hash } from 'node:crypto'
import type { EngineIdentity } from '../src-shared/workspace/receipt.ts'
import { openPreferences, ownPolicy } from './accounts/preferences.ts'
import type {
  InferenceRequest,
  InferenceResponse,
  InstalledPacks,
  ReadTexts,
  RulesAnswer,
  RulesRequest,
} from './detect/detector.ts'
import { loadModelPacks, packFolders } from './detect/models/pack/load-packs.ts'
import type { ModelPack } from './detect/models/pack/model-contract.ts'
import type { OwnRules } from './detect/rules/catalog/own-rules.worker.ts'
import { type RuleEntry, ruleCatalog } from './detect/rules/catalog/rule-catalog.ts'
import { shippedRules } from './detect/rules/catalog/shipped-rules.ts'
import {
  idsOf,
  type LeftOutFile,
  loadUserRules,
  type UsedFile,
} from './detect/rules/catalog/user-rules.ts'
import { type PreparedRules, prepareRules } from './detect/rules/match/prepare-rules.ts'
import { joinPrepared } from './detect/rules/match/rule-words.ts'
import type { RulesByCategory } from './detect/select-detectors.ts'
import { type WorkerName, workerEntry } from './entry-points.ts'
import {
  type ExtractionOutcome,
  type ExtractionRequest,
  extractDocument,
  isPlainText,
  outcomeOf,
} from './extract/extract-document.ts'
import type { NetworkSettings } from './intake/network-settings.ts'
import { networkWhenNeeded } from './intake/network-when-needed.ts'
import type { Formats } from './intake/submission.ts'
import { resolveCacheDir } from './paths.ts'
import { findTokenStartsIn } from './scan/count-tokens.ts'
import type { DecidePool } from './scan/decide-in.ts'
import { createDetection } from './scan/detect-document.ts'
import { createExtractionCache } from './scan/extraction-cache.ts'
import { inferenceBeside, inferenceIn } from './scan/run-models.ts'
import type { ScanEngine } from './scan/scan-submission.ts'
import { VERSION } from './version.ts'
import { replaceablePool } from './workers/replaceable-pool.ts'
import { sharedBy } from './workers/shared-pool.ts'
import { withSmallTasksHere } from './workers/small-tasks-here.ts'
import { createWorkerPool, type WorkerPool, type WorkerPoolOptions } from './workers/worker-pool.ts'

/** How much work the engine takes on at once. */
export interface EngineBounds {
  /** Worker threads of each kind. */
  readonly threads: number
  /** Tasks that may wait for a worker, of each kind. */
  readonly queuedTasks: number
  /** UTF-16 units of a text, and bytes of a text file, that are read where they are asked for. */
  readonly smallUnits: number
  /** Whether threads are started when something larger comes, else before anything is read. */
  readonly startsLate: boolean
  /** Whether the same threads do every step, and one less of them: the main thread does what is small. */
  readonly sharesThreads: boolean
  /** About the bytes of documents that were read lately and are kept; a scan that is repeated with other settings reads none again. */
  readonly cachedBytes: number
  /** Instead of {@link DEADLINES_MS}, for tests that reach them. */
  readonly deadlinesMs?: Partial<typeof DEADLINES_MS>
}

/** Milliseconds for one task of each stage: a document that reaches them is an attack on the stage. */
const DEADLINES_MS = {
  // The longest that we have seen takes half of it; a request has 60 seconds.
  extract: 45_000,
  // A megabyte takes a tenth of a second.
  tokens: 30_000,
  // 1 MB takes well under a second.
  rules: 30_000,
  // One batch: opening a large network is part of the first.
  inference: 60_000,
  // 45,000 findings take two seconds.
  decide: 30_000,
}

export const ENGINE_BOUNDS: EngineBounds = {
  // Two cores are the smallest machine we plan for; beyond four, one user's documents
  // seldom come that many at once.
  threads: Math.max(2, Math.min(4, navigator.hardwareConcurrency)),
  queuedTasks: 1_000,
  // Half a millisecond of prose, and five where every word is a phone number; a hop to a
  // thread costs a whole one.
  smallUnits: 2 * 1024,
  startsLate: false,
  sharesThreads: false,
  cachedBytes: 24_000_000,
}

/** For a command that reads some files and ends: most are small, and a thread takes longer to start than to read one. */
export const COMMAND_BOUNDS: EngineBounds = {
  ...ENGINE_BOUNDS,
  smallUnits: 32 * 1024,
  startsLate: true,
  sharesThreads: true,
  // It reads each file once; only copies of one that lie side by side are met again.
  cachedBytes: 2_000_000,
}

export interface Engine extends ScanEngine {
  readonly rules: readonly RuleEntry[]
  /** Ids of those that ship. */
  readonly shippedRules: readonly string[]
  /** Files in the data folder's `rules/` that are not used. */
  readonly leftOutRules: readonly LeftOutFile[]
  /** Files in it that are used. */
  readonly usedRules: readonly UsedFile[]
  /**
   * Has the owner's rules be these from the next text on; a text that is read ends with those it began with. For a
   * service, whose threads are its own.
   */
  readonly takeOwnRules: (own: OwnRules) => void
  readonly models: InstalledPacks
  /** What tells this engine from one that may find something else. */
  readonly identity: () => EngineIdentity
  /**
   * Compiles the rules in every thread and opens every pack, for a service that
   * stays; what does not start or open fails in its scan.
   */
  readonly warmAll: () => Promise<void>
  readonly close: () => Promise<void>
}

/** A network of some hundred million weights with its buffers, and Node. */
const INFERENCE_MEMORY_MB = 3_072

/** Compiling takes three seconds; on a machine that is busy with thirty other things it must come to its end too. */
const COMPILE_DEADLINE_MS = 5 * 60_000

/** A scan engine with its workers, without a database or a port: for one process's own use. */
export function createEngine({
  dataDir,
  network: settings,
  formats = 'contract',
  bounds = ENGINE_BOUNDS,
  workers,
  shippedModels,
  withModels = true,
  aroundReadTexts = (own) => own,
  policyOf = ownPolicy(openPreferences(dataDir).read),
}: {
  /** Its `models/` and `rules/` hold the owner's own packs; it need not be there. */
  readonly dataDir: string
  readonly network: NetworkSettings
  /** What is read of callers other than the owner. */
  readonly formats?: Formats
  readonly bounds?: EngineBounds
  /** Instead of the built-in entries, for tests of an engine that does not start. */
  readonly workers?: Partial<Record<WorkerName, URL>> | undefined
  /** Folder of model packs instead of those that ship, for tests. */
  readonly shippedModels?: string | undefined
  /** Whether packs are looked at, which takes a tenth of a short command: not where rules alone are asked. */
  readonly withModels?: boolean
  /** Stands between the scans and the inference process: measurements remember what networks said. */
  readonly aroundReadTexts?: (own: ReadTexts) => ReadTexts
  /** Instead of what the data folder says at the start: a service knows every change. */
  readonly policyOf?: ScanEngine['policyOf']
}): Engine {
  const {
    threads,
    queuedTasks: maxQueue,
    smallUnits,
    startsLate,
    sharesThreads,
    cachedBytes,
  } = bounds
  const deadlines = { ...DEADLINES_MS, ...bounds.deadlinesMs }
  const shipped = shippedRules(resolveCacheDir(), VERSION)
  const shippedIds = idsOf(shipped.packs)
  const atStart = loadUserRules(dataDir, shippedIds)
  let inUse = rulesInUse(shipped, { ...atStart, prepared: prepareRules(atStart.packs) })
  const network = networkWhenNeeded(settings)
  const sharedThreads = sharesThreads
    ? createWorkerPool<unknown, unknown>({
        entry: workerEntry('extract'),
        workers: Math.max(1, threads - 1),
        maxMemoryMb: 512,
        maxQueue,
        timeoutMs: deadlines.extract,
        workerData: inUse.prepared,
      })
    : undefined
  const threadsFor = <Task, Result>(
    name: 'extract' | 'tokens' | 'rules' | 'decide',
    own: Pick<WorkerPoolOptions, 'workers' | 'maxMemoryMb'> & Partial<WorkerPoolOptions>,
  ): WorkerPool<Task, Result> => {
    const at = { entry: workers?.[name] ?? workerEntry(name), timeoutMs: deadlines[name] }
    return sharedThreads === undefined
      ? createWorkerPool({ ...at, maxQueue, ...own })
      : sharedBy(sharedThreads, at)
  }
  const extractThreads = threadsFor<ExtractionRequest, ExtractionOutcome>('extract', {
    workers: threads,
    maxMemoryMb: 512,
  })
  const tokensPool = threadsFor<string, Uint32Array>('tokens', { workers: 1, maxMemoryMb: 256 })
  const threadsWith = (prepared: PreparedRules) =>
    threadsFor<RulesRequest, RulesAnswer>('rules', {
      workers: threads,
      maxMemoryMb: 256,
      // Preparing them anew would be nine tenths of a thread's start; a copy is hardly anything.
      workerData: prepared,
    })
  const rulesThreads = replaceablePool(threadsWith(inUse.prepared))
  // Tests that put their own worker in the place of a thread are to meet it.
  const smallTexts = workers?.extract === undefined ? smallUnits : 0
  const extractPool = withSmallTasksHere(
    extractThreads,
    (request) => 'bytes' in request && request.bytes.length <= smallTexts && isPlainText(request),
    (request) => outcomeOf(() => extractDocument(request)),
  )
  const answerHere = async (request: RulesRequest) => {
    const used = inUse
    used.answer ??= import('./detect/rules/answer-rules.ts').then(({ createRuleAnswers }) =>
      createRuleAnswers(used.prepared, true),
    )
    return (await used.answer)(request)
  }
  const smallRules = workers?.rules === undefined ? smallUnits : 0
  const rulesPool = withSmallTasksHere(
    rulesThreads,
    ({ text }) => text.length <= smallRules,
    answerHere,
  )
  const folders = packFolders(dataDir)
  const installed = loadModelPacks(
    withModels ? [shippedModels ?? folders.shipped, folders.own] : [],
  )
  // What it has open goes with it after forty seconds without work; to open it anew takes half a second.
  const inferenceProcess = () =>
    createWorkerPool<InferenceRequest, InferenceResponse>({
      kind: 'process',
      entry: workers?.inference ?? workerEntry('inference'),
      workers: 1,
      maxMemoryMb: INFERENCE_MEMORY_MB,
      maxQueue,
      timeoutMs: deadlines.inference,
    })
  const inferencePool = inferenceProcess()
  const taggersPool = inferenceProcess()
  const decidePool: DecidePool = threadsFor('decide', { workers: 1, maxMemoryMb: 512 })
  // A command would start the second for one file and end.
  const readTexts = aroundReadTexts(
    sharesThreads ? inferenceIn(inferencePool) : inferenceBeside(inferencePool, taggersPool),
  )
  let ready: Promise<unknown> | undefined
  const compileRules = () =>
    rulesThreads.run(
      { text: '', hidden: [], categories: [], switches: new Map() },
      { timeoutMs: COMPILE_DEADLINE_MS },
    )
  const warmUp = async () => {
    if (startsLate) return
    ready ??= compileRules().catch((error) => {
      ready = undefined
      throw error
    })
    return ready
  }
  const findTokenStarts = findTokenStartsIn(tokensPool)
  let identity: EngineIdentity | undefined
  return {
    warmUp,
    policyOf,
    extraction: {
      pool: extractPool,
      network,
      formats,
      cache: createExtractionCache(cachedBytes),
      findTokenStarts,
      clock: () => performance.now(),
    },
    detect: createDetection({
      findTokenStarts,
      rulesPool,
      decidePool,
      packs: installed,
      readTexts,
      rules: () => inUse.byCategory,
    }),
    smallUnits: smallRules,
    get rules() {
      return inUse.rules
    },
    shippedRules: shippedIds,
    get leftOutRules() {
      return inUse.own.leftOut
    },
    get usedRules() {
      return inUse.own.used
    },
    takeOwnRules(own) {
      if (sharedThreads !== undefined) throw new Error('shared threads keep their rules')
      inUse = rulesInUse(shipped, own)
      rulesThreads.replace(threadsWith(inUse.prepared))
      identity = undefined
      // The next scan need not wait for them to be compiled; where that fails, it is tried again there.
      ready = undefined
      warmUp().catch(() => {})
    },
    models: installed,
    identity: () => (identity ??= identityOf(inUse.prepared, installed)),
    async warmAll() {
      const { signal } = new AbortController()
      const open = (pack: ModelPack) => readTexts(pack, [' '], signal, () => {})
      await Promise.allSettled([
        // All at once, so that each goes to a thread of its own.
        ...Array.from({ length: threads }, compileRules),
        ...installed.packs.map(open),
      ])
    },
    async close() {
      await Promise.all([
        network.close(),
        ...[extractPool, tokensPool, rulesPool, inferencePool, taggersPool, decidePool].map(
          (pool) => pool.close(),
        ),
      ])
    },
  }
}

/** Rules that a text is read by, and what is told of them. */
interface RulesInUse {
  readonly own: OwnRules
  readonly prepared: PreparedRules
  readonly rules: readonly RuleEntry[]
  readonly byCategory: RulesByCategory
  /** Of small texts, made for the first. */
  answer: Promise<(request: RulesRequest) => RulesAnswer> | undefined
}

function rulesInUse(shipped: PreparedRules, own: OwnRules): RulesInUse {
  const prepared = joinPrepared([shipped, own.prepared])
  const rules = ruleCatalog(prepared.packs)
  const switchable = rules.map(({ id, category, default: state }) => ({
    id,
    category,
    isOn: state === 'on',
  }))
  const byCategory = Map.groupBy(switchable, ({ category }) => category)
  return { own, prepared, rules, byCategory, answer: undefined }
}

/** Rules and manifests are plain data; a manifest holds the hashes of its pack's files. */
function identityOf(rules: PreparedRules, { packs }: InstalledPacks): EngineIdentity {
  return {
    version: VERSION,
    rules: hash('sha256', JSON.stringify([rules.packs, rules.sources])),
    models: packs
      .map(({ manifest }) => ({
        id: manifest.id,
        sha256: hash('sha256', JSON.stringify(manifest)),
      }))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
  }
}
