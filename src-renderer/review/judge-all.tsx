/** Confirms or dismisses every open decision of several, after saying how many those are. */

import { useState } from 'react'
import { DISMISSAL_REASONS } from '../../src-shared/model/judging.ts'
import type { ReviewGroup } from '../findings/groups.ts'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { ReasonNote } from './reason-note.tsx'
import type { Judging } from './use-judging.ts'
import type { Review } from './use-review.ts'

const { judgeAll: words } = messages

interface JudgeAllProps {
  readonly review: Review
  readonly judging: Judging
  readonly groups: readonly ReviewGroup[]
  readonly className: string
  readonly onDone?: () => void
}

export function JudgeAll(props: JudgeAllProps) {
  const { review, judging, groups, className, onDone } = props
  const { isRunning, isGone, statuses } = review
  const [asking, setAsking] = useState<'confirm' | 'dismiss' | null>(null)
  const [writing, setWriting] = useState(false)
  const open = groups.filter(({ index }) => statuses[index] === 'open')
  const findings = open.reduce((sum, group) => sum + group.findings.length, 0)
  if (open.length < 2 || isRunning || isGone) return null
  if (asking === null) {
    return (
      <div className={classNames('flex flex-wrap gap-1.5 bg-surface', className)}>
        <Button size="h-7 px-2.5" onPress={() => setAsking('confirm')}>
          {words.confirm(open.length)}
        </Button>
        <Button size="h-7 px-2.5" onPress={() => setAsking('dismiss')}>
          {words.dismiss(open.length)}
        </Button>
      </div>
    )
  }
  const title =
    asking === 'confirm' ? words.confirmTitle(open.length) : words.dismissTitle(open.length)
  const stop = () => {
    setAsking(null)
    setWriting(false)
  }
  const act = (judge: () => void) => {
    judge()
    stop()
    onDone?.()
  }
  return (
    <section aria-label={title} className={classNames('bg-raised p-3', className)}>
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-1 text-xs text-ink-soft">{words.text(open.length, findings)}</p>
      <div className="mt-2 flex flex-wrap gap-1.5">
        {asking === 'confirm' ? (
          <Button size="h-7 px-2.5" onPress={() => act(() => judging.confirmAll(open))}>
            {words.confirmAction(open.length)}
          </Button>
        ) : (
          DISMISSAL_REASONS.map((reason) => (
            <Button
              key={reason}
              size="h-7 px-2.5"
              onPress={() =>
                reason === 'other' ? setWriting(true) : act(() => judging.dismissAll(open, reason))
              }
            >
              {messages.judging.reasons[reason]}
            </Button>
          ))
        )}
        <Button weight="quiet" size="h-7 px-2.5" autoFocus onPress={stop}>
          {messages.common.cancel}
        </Button>
      </div>
      {writing ? (
        <ReasonNote
          many={open.length}
          onWritten={(note) => act(() => judging.dismissAll(open, 'other', note))}
        />
      ) : null}
    </section>
  )
}
