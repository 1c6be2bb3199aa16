/**
 * The words and the look of a verdict: one presentation for card, queue,
 * history, tab title and notification, which differ only in how much of it
 * they have room for. Pure.
 */

import type { Category } from '../../src-shared/model/vocabulary.ts'
import { messages } from '../messages/en.ts'
import { formatNumber } from '../messages/format.ts'
import type { Tone } from '../ui/chip.tsx'
import { type CategoryOutcome, decidedWith, type Verdict, type VerdictState } from './verdict.ts'

const { verdict: words } = messages

export interface VerdictPresentation {
  readonly state: VerdictState
  readonly headline: string
  /** `good` only beside a scope. */
  readonly tone: Tone
  /** What a "no action needed" stands on; of another result only what of it was not as by default. */
  readonly scope: string | null
  /** What the verdict does not cover, each in a few words; empty where it covers all that was asked. */
  readonly gaps: readonly string[]
}

const TONES: Readonly<Record<VerdictState, Tone>> = {
  running: 'neutral',
  cancelled: 'neutral',
  failed: 'bad',
  undecided: 'neutral',
  block: 'bad',
  review: 'warn',
  incomplete: 'neutral',
  clear: 'good',
}

/** States of a job that gave no result: what is missing of it is no gap but all of it. */
const WITHOUT_RESULT: ReadonlySet<VerdictState> = new Set(['running', 'cancelled', 'failed'])

/** What to say of a verdict, wherever it is said. */
export function presentVerdict(verdict: Verdict): VerdictPresentation {
  const { state } = verdict
  return {
    state,
    headline: words.headlines[state],
    tone: TONES[state],
    scope: scopeWords(verdict),
    gaps: WITHOUT_RESULT.has(state) ? [] : gapWords(verdict),
  }
}

/** What was looked at and by whom: "rules only, 2 categories, 3 rules off, own table of decisions"; null where that is not said. */
function scopeWords({ state, scope }: Verdict): string | null {
  if (WITHOUT_RESULT.has(state)) return null
  return words.scope(scope, state === 'clear') || null
}

function gapWords(verdict: Verdict): readonly string[] {
  const { outcomes, partlyChecked, partlyRead, filesLeftOut } = verdict
  const unchecked = outcomes.filter(({ state }) => state === 'not_checked')
  return [
    ...unchecked.map(({ category }) => words.outcomeNotChecked(messages.categories[category].name)),
    ...(partlyChecked && unchecked.length === 0 ? [words.partlyChecked] : []),
    ...(partlyRead ? [unreadWords(verdict)] : []),
    ...(filesLeftOut ? [words.filesLeftOut] : []),
  ]
}

/** How much of a document that was read in part could not be. */
export function unreadWords({ scope: { pages } }: Verdict): string {
  return pages === null || pages.scanned >= pages.total
    ? words.partlyRead
    : words.unreadablePages(pages.total - pages.scanned, pages.total)
}

/** The verdict of a document in one line of text, for the tab's title and a notification. */
export function verdictTitle(verdict: Verdict, name: string): string {
  const { headline, scope, gaps } = presentVerdict(verdict)
  const said = [headline, ...(scope === null ? [] : [scope]), ...gaps]
  return words.title(said, name)
}

/** The same as a notification, which others may read: without the name where it is null, and then nothing of the document at all. */
export function notificationTitle(verdict: Verdict, name: string | null): string {
  if (name !== null) return verdictTitle(verdict, name)
  return words.unnamed(verdict.state === 'block')
}

/** A category's result, among those of all categories, as a sentence. */
export function outcomeWords(
  outcome: CategoryOutcome,
  outcomes: readonly CategoryOutcome[],
): string {
  const { name } = messages.categories[outcome.category]
  switch (outcome.state) {
    case 'findings':
      if (outcome.decisions === null) return words.outcomeUncounted(name)
      if (outcome.decisions > 0) return words.outcomeDecisions(name, outcome.decisions, outcome.low)
      return elsewhereWords(name, decidedWith(outcome, outcomes))
    case 'none':
      return words.outcomeNone(name)
    case 'waiting':
      return words.outcomeWaiting(name)
    case 'not_checked':
      return outcome.failure === null
        ? words.outcomeNotChecked(name)
        : words.outcomeNotCheckedWhy(name, messages.failureKinds[outcome.failure.kind])
  }
}

function elsewhereWords(name: string, other: Category | null): string {
  return other === null
    ? words.outcomeElsewhere(name)
    : words.outcomeWith(name, messages.categories[other].name)
}

/** The same beside the category's letter, where there is no room for a sentence. */
export function outcomeSign(
  outcome: CategoryOutcome,
  outcomes: readonly CategoryOutcome[],
): string {
  switch (outcome.state) {
    case 'findings': {
      if (outcome.decisions) return formatNumber(outcome.decisions)
      // A name alone: there is something, and nobody has counted it.
      const other = outcome.decisions === null ? null : decidedWith(outcome, outcomes)
      return other === null ? '' : words.signWith(messages.categories[other].letter)
    }
    case 'none':
      return words.signNone
    case 'waiting':
      return words.signWaiting
    case 'not_checked':
      return words.signNotChecked
  }
}
