/** Chooses how the document is looked at. */

import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { messages } from '../messages/en.ts'
import { classNames } from '../ui/class-names.ts'
import { VIEW_NAMES, type ViewName } from './views.ts'

const { document: words, views: names } = messages

interface ViewSwitchProps {
  readonly views: readonly ViewName[]
  readonly view: ViewName
  readonly onView: (view: ViewName) => void
  readonly mediaType: string
}

/** What a view of a document is called. */
export function viewWord(view: ViewName, mediaType: string): string {
  if (view === 'text') return words.text
  if (view !== 'page') return names.names[view]
  return mediaType === 'application/pdf' ? words.page : messages.formatted.name
}

export function ViewSwitch({ views, view, onView, mediaType }: ViewSwitchProps) {
  return (
    <ToggleButtonGroup
      aria-label={words.view}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[view]}
      onSelectionChange={(keys) => {
        const chosen = VIEW_NAMES.find((each) => keys.has(each))
        if (chosen !== undefined) onView(chosen)
      }}
      className="flex rounded-md border border-line bg-raised p-0.5"
    >
      {views.map((each) => (
        <ToggleButton
          key={each}
          id={each}
          className={({ isSelected }) =>
            classNames(
              'view-choice h-6 cursor-pointer rounded px-2 text-xs',
              isSelected
                ? 'bg-chosen font-medium shadow-sm ring-1 ring-line-strong'
                : 'text-ink-soft hover:text-ink',
            )
          }
        >
          {viewWord(each, mediaType)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
