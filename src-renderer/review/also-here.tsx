/** What else is claimed of the same words, as a way to it. */

import { Button as AriaButton } from 'react-aria-components'
import type { Range } from '../../src-shared/model/spans.ts'
import type { ReviewGroup } from '../findings/groups.ts'
import { messages } from '../messages/en.ts'
import { labelWords } from '../messages/format.ts'
import { CategoryBadge } from '../ui/category-badge.tsx'

interface AlsoHereProps {
  readonly groups: readonly ReviewGroup[]
  readonly place: Range
  readonly onSelect: (finding: number) => void
}

export function AlsoHere({ groups, place, onSelect }: AlsoHereProps) {
  if (groups.length === 0) return null
  return (
    <section aria-label={messages.detail.alsoHere} className="mt-5 border-t border-line pt-4">
      <h3 className="font-semibold">{messages.detail.alsoHere}</h3>
      <ul className="-mx-2 mt-1">
        {groups.map((group) => {
          const [category] = group.categories
          const there = group.places.find(
            ({ start, end }) => start < place.end && place.start < end,
          )
          if (category === undefined || there === undefined) return null
          return (
            <li key={group.index}>
              <AriaButton
                onPress={() => onSelect(there.id)}
                className="flex w-full cursor-pointer items-center gap-2 rounded-md px-2 py-1 text-left hover:bg-raised"
              >
                <CategoryBadge category={category} small />
                {labelWords(group.label)}
              </AriaButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
