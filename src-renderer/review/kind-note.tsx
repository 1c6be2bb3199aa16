/** What a decision has in common with many: decides them together, shows each, or lists each by itself. */

import { Button as AriaButton } from 'react-aria-components'
import { countOpen } from '../findings/counts.ts'
import type { ReviewGroup } from '../findings/groups.ts'
import { isSpread } from '../findings/kinds.ts'
import { CommandKey } from '../keyboard/command-key.tsx'
import { runInRoom } from '../keyboard/running-room.ts'
import { messages } from '../messages/en.ts'
import { labelWords } from '../messages/format.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { quoteLine } from './quote.ts'
import { useQuoteSource } from './quote-source.ts'
import { ReasonMenu } from './reason-menu.tsx'
import { useReviewOptions } from './review-options.ts'
import { StatusIcon } from './status-icon.tsx'
import type { Judging } from './use-judging.ts'
import type { Review } from './use-review.ts'

const { kind: words } = messages.review
/** More would push what explains them out of sight; the keys reach all. */
const MOST_SHOWN = 12
/** Values above the selected one, where there are more than are shown. */
const ABOVE = 5

interface KindNoteProps {
  readonly review: Review
  readonly judging: Judging
  readonly group: ReviewGroup
}

/** Nothing for a group that shares its kind with few. */
export function KindNote({ review, judging, group }: KindNoteProps) {
  const { isRunning, isGone, kinds, statuses } = review
  const kind = kinds.get(group.index)
  const eachListed = useReviewOptions(({ spread }) => kind !== undefined && isSpread(kind, spread))
  const dismissing = useReviewOptions((state) => state.dismissing === 'kind')
  if (kind === undefined) return null
  const { groups, key, isWhole } = kind
  const name = words.name(labelWords(group.label), groups.length)
  const open = countOpen(groups.map(({ index }) => statuses[index] ?? 'open'))
  return (
    <section aria-label={name} className="mt-2 rounded-lg border border-line p-2.5">
      <p className="flex flex-wrap items-center justify-between gap-x-2">
        <span>{words.title(groups.length)}</span>
        {isWhole ? null : (
          <Button weight="quiet" size="h-6 px-1.5" onPress={() => setSpread(key, !eachListed)}>
            {eachListed ? words.fold : words.spread}
          </Button>
        )}
      </p>
      {open < 2 || isRunning || isGone ? null : (
        <div className="mt-1.5 flex flex-wrap gap-1.5">
          <Button size="h-7 px-2.5" onPress={() => runInRoom('confirm_kind')}>
            {words.confirm(open)}
            <CommandKey command="confirm_kind" />
          </Button>
          <Button
            size="h-7 px-2.5"
            aria-expanded={dismissing}
            onPress={() => runInRoom('dismiss_kind')}
          >
            {words.dismiss(open)}
            <CommandKey command="dismiss_kind" />
          </Button>
        </div>
      )}
      {dismissing ? <ReasonMenu many={open} onDismiss={judging.dismissKind} /> : null}
      {eachListed ? null : <Values review={review} group={group} groups={groups} />}
    </section>
  )
}

interface ValuesProps {
  readonly review: Review
  readonly group: ReviewGroup
  readonly groups: readonly ReviewGroup[]
}

/** The values of the line, which names but its first: a wrong one among them is seen before all are decided at once. */
function Values({ review, group, groups }: ValuesProps) {
  const source = useQuoteSource(review)
  const first = Math.max(0, Math.min(groups.indexOf(group) - ABOVE, groups.length - MOST_SHOWN))
  const shown = groups.slice(first, first + MOST_SHOWN)
  return (
    <>
      <ul aria-label={words.values} className="-mx-1 mt-1.5">
        {shown.map((each) => {
          const [form] = each.forms
          const claim = form?.findings[0]
          const status = review.statuses[each.index] ?? 'open'
          if (form === undefined || claim === undefined) return null
          return (
            <li key={each.index}>
              <AriaButton
                aria-current={each === group}
                onPress={() => review.select(each.places[0]?.id ?? null)}
                className={classNames(
                  'flex w-full cursor-pointer items-center gap-2 rounded-md px-1 py-1 text-left text-xs hover:bg-raised',
                  each === group && 'bg-selection forced-colors:outline',
                )}
              >
                <span
                  dir="auto"
                  className={classNames(
                    'min-w-0 flex-1 truncate font-mono',
                    status === 'open' ? null : 'text-ink-soft',
                    status === 'dismissed' && 'line-through',
                  )}
                >
                  {quoteLine(source, form, claim)}
                </span>
                <StatusIcon status={status} />
                {status === 'open' ? null : (
                  <span className="sr-only">{messages.judging.statuses[status]}</span>
                )}
              </AriaButton>
            </li>
          )
        })}
      </ul>
      <p className="mt-1 flex items-center gap-1.5 text-xs text-ink-soft">
        {groups.length > shown.length ? words.more(groups.length - shown.length) : words.step}
        <CommandKey command="next_place" />
        <CommandKey command="previous_place" />
        {/* Nobody sees of a mask whether it is one. */}
        {source.masked ? (
          <Button weight="quiet" size="h-6 px-1.5 ml-auto" onPress={() => runInRoom('mask')}>
            {words.unmask}
            <CommandKey command="mask" />
          </Button>
        ) : null}
      </p>
    </>
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
