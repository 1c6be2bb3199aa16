/** A scanner with an engine of its own, which remembers what it scanned last. */

import { LRUCache } from 'lru-cache'
import { SCAN_DEADLINE_MS } from '../../../src-shared/contract/limits.ts'
import type { ScanConfig } from '../../../src-shared/contract/scan-request.ts'
import { settingsOf } from '../../../src-shared/contract/scan-settings.ts'
import { checkableCategories } from '../../../src-shared/model/checkable-categories.ts'
import type { Category, InputKind, Level } from '../../../src-shared/model/vocabulary.ts'
import type { ReviewDocument } from '../../../src-shared/workspace/document.ts'
import { LOCAL_ACCOUNT } from '../../accounts/api-keys.ts'
import { createOwnerLimits } from '../../accounts/limits.ts'
import type { Config } from '../../config.ts'
import { unsealOutcome } from '../../decide/sealed-outcome.ts'
import { categoriesOf } from '../../detect/detector.ts'
import { COMMAND_BOUNDS, createEngine } from '../../engine.ts'
import type { Source } from '../../intake/submission.ts'
import { reportUnstored } from '../../present/exports.ts'
import { newJobId } from '../../scan/scan-job.ts'
import { type Caller, detectOne, prepareSubmission } from '../../scan/scan-submission.ts'
import { VERSION } from '../../version.ts'
import { tellLeftOut } from '../rules.ts'
import type { Scanner } from './scanner.ts'

export interface LocalScannerOptions {
  readonly dataDir: string
  readonly config: Pick<Config, 'plans' | 'network'>
  /** What to look for; all that this machine has detectors for where none are named. */
  readonly categories?: readonly Category[] | undefined
  /** Highest level of detectors: `L1` are the rules alone. */
  readonly maxLevel?: Level | undefined
  /** Folder of model packs instead of those that ship, for tests. */
  readonly shippedModels?: string
}

/** The owner at the machine. */
const OWNER: Caller = { accountId: LOCAL_ACCOUNT, plan: 'pro', origin: 'app' }

/** Characters of scanned texts that are kept for those who ask once more. */
const REMEMBERED_CHARACTERS = 20_000_000

const KINDS: Readonly<Record<Source['type'], InputKind>> = {
  text: 'text',
  file: 'documents',
  webpage: 'url',
  mcp_server: 'mcp_server',
}

export function createLocalScanner(options: LocalScannerOptions): Scanner {
  const { dataDir, config, categories, maxLevel, shippedModels } = options
  const engine = createEngine({
    dataDir,
    network: config.network,
    bounds: COMMAND_BOUNDS,
    withModels: maxLevel !== 'L1',
    shippedModels,
  })
  tellLeftOut(engine.leftOutRules)
  const limits = createOwnerLimits(config.plans)
  const modelled = engine.models.packs.flatMap(({ manifest }) => categoriesOf(manifest))
  const scanConfig: ScanConfig = {
    categories: [...(categories ?? checkableCategories(maxLevel === 'L1' ? [] : modelled))],
    ...(maxLevel && { max_level: maxLevel }),
  }
  const remembered = new LRUCache<string, ReviewDocument>({
    maxSize: REMEMBERED_CHARACTERS,
    sizeCalculation: ({ text }) => text.length + 1,
  })
  return {
    async scan(source, name, signal = new AbortController().signal) {
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(SCAN_DEADLINE_MS)])
      const submission = { kind: KINDS[source.type], sources: [source], config: scanConfig }
      const prepared = await prepareSubmission(engine, limits, submission, OWNER, deadline)
      const outcome = unsealOutcome(await detectOne(engine, prepared, signal))
      const [first] = prepared.documents as [(typeof prepared.documents)[0]]
      const { document, source: address } = first
      const isAddress = source.type === 'webpage' || source.type === 'mcp_server'
      const job = {
        ...{ ark_version: '1' as const, ...prepared.metadata, job_id: newJobId() },
        ...{ source: isAddress ? address : name, status: outcome.status, ...outcome.result },
      }
      const report = reportUnstored(
        {
          job,
          requested: settingsOf(scanConfig).categories,
          policy: prepared.config.policy,
          document: { ...document, pages: document.pages ?? null, hasOriginal: false },
          findings: outcome.findings,
        },
        { evidence: 'none', madeAt: 0, version: VERSION },
      )
      remembered.set(job.job_id, report.document)
      return report.document
    },
    earlier: async (jobId) => remembered.get(jobId) ?? null,
    close: engine.close,
  }
}
