/** What the reviewer says of a group: confirm, dismiss with a reason, back to open, a note, undo. */

import { memo } from 'react'
import type { FindingStatus } from '../../src-shared/model/judging.ts'
import { KEPT_LABELS } from '../../src-shared/model/kept-labels.ts'
import { latestJudgement, type ReviewGroup } from '../findings/groups.ts'
import { CommandKey } from '../keyboard/command-key.tsx'
import { runInRoom } from '../keyboard/running-room.ts'
import { messages } from '../messages/en.ts'
import { formatDate } from '../messages/format.ts'
import { Button } from '../ui/button.tsx'
import { CircleCheck, CircleSlash } from '../ui/icons.ts'
import { LiftSuppression } from '../ui/lift-suppression.tsx'
import { isQuestion } from './conflict.ts'
import { NoteField } from './note-field.tsx'
import { ReasonMenu } from './reason-menu.tsx'
import { RefusedNote } from './refused-note.tsx'
import { useReviewOptions } from './review-options.ts'
import { SuppressDialog } from './suppress-dialog.tsx'
import type { Judging } from './use-judging.ts'
import type { Review } from './use-review.ts'

const { judging: words } = messages

interface JudgementBarProps {
  readonly review: Review
  readonly judging: Judging
  readonly group: ReviewGroup
}

export function JudgementBar({ review, judging, group }: JudgementBarProps) {
  const dismissing = useReviewOptions((state) => state.dismissing === 'one')
  const ended = useReviewOptions((state) => state.ended)
  const judgement = latestJudgement(group, review.document.findings)
  const status = review.statuses[group.index] ?? 'open'
  // What a decision does is told until one is made; what asks for a look is another matter each time.
  const isKnown = !group.asking && review.statuses.some((each) => each !== 'open')
  const asked = judging.conflict !== null && isQuestion(judging.conflict)
  return (
    <section aria-label={words.bar} className="mt-3 rounded-lg border border-line bg-raised p-2.5">
      {status === 'open' || judgement === null || asked ? null : (
        <p className="mb-2 flex items-start gap-2">
          {status === 'confirmed' ? (
            <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          ) : (
            <CircleSlash aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-soft" />
          )}
          <span className="min-w-0">
            <span className="font-medium">{words.statusWords(status, judgement.reason)}</span>
            <span className="block text-xs text-ink-soft">
              {words.said(judgement.by, formatDate(judgement.at))}
            </span>
            {words.origins[judgement.origin] === null ? null : (
              <span className="block text-xs text-ink-soft">{words.origins[judgement.origin]}</span>
            )}
          </span>
        </p>
      )}
      {judgement === null || judgement.suppression === null ? null : (
        <p className="mb-2">
          <LiftSuppression id={judgement.suppression} word={messages.suppressions.liftHere} />
        </p>
      )}
      {asked ? null : <JudgementButtons status={status} dismissing={dismissing} />}
      <RefusedNote review={review} judging={judging} />
      {status !== 'open' ||
      dismissing ||
      asked ||
      isKnown ||
      KEPT_LABELS.has(group.label) ? null : (
        <p className="mt-1.5 px-0.5 text-xs text-ink-soft">
          {group.asking ? words.effectsAsking : words.effects}
        </p>
      )}
      {status === 'open' || dismissing || ended === null ? null : (
        <p className="mt-1.5 px-0.5 text-xs text-ink-soft">
          {words.ended(ended)}. {words.endedHint}
        </p>
      )}
      <SuppressDialog key={group.id} review={review} judging={judging} group={group} />
      {dismissing ? <ReasonMenu onDismiss={judging.dismiss} /> : null}
      <NoteField
        key={`${group.id} ${judgement?.note ?? ''}`}
        note={judgement?.note ?? ''}
        onSave={(note) => judging.setNote(group, note)}
      />
    </section>
  )
}

interface JudgementButtonsProps {
  readonly status: FindingStatus
  readonly dismissing: boolean
}

/** The same for every group of a status: a step to the next one does not draw them anew. */
const JudgementButtons = memo(function JudgementButtons(props: JudgementButtonsProps) {
  const { status, dismissing } = props
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {status === 'open' ? null : (
        <Button size="h-7 px-2" onPress={() => runInRoom('reopen')}>
          {words.reopen}
          <CommandKey command="reopen" />
        </Button>
      )}
      {status === 'confirmed' ? null : (
        <Button size="h-7 px-2" onPress={() => runInRoom('confirm')}>
          {words.confirm}
          <CommandKey command="confirm" />
        </Button>
      )}
      {status === 'dismissed' ? null : (
        <Button size="h-7 px-2" aria-expanded={dismissing} onPress={() => runInRoom('dismiss')}>
          {words.dismiss}
          <CommandKey command="dismiss" />
        </Button>
      )}
      {status === 'dismissed' ? null : (
        <Button weight="quiet" size="h-7 px-2" onPress={() => runInRoom('suppress')}>
          {messages.suppressions.open}
          <CommandKey command="suppress" />
        </Button>
      )}
    </div>
  )
})
