/** What a reviewer does with the selected group: each step is sent, told aloud, and moves on by itself. */

import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DismissalReason, FindingStatus } from '../../src-shared/model/judging.ts'
import type { ReviewChanges, SuppressRequest } from '../../src-shared/workspace/judging.ts'
import type { Problem } from '../data/http-client.ts'
import { lookAtReview, suppressionsQuery } from '../data/judging.ts'
import type { ReviewStep } from '../data/review-step.ts'
import type { Turn } from '../data/steps-under-way.ts'
import { useOnReturn } from '../data/use-on-return.ts'
import { countOpen } from '../findings/counts.ts'
import type { ReviewGroup } from '../findings/groups.ts'
import { openBeside } from '../findings/kinds.ts'
import { messages } from '../messages/en.ts'
import { type Conflict, isQuestion, toldAt, withoutForestalled } from './conflict.ts'
import { goingOn } from './going-on.ts'
import { useReviewOptions } from './review-options.ts'
import { stepWords, turnedWords } from './turned-words.ts'
import type { Review } from './use-review.ts'
import { useSteps } from './use-steps.ts'

const { judging: words } = messages

export interface Judging {
  /** What the next undo and redo turn; null where there is nothing. */
  readonly undo: Turn | null
  readonly redo: Turn | null
  /** Why the last step was refused; null where it was taken, or forestalled. */
  readonly problem: Problem | null
  /** What another window forestalled of what is selected, until it is answered. */
  readonly conflict: Conflict | null
  /** Leaves what the other window said, and says of the rest what was to be said. */
  readonly keepTheirs: () => void
  /** Says it all the same. */
  readonly replaceTheirs: () => void
  readonly confirm: () => void
  /** Confirms every open decision of the line that the selected one shares; alone in its line, that one. */
  readonly confirmKind: () => void
  readonly dismiss: (reason: DismissalReason, note?: string) => void
  /** Dismisses with the reason that was given last, or asks for one. */
  readonly dismissAgain: () => void
  /** Dismisses every open decision of the line that the selected one shares; alone in its line, that one. */
  readonly dismissKind: (reason: DismissalReason, note?: string) => void
  /** Asks for the reason of one of them, or stops asking. */
  readonly askReason: () => void
  readonly askKindReason: () => void
  readonly reopen: () => void
  readonly setNote: (group: ReviewGroup, note: string) => void
  /** Gives several groups one status, in one step that one undo takes back. */
  readonly confirmAll: (groups: readonly ReviewGroup[]) => void
  readonly dismissAll: (
    groups: readonly ReviewGroup[],
    reason: DismissalReason,
    note?: string,
  ) => void
  /** Dismisses everything like a group, now and later; `onDone` hears when it was taken. */
  readonly suppress: (request: Omit<SuppressRequest, 'revision'>, onDone: () => void) => void
  /** Asks how far that is to reach. */
  readonly askSuppression: () => void
  readonly takeBack: () => void
  readonly doAgain: () => void
}

/** Says something to whoever does not see the list, and what is selected by it. */
export type Announce = (said: string, group?: ReviewGroup | null) => void

