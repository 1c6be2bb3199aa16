/** Every place of a group, with the words around it, and the way to each. */

import { Button as AriaButton } from 'react-aria-components'
import type { Place, ReviewGroup } from '../findings/groups.ts'
import { stepPlace } from '../findings/order.ts'
import { messages } from '../messages/en.ts'
import { IconButton } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { ChevronDown, ChevronUp } from '../ui/icons.ts'

const { detail: words } = messages
/** More would push what explains them out of sight; the keys reach all. */
const MOST_SHOWN = 8

interface PlaceListProps {
  readonly group: ReviewGroup
  readonly place: Place
  readonly text: string
  readonly onSelect: (finding: number) => void
}

export function PlaceList({ group, place, text, onSelect }: PlaceListProps) {
  const { places } = group
  const at = places.indexOf(place)
  const first = Math.max(0, Math.min(at - 3, places.length - MOST_SHOWN))
  const shown = places.slice(first, first + MOST_SHOWN)
  const step = (direction: 1 | -1) => {
    const next = stepPlace(group, place, direction)
    if (next !== null) onSelect(next.id)
  }
  return (
    <section aria-label={words.places} className="mt-3">
      <div className="flex items-center justify-between">
        <h3 className="text-xs text-ink-soft tabular-nums">
          {words.placeOf(at + 1, places.length)}
        </h3>
        <span className="flex">
          <IconButton aria-label={words.previousPlace} onPress={() => step(-1)}>
            <ChevronUp aria-hidden="true" className="size-4" />
          </IconButton>
          <IconButton aria-label={words.nextPlace} onPress={() => step(1)}>
            <ChevronDown aria-hidden="true" className="size-4" />
          </IconButton>
        </span>
      </div>
      <ul className="-mx-2">
        {shown.map((each) => (
          <li key={each.id}>
            <AriaButton
              aria-current={each === place}
              onPress={() => onSelect(each.id)}
              className={classNames(
                'flex w-full cursor-pointer items-baseline gap-2 rounded-md px-2 py-0.5 text-left text-xs hover:bg-raised',
                each === place && 'bg-selection',
              )}
            >
              <span className="min-w-0 flex-1 truncate font-mono text-ink-soft" dir="auto">
                {lineBefore(text, each.start)}
                <span aria-hidden="true" className="text-ink">
                  ▮
                </span>
                {lineAfter(text, each.end)}
              </span>
              {each.page === null ? null : (
                <span className="shrink-0 text-ink-soft">{messages.review.page(each.page)}</span>
              )}
            </AriaButton>
          </li>
        ))}
      </ul>
      {places.length > shown.length ? (
        <p className="mt-1 text-xs text-ink-soft">
          {words.morePlaces(places.length - shown.length)}
        </p>
      ) : null}
    </section>
  )
}

/** UTF-16 units of context on each side. */
const CONTEXT = 28

/** What stands before a place on its line. */
function lineBefore(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - CONTEXT), start)
  return before.slice(before.lastIndexOf('\n') + 1)
}

/** What stands behind a place on its line. */
function lineAfter(text: string, end: number): string {
  return text.slice(end, end + CONTEXT).split('\n', 1)[0] ?? ''
}
