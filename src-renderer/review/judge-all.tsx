/** Confirms or dismisses every open decision that the list shows, after saying how many those are. */

import { useState } from 'react'
import { DISMISSAL_REASONS } from '../../src-shared/model/judging.ts'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import type { Judging } from './use-judging.ts'
import type { Review } from './use-review.ts'

const { judgeAll: words } = messages
/** `other` asks for a note, which belongs to one decision. */
const REASONS = DISMISSAL_REASONS.filter((reason) => reason !== 'other')

interface JudgeAllProps {
  readonly review: Review
  readonly judging: Judging
}

export function JudgeAll({ review, judging }: JudgeAllProps) {
  const { isRunning, isGone, listed, statuses } = review
  const [asking, setAsking] = useState<'confirm' | 'dismiss' | null>(null)
  const open = listed.filter(({ index }) => statuses[index] === 'open')
  const findings = open.reduce((sum, group) => sum + group.findings.length, 0)
  if (open.length < 2 || isRunning || isGone) return null
  if (asking === null) {
    return (
      <div className="sticky bottom-0 flex flex-wrap gap-1.5 border-t border-line bg-surface p-3">
        <Button onPress={() => setAsking('confirm')}>{words.confirm(open.length)}</Button>
        <Button onPress={() => setAsking('dismiss')}>{words.dismiss(open.length)}</Button>
      </div>
    )
  }
  const title =
    asking === 'confirm' ? words.confirmTitle(open.length) : words.dismissTitle(open.length)
  const act = (judge: () => void) => {
    judge()
    setAsking(null)
  }
  return (
    <section aria-label={title} className="sticky bottom-0 border-t border-line bg-raised p-3">
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-1 text-xs text-ink-soft">{words.text(open.length, findings)}</p>
      <div className="mt-2 flex flex-wrap gap-1.5">
        {asking === 'confirm' ? (
          <Button size="h-7 px-2.5" onPress={() => act(() => judging.confirmAll(open))}>
            {words.confirmAction(open.length)}
          </Button>
        ) : (
          REASONS.map((reason) => (
            <Button
              key={reason}
              size="h-7 px-2.5"
              onPress={() => act(() => judging.dismissAll(open, reason))}
            >
              {messages.judging.reasons[reason]}
            </Button>
          ))
        )}
        <Button weight="quiet" size="h-7 px-2.5" autoFocus onPress={() => setAsking(null)}>
          {messages.common.cancel}
        </Button>
      </div>
    </section>
  )
}
