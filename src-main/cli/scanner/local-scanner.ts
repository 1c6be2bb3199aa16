/** A scanner with an engine of its own, which remembers what it scanned last. */

import { LRUCache } from 'lru-cache'
import type { ScanConfig } from '../../../src-shared/contract/scan-request.ts'
import { checkableCategories } from '../../../src-shared/model/checkable-categories.ts'
import type { Category, InputKind, Level } from '../../../src-shared/model/vocabulary.ts'
import type { ReviewDocument } from '../../../src-shared/workspace/document.ts'
import { createOwnerLimits } from '../../accounts/limits.ts'
import type { Config } from '../../config.ts'
import { categoriesOf } from '../../detect/detector.ts'
import { COMMAND_BOUNDS, createEngine } from '../../engine.ts'
import type { Source } from '../../intake/submission.ts'
import { reportUnstored } from '../../present/exports.ts'
import { VERSION } from '../../version.ts'
import { tellLeftOut } from '../rules.ts'
import { scanHere } from '../scan-one.ts'
import { unstoredScan } from '../unstored-scan.ts'
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
  const modelled = engine.models.packs.flatMap(({ manifest }) => categoriesOf(manifest))
  const scanConfig: ScanConfig = {
    categories: [...(categories ?? checkableCategories(maxLevel === 'L1' ? [] : modelled))],
    ...(maxLevel && { max_level: maxLevel }),
  }
  const scanSource = scanHere(engine, createOwnerLimits(config.plans), scanConfig)
  const remembered = new LRUCache<string, ReviewDocument>({
    maxSize: REMEMBERED_CHARACTERS,
    sizeCalculation: ({ text }) => text.length + 1,
  })
  return {
    async scan(source, name, signal) {
      const scanned = await scanSource(KINDS[source.type], source, signal)
      const isAddress = source.type === 'webpage' || source.type === 'mcp_server'
      // What is no address goes by the name that it was given.
      const job = isAddress ? scanned.job : { ...scanned.job, source: name }
      const report = reportUnstored(unstoredScan({ ...scanned, job }), {
        evidence: 'none',
        madeAt: 0,
        version: VERSION,
      })
      remembered.set(job.job_id, report.document)
      return report.document
    },
    earlier: async (jobId) => remembered.get(jobId) ?? null,
    close: engine.close,
  }
}
