/**
 * What a scan came to: the one reading of a job's answers. Every place that
 * says it (card, queue, history, tab, notification) presents this, none reads
 * the answers by itself.
 *
 * The four answers of a job (decision, safety status, completion, coverage)
 * stay apart on the card: a client has to inspect each of them. What is made of
 * them here errs to the careful side: green needs all four, and a result for
 * every requested category.
 */

import type { Failure, Job } from '../../src-shared/contract/scan-result.ts'
import { PASSAGE_CATEGORIES } from '../../src-shared/model/finding-groups.ts'
import { isByRulesOnly } from '../../src-shared/model/rule-detectors.ts'
import {
  answersOf,
  VERDICT_STATES,
  type VerdictState,
  verdictState,
} from '../../src-shared/model/verdict-state.ts'
import { CATEGORIES, type Category } from '../../src-shared/model/vocabulary.ts'
import { leavesFilesOut } from '../../src-shared/model/words.ts'
import type { HistoryEntry } from '../../src-shared/workspace/history.ts'
import type { DetectorCategories } from '../data/detectors.ts'

export { VERDICT_STATES, type VerdictState }

/**
 * How a category fared. What it found is counted as the reviewer decides it: 0 where decisions of
 * another category hold all of it, null where nobody has counted yet.
 */
export type CategoryOutcome =
  | {
      readonly category: Category
      readonly state: 'findings'
      readonly decisions: number | null
      /** How many of them are of low severity; left out where nobody has told. */
      readonly low?: number
    }
  | { readonly category: Category; readonly state: 'none' }
  | { readonly category: Category; readonly state: 'waiting' }
  | { readonly category: Category; readonly state: 'not_checked'; readonly failure: Failure | null }

/** How much a verdict stands on. */
export interface VerdictScope {
  /** How many categories have a result. */
  readonly categories: number
  /** No model read anything. */
  readonly rulesOnly: boolean
  /** How many rules the scan was asked to leave out. */
  readonly rulesOff: number
  /** Whether the owner's table of decisions answered, not the default one. */
  readonly ownTable: boolean
  /** Pages that hold text and all pages; null where the format has none, or nobody says. */
  readonly pages: { readonly scanned: number; readonly total: number } | null
}

export interface Verdict {
  readonly state: VerdictState
  /** Requested categories in the order of the vocabulary. */
  readonly outcomes: readonly CategoryOutcome[]
  readonly scope: VerdictScope
  /** Why it failed, or what was not checked; empty where everything was. */
  readonly failures: readonly Failure[]
  /** A detector did not finish. */
  readonly partlyChecked: boolean
  /** A part of the document could not be read. */
  readonly partlyRead: boolean
  /** Files in the document, or other things beside its text, could not be read. */
  readonly filesLeftOut: boolean
}

/** What the open document and the history know beside a job; left out what nobody has told yet. */
interface ToldBeside {
  /** How many of the decisions are of low severity. */
  readonly low?: DecisionCounts | null
  readonly rulesOff?: VerdictScope['rulesOff'] | undefined
  readonly ownTable?: VerdictScope['ownTable'] | undefined
}

/** Decisions by category, as the history and the open document count them. */
export type DecisionCounts = Readonly<Partial<Record<string, number | null>>>

/**
 * Reads a job.
 * @param requested categories known to have been asked for, where the window still knows it.
 * @param detectors categories by the id of a detector, for the failures that name one.
 * @param decisions null until somebody has counted them: a job tells its evidence alone.
 */
export function verdictOfJob(
  job: Job,
  requested: readonly Category[],
  detectors: DetectorCategories,
  decisions: DecisionCounts | null = null,
  { low = null, rulesOff = 0, ownTable = false }: ToldBeside = {},
): Verdict {
  const failures = job.completion?.failures ?? []
  const placed = failures.map((failure) => ({
    failure,
    categories: categoriesOf(failure, detectors),
  }))
  const outcomes = requestedCategories(job, requested, placed).map((category) =>
    outcomeOf(job, category, placed, { decisions, low }),
  )
  const { coverage, completion } = job
  return {
    state: verdictState(answersOf(job), outcomes.every(isChecked)),
    outcomes,
    scope: {
      categories: outcomes.filter(isChecked).length,
      rulesOnly: isByRulesOnly(job),
      rulesOff,
      ownTable,
      pages:
        coverage.pages_total === undefined
          ? null
          : { scanned: coverage.pages_scanned ?? 0, total: coverage.pages_total },
    },
    failures,
    partlyChecked: completion?.state === 'degraded',
    partlyRead: coverage.state === 'partial',
    filesLeftOut: leavesFilesOut(job.extraction.warnings),
  }
}

