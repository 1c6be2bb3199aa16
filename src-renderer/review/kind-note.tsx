/** What a decision has in common with many: decides them together, or lists each by itself. */

import type { ReviewGroup } from '../findings/groups.ts'
import { openBeside } from '../findings/kinds.ts'
import { CommandKey } from '../keyboard/command-key.tsx'
import { runInRoom } from '../keyboard/running-room.ts'
import { messages } from '../messages/en.ts'
import { labelWords } from '../messages/format.ts'
import { Button } from '../ui/button.tsx'
import { JudgeAll } from './judge-all.tsx'
import { useReviewOptions } from './review-options.ts'
import type { Judging } from './use-judging.ts'
import type { Review } from './use-review.ts'

const { kind: words } = messages.review

interface KindNoteProps {
  readonly review: Review
  readonly judging: Judging
  readonly group: ReviewGroup
}

/** Nothing for a group that shares its kind with few. */
export function KindNote({ review, judging, group }: KindNoteProps) {
  const { listed, kinds, statuses, select } = review
  const kind = kinds.get(group.index)
  const isSpread = useReviewOptions(({ spread }) => kind !== undefined && spread.has(kind.key))
  if (kind === undefined) return null
  const { groups, key } = kind
  const name = words.name(labelWords(group.label), groups.length)
  const goOn = () => {
    const next = openBeside(kind, listed, kinds, statuses)
    if (next !== undefined) select(next.places[0]?.id ?? null)
  }
  return (
    <section aria-label={name} className="mt-2 rounded-lg border border-line p-2.5">
      <p className="flex flex-wrap items-center justify-between gap-x-2">
        <span>{words.title(groups.length)}</span>
        <Button weight="quiet" size="h-6 px-1.5" onPress={() => setSpread(key, !isSpread)}>
          {isSpread ? words.fold : words.spread}
        </Button>
      </p>
      <JudgeAll
        key={key}
        review={review}
        judging={judging}
        groups={groups}
        of={messages.judgeAll.ofKind}
        className="mt-1.5 rounded-md"
        onDone={goOn}
        onConfirm={() => runInRoom('confirm_kind')}
        confirmKey={<CommandKey command="confirm_kind" />}
      />
    </section>
  )
}

function setSpread(key: string, isSpread: boolean): void {
  useReviewOptions.setState(({ spread }) => {
    const next = new Set(spread)
    if (isSpread) next.add(key)
    else next.delete(key)
    return { spread: next }
  })
}
