/** A step that another window forestalled: what that one said, what was to be said, and which of both holds. */

import { FINDING_STATUSES } from '../../src-shared/model/judging.ts'
import { visibleText } from '../../src-shared/model/visible-text.ts'
import type { ReviewStep } from '../data/review-step.ts'
import { latestJudgement } from '../findings/groups.ts'
import { messages } from '../messages/en.ts'
import { formatDate, formatList } from '../messages/format.ts'
import { Button } from '../ui/button.tsx'
import type { Conflict } from './conflict.ts'
import { focusRoom, ROOM } from './room-focus.ts'
import type { Judging } from './use-judging.ts'
import type { Review } from './use-review.ts'

const { judging: words } = messages

interface ConflictNoteProps {
  readonly review: Review
  readonly judging: Judging
  readonly conflict: Conflict
}

export function ConflictNote(props: ConflictNoteProps) {
  const { step } = props.conflict
  return (
    <div role="alert" className="border-l-2 border-bad pl-2.5">
      {step.kind === 'undo' || step.kind === 'redo' ? (
        <p>{words.conflict.turned[step.kind]}</p>
      ) : (
        <Question {...props} />
      )}
    </div>
  )
}

function Question({ review, judging, conflict }: ConflictNoteProps) {
  const { step, groups, forestalled } = conflict
  const [decided, total] = [forestalled.length, groups.length]
  const answer = (act: () => void) => () => {
    act()
    focusRoom(document.querySelector<HTMLElement>(ROOM))
  }
  return (
    <>
      <p className="font-medium">{words.conflict.title(decided, total)}</p>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
        <dt className="text-ink-soft">{words.conflict.theirs}</dt>
        <dd className="min-w-0 break-words">{theirs(review, forestalled)}</dd>
        <dt className="text-ink-soft">{words.conflict.yours}</dt>
        <dd className="min-w-0 break-words">{yours(step)}</dd>
      </dl>
      <div className="mt-2 flex flex-wrap gap-1.5">
        {/* Whoever works by keys alone answers with the next one. */}
        <Button autoFocus size="h-7 px-2" onPress={answer(judging.keepTheirs)}>
          {words.conflict.keep(decided, total)}
        </Button>
        <Button size="h-7 px-2" onPress={answer(judging.replaceTheirs)}>
          {words.conflict.replace(total)}
        </Button>
      </div>
    </>
  )
}

/** "Dismissed: false positive (ann, …). Note: …", or of several "2 confirmed and 1 dismissed". */
function theirs({ groups, statuses, document }: Review, forestalled: readonly number[]): string {
  const [only] = forestalled
  if (forestalled.length !== 1 || only === undefined) {
    const counts = FINDING_STATUSES.map((status) => ({
      status,
      value: forestalled.filter((index) => statuses[index] === status).length,
    }))
    return formatList(
      counts
        .filter(({ value }) => value > 0)
        .map(({ status, value }) => words.conflict.counted(status, value)),
    )
  }
  const group = groups[only]
  const judgement = group === undefined ? null : latestJudgement(group, document.findings)
  if (judgement === null) return words.conflict.holds('open', null)
  const { status, reason, by, at, note } = judgement
  const said = `${words.conflict.holds(status, reason)} (${words.said(by, formatDate(at))})`
  return note === '' ? said : `${said}. ${words.conflict.note(visibleText(note))}`
}

function yours(step: ReviewStep): string {
  if (step.kind === 'judge') {
    const said = words.statusWords(step.status, step.reason ?? null)
    return step.note ? `${said}. ${words.conflict.note(step.note)}` : said
  }
  if (step.kind === 'suppress') return words.conflict.suppression(step.reason)
  return step.kind === 'note' ? words.conflict.note(step.note) : ''
}
