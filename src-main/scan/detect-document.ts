/** Runs every planned detector on one document and decides: chunk → rules → models → decide. */

import type { SubmissionJob } from '../../src-shared/contract/scan-result.ts'
import type { ScanSettings } from '../../src-shared/contract/scan-settings.ts'
import type { Range } from '../../src-shared/model/spans.ts'
import type { Category } from '../../src-shared/model/vocabulary.ts'
import { chunkText } from '../chunk/chunker.ts'
import { partScripts, SOUGHT_IN_SCRIPTS } from '../chunk/scripts.ts'
import type { DecideRequest } from '../decide/decide-sealed.ts'
import { failedOutcome, modelProgress, progressOf } from '../decide/scan-outcome.ts'
import { type SealedOutcome, sealOutcome } from '../decide/sealed-outcome.ts'
import {
  type InstalledPacks,
  modelsReadSoFar,
  type ReadSoFar,
  type ReadTexts,
} from '../detect/detector.ts'
import { type RulesByCategory, selectDetectors } from '../detect/select-detectors.ts'
import type { CanonicalDocument } from '../extract/canonical-document.ts'
import { leaveOpen } from '../workers/sealed.ts'
import { failureOfWorker } from '../workers/worker-failure.ts'
import type { PlaceTokens } from './count-tokens.ts'
import { type DecidePool, decideIn } from './decide-in.ts'
import { runModels } from './run-models.ts'
import { hiddenRanges, type RulesOutcome, type RulesPool, runRules } from './run-rules.ts'

export interface DetectionParts {
  readonly findTokenStarts: PlaceTokens
  readonly rulesPool: RulesPool
  /** Those that a text is read by from now on. */
  readonly rules: () => RulesByCategory
  readonly packs: InstalledPacks
  readonly readTexts: ReadTexts
  readonly decidePool: DecidePool
}

/** What detection reads of a document. */
export interface DetectedDocument
  extends Pick<CanonicalDocument, 'text' | 'sourceMap' | 'segments' | 'warnings'> {
  /** What `tokenStarts` gives for the text, where it was counted before. */
  readonly tokens?: Uint32Array | undefined
}

/** Decides on what was found by now, while the detection goes on or after it was stopped. */
export type FoundSoFar = () => Promise<SealedOutcome>

/** Whoever follows a detection that they wait for. */
export interface Follower {
  readonly onProgress?: (progress: SubmissionJob['progress']) => void
  /** Called once, when there is something to look at. */
  readonly onBegun?: (soFar: FoundSoFar) => void
}

/** Runs every planned detector and decides. Rejects only where the program is wrong. */
export type DetectDocument = (
  document: DetectedDocument,
  settings: ScanSettings,
  signal: AbortSignal,
  follower?: Follower,
) => Promise<SealedOutcome>

type FoundByRules = Pick<DecideRequest, 'found' | 'scripts'> & Pick<RulesOutcome, 'failures'>

export function createDetection(parts: DetectionParts): DetectDocument {
  const { findTokenStarts, rulesPool, rules, packs, readTexts, decidePool } = parts
  return async (document, settings, signal, { onProgress = () => {}, onBegun } = {}) => {
    const begin = performance.now()
    const { text, sourceMap, segments, warnings } = document
    const placed = document.tokens ?? (await placedTokens(findTokenStarts, text, signal))
    if ('status' in placed) return placed
    const { said, scripts } = partScripts(text, sourceMap)
    const sections = scripts ? [{ start: 0, end: said.length }, scripts] : segments
    const chunks = chunkText(text, placed, settings.chunkOverlapTokens, sections)
    const selected = selectDetectors(settings, rules(), packs)
    const reads = settings.categories.map((category) => ({ category, detectors: [] }))
    let progress = progressOf(reads, 'l1', chunks.length)
    onProgress(progress)
    const submitted = performance.now()
    const hidden = hiddenRanges(sourceMap)
    const whole = { text, chunks, segments, warnings, hidden, policy: settings.policy }
    const readSoFar: ReadSoFar = new Map()
    let byRules: FoundByRules = { found: leaveOpen([]), failures: [] }
    onBegun?.(() => {
      const hasGuards = selected.models.guards.length > 0
      const models = modelsReadSoFar(readSoFar, hasGuards, settings.categories)
      const { failures, ...found } = byRules
      const known = [...selected.failures, ...failures]
      const request = { ...whole, ...found, models, failures: known }
      return decideIn(decidePool, request, new AbortController().signal)
    })
    const { ruleCategories } = selected
    const rulesOn = (read: string, unseen: readonly Range[], categories: readonly Category[]) =>
      runRules(
        rulesPool,
        { text: read, hidden: unseen, categories, switches: settings.rules },
        signal,
      )
    const sought = ruleCategories.filter((category) => SOUGHT_IN_SCRIPTS.has(category))
    const [ofText, ofScripts] = await Promise.all([
      rulesOn(said, hidden, ruleCategories),
      scripts && rulesOn(text.slice(scripts.start), [], sought),
    ])
    byRules = {
      found: ofText.found,
      ...(scripts && ofScripts && { scripts: { start: scripts.start, found: ofScripts.found } }),
      failures: [...ofText.failures, ...(ofScripts?.failures ?? [])],
    }
    const { models, failures: modelFailures } = await runModels(
      readTexts,
      {
        text: said,
        chunks: chunks.filter(({ start }) => start < said.length),
        segments,
        ruleRanges: ofText.ranges,
      },
      selected.models,
      settings.categories,
      signal,
      ({ manifest }, done, total) => {
        progress = modelProgress(progress, manifest, done, total)
        onProgress(progress)
      },
      readSoFar,
    )
    const answered = performance.now()
    const { failures, ...found } = byRules
    const all = [...selected.failures, ...failures, ...modelFailures]
    const request = { ...whole, ...found, models, failures: all }
    const outcome = await decideIn(decidePool, request, signal)
    const timings = {
      worker_submit_ms: submitted - begin,
      worker_ms: answered - submitted,
      total_ms: performance.now() - begin,
      ...(models && { l2_ms: models.l2Ms, l2_cache_hit: models.l2CacheHit }),
    }
    return { ...outcome, timings }
  }
}

/** The places, or the outcome of a document whose tokens could not be placed. */
async function placedTokens(
  findTokenStarts: PlaceTokens,
  text: string,
  signal: AbortSignal,
): Promise<Uint32Array | SealedOutcome> {
  try {
    return await findTokenStarts(text, signal)
  } catch (error) {
    const failure = failureOfWorker(error)
    if (!failure) throw error
    return sealOutcome(failedOutcome(failure))
  }
}