/** @param announce hears what happened. */
export function useJudging(review: Review, announce: Announce): Judging {
  const client = useQueryClient()
  const jobId = review.document.job.job_id
  useOnReturn((client) => lookAtReview(client, jobId))
  const { send, problem, conflicts, settle } = useSteps(
    review,
    ({ step: { kind }, said }) =>
      (kind === 'undo' || kind === 'redo') && announce(words.waits(said)),
    () => announce(''),
  )
  const { undo, redo } = review.isGone ? NOTHING_DONE : review
  const conflict = toldAt(conflicts, review.selected?.index ?? null)

  return useMemo(() => {
    const { document, groups, listed, kinds, statuses, select } = review
    const { openOfLine, openAfterIt, leftBeside, goOn, showFirst } = goingOn(review)
    // Nothing is decided of a scan that goes on, which may say otherwise, nor of what is gone.
    const selected = review.isRunning || review.isGone ? null : review.selected

    function take(
      step: ReviewStep,
      onSuccess: (changes: ReviewChanges) => void = () => {},
      turned: Turn | null = null,
    ): void {
      const [said, about] = [stepWords(step, turned), turned?.about ?? null]
      send({ step, about, said, from: selected, seen: document }, onSuccess)
    }

    function judge(status: FindingStatus, reason?: DismissalReason, note?: string): void {
      if (selected === null) return
      useReviewOptions.setState({ dismissing: null, writingReason: false })
      take({
        kind: 'judge',
        findings: [...selected.findings],
        status,
        ...(reason !== undefined && { reason }),
        ...(note !== undefined && { note }),
      })
      const left = leftBeside([selected]) + (status === 'open' ? 1 : 0)
      const next = status === 'open' ? undefined : openAfterIt(selected)
      const said = words.statusWords(status, reason ?? null)
      announce(words.announce(said, left), next)
      if (status === 'open') useReviewOptions.setState({ ended: null })
      else goOn(next, left)
    }

    function judgeKind(
      status: 'confirmed' | 'dismissed',
      reason?: DismissalReason,
      note?: string,
    ): void {
      if (selected === null) return
      const kind = kinds.get(selected.index)
      const open = openOfLine(selected)
      if (open.length === 0) {
        announce(messages.judgeAll.noneOpen)
        return
      }
      if (kind === undefined) {
        judge(status, reason, note)
        return
      }
      useReviewOptions.setState({ dismissing: null, writingReason: false })
      take({
        kind: 'judge',
        findings: findingsOf(open),
        status,
        ...(reason !== undefined && { reason }),
        ...(note !== undefined && { note }),
      })
      const next = openBeside(kind, listed, kinds, statuses)
      const left = leftBeside(open)
      announce(words.announce(messages.judgeAll[status](open.length), left), next)
      goOn(next, left)
    }

    /** Asks for a reason, or no longer where that is what is asked. */
    function ask(about: 'one' | 'kind'): void {
      const isAsked = useReviewOptions.getState().dismissing === about
      const dismissing = selected === null || isAsked ? null : about
      useReviewOptions.setState({ dismissing, writingReason: false, pane: 'detail' })
      if (dismissing !== null) announce(words.askReason(dismissing))
    }

    function announceAll(status: 'confirmed' | 'dismissed', groups: readonly ReviewGroup[]): void {
      const said = messages.judgeAll[status](groups.length)
      announce(words.announce(said, leftBeside(groups)))
    }

    /** What is done again or taken back is what the reviewer looks at next: of many the first of the list. */
    function turn(kind: 'undo' | 'redo', turned: Turn): void {
      const known = turned.changed()
      announce(words.turned[kind](turnedWords(turned)))
      take(
        { kind },
        ({ changes }) => {
          // Who was shown it at once may have gone on since.
          if (known.length > 0) return
          const fingerprints = new Set(changes.map(({ fingerprint }) => fingerprint))
          const changed = document.findings.filter((each) => fingerprints.has(each.fingerprint))
          showFirst(changed.map(({ id }) => id))
        },
        turned,
      )
      showFirst(known)
    }

    function suppress(step: ReviewStep, onDone: () => void): void {
      take(step, () => {
        announce(messages.suppressions.done)
        onDone()
        if (selected !== null) goOn(openAfterIt(selected), leftBeside([selected]))
        // What it dismisses elsewhere is read again when that is opened.
        client.removeQueries({ queryKey: ['document'], type: 'inactive' })
        void client.invalidateQueries({ queryKey: suppressionsQuery().queryKey })
      })
    }

    /** Goes on to what is to be answered as well, or where the step would have: from one decision to the next. */
    function answered(answer: Conflict, said: string): void {
      const { step } = answer
      const other = conflicts.find((each) => each !== answer && isQuestion(each))
      const asking = groups[other?.forestalled[0] ?? -1]
      if (asking !== undefined) {
        announce(said, asking)
        select(asking.places[0]?.id ?? null)
        return
      }
      const isMade = step.kind === 'judge' && step.status !== 'open' && answer.groups.length === 1
      if (selected === null || !isMade) {
        announce(said)
        return
      }
      const next = openAfterIt(selected)
      announce(said, next)
      goOn(next, leftBeside([selected]))
    }

    function dismiss(reason: DismissalReason, note?: string): void {
      useReviewOptions.setState({ lastReason: { reason, note: note ?? '' } })
      judge('dismissed', reason, note)
    }

    return {
      undo,
      redo,
      problem,
      conflict,
      keepTheirs: () => {
        if (conflict === null) return
        settle(conflict)
        const rest = withoutForestalled(conflict, document)
        if (rest !== null) take(rest)
        answered(conflict, words.conflict.kept)
      },
      replaceTheirs: () => {
        if (conflict === null) return
        const { step } = conflict
        settle(conflict)
        if (step.kind === 'suppress') return suppress(step, () => {})
        take(step)
        answered(conflict, words.conflict.replaced)
      },
      confirm: () => {
        // Whoever goes through by one key presses it once more than there are decisions: that is no step to take back.
        if (selected === null || statuses[selected.index] !== 'confirmed') return judge('confirmed')
        const next = openAfterIt(selected)
        const left = countOpen(statuses)
        announce(words.confirmedBefore(left), next)
        goOn(next, left)
      },
      confirmKind: () => judgeKind('confirmed'),
      dismiss,
      dismissKind: (reason, note) => {
        useReviewOptions.setState({ lastReason: { reason, note: note ?? '' } })
        judgeKind('dismissed', reason, note)
      },
      dismissAgain: () => {
        const { lastReason } = useReviewOptions.getState()
        if (lastReason === null) ask('one')
        else dismiss(lastReason.reason, lastReason.note === '' ? undefined : lastReason.note)
      },
      askReason: () => ask('one'),
      askKindReason: () => {
        if (selected === null) return
        const open = openOfLine(selected)
        if (open.length === 0) announce(messages.judgeAll.noneOpen)
        else ask(open.length === 1 && open[0] === selected ? 'one' : 'kind')
      },
      reopen: () => judge('open'),
      setNote: (group, note) =>
        take({ kind: 'note', findings: [...group.findings], note }, () => announce(words.noteKept)),
      confirmAll: (groups) => {
        take({ kind: 'judge', findings: findingsOf(groups), status: 'confirmed' })
        announceAll('confirmed', groups)
      },
      dismissAll: (groups, reason, note) => {
        take({
          kind: 'judge',
          findings: findingsOf(groups),
          status: 'dismissed',
          reason,
          ...(note !== undefined && { note }),
        })
        announceAll('dismissed', groups)
      },
      suppress: (request, onDone) => suppress({ kind: 'suppress', ...request }, onDone),
      askSuppression: () =>
        // Where there is room for one pane, it has to be the one that asks.
        useReviewOptions.setState({ suppressing: selected !== null, pane: 'detail' }),
      takeBack: () => undo !== null && turn('undo', undo),
      doAgain: () => redo !== null && turn('redo', redo),
    }
  }, [review, send, settle, announce, undo, redo, problem, conflict, conflicts, client])
}

const NOTHING_DONE = { undo: null, redo: null } as const

function findingsOf(groups: readonly ReviewGroup[]): number[] {
  return groups.flatMap(({ findings }) => findings)
}