/** Reads a line of the history, which holds less than a job: no failures but the one that ended it. */
export function verdictOfEntry(entry: HistoryEntry): Verdict {
  const outcomes = CATEGORIES.filter(
    (category) => entry.requested.includes(category) || category in entry.decisions,
  ).map((category): CategoryOutcome => {
    const decisions = entry.decisions[category]
    if (decisions !== undefined) {
      return decisions === 0
        ? { category, state: 'none' }
        : { category, state: 'findings', decisions: decisions ?? 0 }
    }
    return entry.status === 'running'
      ? { category, state: 'waiting' }
      : { category, state: 'not_checked', failure: null }
  })
  const { failure } = entry
  return {
    state: verdictState(
      {
        status: entry.status,
        cancelled: failure?.kind === 'interrupted',
        decision: entry.decision,
        safety: entry.safety_status,
        completion: entry.completion,
        coverage: entry.coverage,
      },
      outcomes.every(isChecked),
    ),
    outcomes,
    scope: {
      categories: outcomes.filter(isChecked).length,
      rulesOnly: entry.rules_only,
      rulesOff: entry.rules_off,
      ownTable: entry.own_table,
      pages: entry.pages,
    },
    failures: failure === null ? [] : [failure],
    partlyChecked: entry.completion === 'degraded',
    partlyRead: entry.coverage === 'partial',
    filesLeftOut: entry.left_out,
  }
}

function isChecked({ state }: CategoryOutcome): boolean {
  return state === 'none' || state === 'findings'
}

/** A failure with the categories of the detector that it names; none where it names none that is known. */
interface PlacedFailure {
  readonly failure: Failure
  readonly categories: readonly Category[]
}

function categoriesOf({ detector_id }: Failure, detectors: DetectorCategories) {
  return detector_id === undefined ? [] : (detectors.get(detector_id) ?? [])
}

/**
 * Progress names every category that was planned; where nobody knows what was
 * asked for, a category that could not be is named by its failure.
 */
function requestedCategories(
  job: Job,
  requested: readonly Category[],
  failures: readonly PlacedFailure[],
): readonly Category[] {
  const failed = requested.length > 0 ? [] : failures.flatMap(({ categories }) => categories)
  return CATEGORIES.filter(
    (category) =>
      requested.includes(category) ||
      category in job.progress ||
      category in job.categories ||
      failed.includes(category),
  )
}

function outcomeOf(
  job: Job,
  category: Category,
  failures: readonly PlacedFailure[],
  { decisions, low }: Record<'decisions' | 'low', DecisionCounts | null>,
): CategoryOutcome {
  const result = job.categories[category]
  if (result !== undefined) {
    // Spans can be left out for size: what was accepted is there without them.
    const found = result.accepted ?? result.evidence_spans.length > 0
    const toDecide = decisions && (decisions[category] ?? 0)
    if (!found && !toDecide) return { category, state: 'none' }
    return {
      category,
      state: 'findings',
      decisions: toDecide,
      ...(low && { low: low[category] ?? 0 }),
    }
  }
  if (job.status === 'running') return { category, state: 'waiting' }
  return { category, state: 'not_checked', failure: failureOf(category, failures) }
}

/** The failure that names the category, else one that names no other, else none. */
function failureOf(category: Category, failures: readonly PlacedFailure[]): Failure | null {
  const own = failures.find(({ categories }) => categories.includes(category))
  return (own ?? failures.find(({ categories }) => categories.length === 0))?.failure ?? null
}

/** The category with whose decisions another is decided, which has none of its own; null for every other. */
export function decidedWith(
  outcome: CategoryOutcome,
  outcomes: readonly CategoryOutcome[],
): Category | null {
  if (outcome.state !== 'findings' || outcome.decisions !== 0) return null
  if (!PASSAGE_CATEGORIES.has(outcome.category)) return null
  const other = outcomes.find(
    (each) => each.state === 'findings' && each.decisions && PASSAGE_CATEGORIES.has(each.category),
  )
  return other?.category ?? null
}

/** Pages whose warnings say that they hold no text, ascending. */
export function pagesWithoutText(warnings: readonly string[]): readonly number[] {
  const pages = warnings.flatMap((warning) => {
    const match = /^pdf_page_without_text:(\d+)$/.exec(warning)
    return match ? [Number(match[1])] : []
  })
  return pages.sort((a, b) => a - b)
}
