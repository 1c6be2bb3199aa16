/** Every place of a group, with the words around it, and the way to each. */

import { Button as AriaButton } from 'react-aria-components'
import type { Place, ReviewGroup } from '../findings/groups.ts'
import { stepWithin } from '../findings/order.ts'
import { CommandKey } from '../keyboard/command-key.tsx'
import { messages } from '../messages/en.ts'
import { IconButton } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { ChevronDown, ChevronUp } from '../ui/icons.ts'
import { lineCounter } from './line-of.ts'
import { contextText, type QuoteSource, quoteLine } from './quote.ts'

const { detail: words } = messages
/** More would push what explains them out of sight; the keys reach all. */
const MOST_SHOWN = 8

interface PlaceListProps {
  readonly group: ReviewGroup
  readonly place: Place
  readonly source: QuoteSource
  readonly onSelect: (finding: number) => void
}

export function PlaceList({ group, place, source, onSelect }: PlaceListProps) {
  const { places } = group
  const at = places.indexOf(place)
  const first = Math.max(0, Math.min(at - 3, places.length - MOST_SHOWN))
  const shown = places.slice(first, first + MOST_SHOWN)
  const lineAt = lineCounter(source.text)
  const step = (direction: 1 | -1) => {
    const next = stepWithin([group], place, direction)
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
              <PlaceLine place={each} source={source} />
              <span className="shrink-0 text-ink-soft tabular-nums">
                {each.page === null
                  ? words.line(lineAt(each.start))
                  : messages.review.page(each.page)}
              </span>
            </AriaButton>
          </li>
        ))}
      </ul>
      {places.length > shown.length ? (
        <p className="mt-1 flex items-center gap-1.5 text-xs text-ink-soft">
          {words.morePlaces(places.length - shown.length)}
          <CommandKey command="next_place" />
          <CommandKey command="previous_place" />
        </p>
      ) : null}
    </section>
  )
}

interface PlaceLineProps {
  readonly place: Place
  readonly source: QuoteSource
}

/** The words of a place between those beside them, as masked as everything else. */
function PlaceLine({ place, source }: PlaceLineProps) {
  const [claim] = place.findings
  if (claim === undefined) return null
  const { text } = source
  const lineStart = text.lastIndexOf('\n', place.start - 1) + 1
  const lineEnd = text.indexOf('\n', place.end)
  const before = { start: wordStart(text, lineStart, place.start), end: place.start }
  const after = {
    start: place.end,
    end: Math.min(lineEnd === -1 ? text.length : lineEnd, place.end + CONTEXT),
  }
  return (
    <span className="min-w-0 flex-1 truncate font-mono text-ink-soft" dir="auto">
      {contextText(source, before)}
      <span className="text-ink">{quoteLine(source, place, claim)}</span>
      {contextText(source, after)}
    </span>
  )
}

/** UTF-16 units of context on each side. */
const CONTEXT = 24

/** Where the context before a place begins: at a word, unless one is longer than all of it. */
function wordStart(text: string, lineStart: number, place: number): number {
  const from = place - CONTEXT
  if (from <= lineStart) return lineStart
  const space = text.indexOf(' ', from - 1)
  return space === -1 || space >= place - 1 ? from : space + 1
}
