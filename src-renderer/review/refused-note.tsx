/** Why the last step was refused, where what it was about is looked at. */

import { messages } from '../messages/en.ts'
import { ProblemNote } from '../ui/problem-note.tsx'
import { ConflictNote } from './conflict-note.tsx'
import type { Judging } from './use-judging.ts'
import type { Review } from './use-review.ts'

interface RefusedNoteProps {
  readonly review: Review
  readonly judging: Judging
}

export function RefusedNote({ review, judging }: RefusedNoteProps) {
  const { problem, conflict } = judging
  if (problem !== null) {
    return (
      <div className="mt-2 border-l-2 border-bad pl-2.5">
        <p className="font-medium">{messages.judging.notTaken}</p>
        <ProblemNote problem={problem} />
      </div>
    )
  }
  if (conflict === null) return null
  const key = `${conflict.step.kind} ${conflict.groups.join(' ')}`
  return <ConflictNote key={key} review={review} judging={judging} conflict={conflict} />
}
