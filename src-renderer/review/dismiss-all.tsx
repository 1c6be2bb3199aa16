/** Dismisses every open decision that the list shows, after saying how many those are. */

import { useState } from 'react'
import { DISMISSAL_REASONS, type DismissalReason } from '../../src-shared/model/judging.ts'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import type { Judging } from './use-judging.ts'
import type { Review } from './use-review.ts'

const { judging: words } = messages
/** `other` asks for a note, which belongs to one decision. */
const REASONS = DISMISSAL_REASONS.filter((reason) => reason !== 'other')

interface DismissAllProps {
  readonly review: Review
  readonly judging: Judging
}

export function DismissAll({ review: { listed, statuses }, judging }: DismissAllProps) {
  const [asking, setAsking] = useState(false)
  const open = listed.filter(({ index }) => statuses[index] === 'open')
  const findings = open.reduce((sum, group) => sum + group.findings.length, 0)
  const dismiss = (reason: DismissalReason) => {
    judging.judgeAll(open, reason)
    setAsking(false)
  }
  if (open.length < 2) return null
  if (!asking) {
    return (
      <div className="sticky bottom-0 border-t border-line bg-surface p-3">
        <Button onPress={() => setAsking(true)}>{words.dismissAll(open.length)}</Button>
      </div>
    )
  }
  return (
    <section
      aria-label={words.dismissAllTitle(open.length)}
      className="sticky bottom-0 border-t border-line bg-raised p-3"
    >
      <h3 className="font-semibold">{words.dismissAllTitle(open.length)}</h3>
      <p className="mt-1 text-xs text-ink-soft">{words.dismissAllText(open.length, findings)}</p>
      <div className="mt-2 flex flex-wrap gap-1.5">
        {REASONS.map((reason) => (
          <Button key={reason} size="h-7 px-2.5" onPress={() => dismiss(reason)}>
            {words.reasons[reason]}
          </Button>
        ))}
        <Button weight="quiet" size="h-7 px-2.5" onPress={() => setAsking(false)}>
          {messages.common.cancel}
        </Button>
      </div>
    </section>
  )
}
