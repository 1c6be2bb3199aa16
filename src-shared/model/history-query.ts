/** How the history is asked: what is typed into its search, what it is narrowed to, and how it is sorted. */

import { CATEGORIES, type Category, DECISIONS, INPUT_KINDS, type InputKind } from './vocabulary.ts'

/** What a scan came to, as far as the history is narrowed by it; `undecided` has decisions that nobody made yet. */
export const HISTORY_RESULTS = [
  'undecided',
  'block',
  'review',
  'allow',
  'running',
  'failed',
] as const
export type HistoryResult = (typeof HISTORY_RESULTS)[number]

export const HISTORY_SORTS = ['when', 'name', 'result', 'decisions', 'expires'] as const
export type HistorySort = (typeof HISTORY_SORTS)[number]
export const SORT_DIRECTIONS = ['ascending', 'descending'] as const
export type SortDirection = (typeof SORT_DIRECTIONS)[number]

/** What was typed, read. */
export interface HistoryWords {
  /** Each stands in the name, in what a class that was found is called, or in a note, in any case. */
  readonly words: readonly string[]
  /** A part of the id of a rule or model that claimed a finding. */
  readonly rule: string | null
  /** In which something was found. */
  readonly category: Category | null
  readonly kind: InputKind | null
  readonly result: HistoryResult | null
  /** Unix milliseconds at which the time begins and ends; null: no such bound. */
  readonly from: number | null
  readonly to: number | null
}

export const MAX_HISTORY_WORDS = 200

/**
 * Reads what was typed: `result:block category:pii kind:url before:2026-10-01 after:2026-09-01`
 * narrow, `decision:block` as `result:block`, and `rule:iban` to what a rule claimed; all else is looked for as a word. What has the
 * form of such a word but no such value is one itself.
 * @param midnight gives the time at which a day (`YYYY-MM-DD`) begins where the reader is.
 */
export function readHistoryWords(
  typed: string,
  midnight: (day: string) => number = utcMidnight,
): HistoryWords {
  const words: string[] = []
  const read: { -readonly [K in Exclude<keyof HistoryWords, 'words'>]: HistoryWords[K] } = {
    rule: null,
    category: null,
    kind: null,
    result: null,
    from: null,
    to: null,
  }
  for (const word of typed.trim().split(/\s+/)) {
    const [, name = '', value = ''] = /^(\w+):(.+)$/.exec(word.toLowerCase()) ?? []
    const day = /^\d{4}-\d\d-\d\d$/.test(value) ? midnight(value) : Number.NaN
    if (name === 'rule' && /^[\w.:/-]+$/.test(value)) read.rule = value
    else if (name === 'category' && isOneOf(CATEGORIES, value)) read.category = value
    else if (name === 'kind' && isOneOf(INPUT_KINDS, value)) read.kind = value
    else if (name === 'result' && isOneOf(HISTORY_RESULTS, value)) read.result = value
    // As the verdict of a document calls it.
    else if (name === 'decision' && isOneOf(DECISIONS, value)) read.result = value
    else if (name === 'before' && Number.isFinite(day)) read.to = day
    else if (name === 'after' && Number.isFinite(day)) read.from = day
    else if (word !== '') words.push(folded(word))
  }
  return { words, ...read }
}

/** Letters as they are compared: without case, and one way of writing each. */
export function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

function utcMidnight(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

export function isOneOf<T extends string>(values: readonly T[], value: unknown): value is T {
  return (values as readonly unknown[]).includes(value)
}
