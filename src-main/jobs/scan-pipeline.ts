/**
 * The corridor: the rooms that a submission walks through, in order. Start
 * reading here.
 *
 *   intake (api/) → extract → chunk → detect → decide → store (scheduler.ts)
 *
 * `prepare` is done before a request is answered, `detect` after it (or, for a
 * synchronous text, within it). What is wrong with a request is thrown as a
 * ScanError; what fails in detection is a value in `completion.failures`.
 */

import { ScanError } from '../../src-shared/contract/error-codes.ts'
import type { ScanSettings } from '../../src-shared/contract/scan-request.ts'
import type { SubmissionJob } from '../../src-shared/contract/scan-result.ts'
import { chunkText } from '../chunk/chunker.ts'
import {
  decideDocument,
  modelProgress,
  progressOf,
  type ScanOutcome,
} from '../decide/scan-outcome.ts'
import type { InstalledPacks, ReadTexts } from '../detect/detector.ts'
import { planDetection, type SwitchableRule } from '../detect/gates.ts'
import type { CanonicalDocument } from '../extract/canonical-document.ts'
import type { Submission } from '../intake/submission.ts'
import { type ExtractionParts, extractSources } from './extract-sources.ts'
import { type PreparedSubmission, summarise } from './prepared-submission.ts'
import { runModels } from './run-models.ts'
import { hiddenRanges, type RulesPool, runRules } from './run-rules.ts'

export interface PipelineParts {
  /** Resolves when the detectors can run; rejects where they cannot be started. */
  readonly warmUp: () => Promise<unknown>
  readonly extraction: ExtractionParts
  readonly rulesPool: RulesPool
  readonly rules: readonly SwitchableRule[]
  readonly packs: InstalledPacks
  readonly readTexts: ReadTexts
}

/** What detection reads of a document. */
export type DetectedDocument = Pick<
  CanonicalDocument,
  'text' | 'sourceMap' | 'segments' | 'warnings'
>

export type OnProgress = (progress: SubmissionJob['progress']) => void

export interface ScanPipeline {
  /**
   * Reads, extracts and counts.
   * @throws {ScanError} for input that cannot be scanned, or SERVICE_UNAVAILABLE where nothing can.
   */
  readonly prepare: (
    submission: Submission,
    /** UTF-8 bytes of text to which what is fetched is cut. */
    maxBytes: number,
    signal: AbortSignal,
  ) => Promise<PreparedSubmission>
  /** Runs every planned detector and decides. Rejects only where the program is wrong. */
  readonly detect: (
    document: DetectedDocument,
    settings: ScanSettings,
    signal: AbortSignal,
    onProgress?: OnProgress,
  ) => Promise<ScanOutcome>
}

export function createScanPipeline(parts: PipelineParts): ScanPipeline {
  const { extraction, rulesPool, rules, packs, readTexts } = parts
  const { placeTokens } = extraction
  return {
    async prepare({ kind, sources, config }, maxBytes, signal) {
      const [documents] = await Promise.all([
        extractSources(extraction, sources, maxBytes, signal),
        ready(parts.warmUp),
      ])
      if (signal.aborted) throw new ScanError('SCAN_TIMEOUT')
      return summarise(kind, config, documents)
    },

    async detect({ text, sourceMap, segments, warnings }, settings, signal, onProgress = () => {}) {
      const begin = performance.now()
      const starts = await placeTokens(text)
      const chunks = chunkText(text, starts, settings.chunkOverlapTokens, segments)
      const plan = planDetection(settings, rules, packs)
      const reads = settings.categories.map((category) => ({ category, detectors: [] }))
      let progress = progressOf(reads, 'l1', chunks.length)
      onProgress(progress)
      const submitted = performance.now()
      const { categories, failures } = await runRules(
        rulesPool,
        {
          text,
          hidden: hiddenRanges(sourceMap),
          categories: plan.ruleCategories,
          switches: settings.rules,
        },
        signal,
      )
      const ruleRanges = categories.flatMap(({ findings }) => findings)
      const { models, failures: modelFailures } = await runModels(
        readTexts,
        { text, chunks, ruleRanges },
        plan.models,
        settings.categories,
        signal,
        ({ manifest }, done, total) => {
          progress = modelProgress(progress, manifest, done, total)
          onProgress(progress)
        },
      )
      const answered = performance.now()
      const outcome = decideDocument({
        text,
        chunks,
        segments,
        warnings,
        categories,
        models,
        failures: [...plan.failures, ...failures, ...modelFailures],
      })
      const timings = {
        worker_submit_ms: submitted - begin,
        worker_ms: answered - submitted,
        total_ms: performance.now() - begin,
        ...(models && { l2_ms: models.l2Ms, l2_cache_hit: models.l2CacheHit }),
      }
      return { ...outcome, result: { ...outcome.result, timings } }
    },
  }
}

/** Better no answer than one in which every category is missing. */
async function ready(warmUp: PipelineParts['warmUp']): Promise<void> {
  try {
    await warmUp()
  } catch (cause) {
    throw new ScanError('SERVICE_UNAVAILABLE', 'The scan engine cannot be started.', { cause })
  }
}
