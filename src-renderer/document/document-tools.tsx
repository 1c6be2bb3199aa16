/** The small tool bar of the document: its views, and what the chosen one can show. */

import { memo } from 'react'
import { messages } from '../messages/en.ts'
import { IconButton } from '../ui/button.tsx'
import { Search } from '../ui/icons.ts'
import { PageTools } from './pdf/page-tools.tsx'
import { HeatSwitch, HiddenSwitch, ReadersSwitch } from './text-tools.tsx'
import { ViewSwitch } from './view-switch.tsx'
import { SEARCHED_VIEWS, type ViewName } from './views.ts'

interface DocumentToolsProps {
  readonly view: ViewName
  readonly views: readonly ViewName[]
  readonly mediaType: string
  /** It has pages, which cannot be shown any more. */
  readonly isWithoutOriginal: boolean
  /** Words that people do not see; null where there are none to show. */
  readonly unseenWords: number | null
  readonly twoReaders: boolean
  /** Null where no model has read it, or it is short. */
  readonly heatShown: boolean | null
  /** Characters that nobody sees. */
  readonly hidden: number
  readonly hiddenCharacters: boolean
  readonly onView: (view: ViewName) => void
  readonly onTwoReaders: (shown: boolean) => void
  readonly onFind: (shown: boolean) => void
  readonly onHiddenCharacters: (shown: boolean) => void
}

/** Drawn anew only when one of its values changes: a step to the next finding changes none. */
export const DocumentTools = memo(function DocumentTools(props: DocumentToolsProps) {
  const { view, mediaType, unseenWords, heatShown, onFind } = props
  return (
    <div className="@container flex min-h-10 shrink-0 flex-wrap items-center justify-between gap-x-2 gap-y-1 border-b border-line px-3 py-1 max-sm:px-1.5 short:px-1.5">
      <ViewSwitch views={props.views} view={view} onView={props.onView} mediaType={mediaType} />
      {props.isWithoutOriginal ? (
        <span className="min-w-0 truncate text-xs text-ink-soft">
          {messages.document.noOriginal}
        </span>
      ) : null}
      <div className="flex min-w-0 flex-wrap items-center gap-x-1 gap-y-1">
        {view === 'page' && mediaType === 'application/pdf' ? <PageTools /> : null}
        {view === 'text' && unseenWords !== null ? (
          <ReadersSwitch
            words={unseenWords}
            shown={props.twoReaders}
            onChange={props.onTwoReaders}
          />
        ) : null}
        {SEARCHED_VIEWS.has(view) ? (
          <IconButton small aria-label={messages.find.open} onPress={() => onFind(true)}>
            <Search aria-hidden="true" className="size-4" />
          </IconButton>
        ) : null}
        {view === 'text' && heatShown !== null ? <HeatSwitch shown={heatShown} /> : null}
        {view === 'text' ? (
          <HiddenSwitch
            count={props.hidden}
            shown={props.hiddenCharacters}
            onChange={props.onHiddenCharacters}
          />
        ) : null}
      </div>
    </div>
  )
})
