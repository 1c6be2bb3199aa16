/** The middle pane: the document as text or as pages, with its own small tool bar. */

import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import type { SourceMap } from '../../src-shared/model/source-map.ts'
import { changeSettings } from '../data/settings-store.ts'
import { messages } from '../messages/en.ts'
import { IconButton } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Search } from '../ui/icons.ts'
import type { DocumentView, FindStep, Visit } from './document-view.ts'
import { FindBar } from './find/find-bar.tsx'
import { useFind } from './find/use-find.ts'
import { FormattedView } from './formatted/formatted-view.tsx'
import { HeatBar } from './heat-bar.tsx'
import { countHidden } from './hidden-characters.ts'
import { PageTools } from './pdf/page-tools.tsx'
import { PersonView } from './readers/person-view.tsx'
import { ReadersNote } from './readers/readers-note.tsx'
import { countUnseen, type Unseen, unseenStretches } from './readers/unseen.ts'
import { TextView } from './text-view.tsx'
import { useHeat } from './use-heat.ts'

const { document: words } = messages
/** PDF.js is a third of the app: it loads with the first page that is asked for. */
const PdfView = lazy(() =>
  import('./pdf/pdf-view.tsx').then(({ PdfView }) => ({ default: PdfView })),
)

export type ViewName = 'text' | 'page'

interface DocumentPaneProps extends DocumentView {
  readonly view: ViewName
  readonly canShowPages: boolean
  readonly onView: (view: ViewName) => void
  readonly hiddenCharacters: boolean
  readonly onHiddenCharacters: (shown: boolean) => void
  readonly visit: Visit | null
  /** Whether what a person sees stands beside what a model reads. */
  readonly twoReaders: boolean
  readonly onTwoReaders: (shown: boolean) => void
  /** Since when the find bar is shown; null while it is not. */
  readonly findAsked: object | null
  readonly findStep: FindStep | null
  readonly onFind: (shown: boolean) => void
}

export function DocumentPane(props: DocumentPaneProps) {
  const { document, view, canShowPages, onView, hiddenCharacters, onHiddenCharacters } = props
  const hidden = useMemo(() => countHidden(document.text), [document.text])
  const isPdf = document.media_type === 'application/pdf'
  const heat = useHeat(document)
  const unseen = useMemo(
    () => unseenStretches(document.text, document.source_map as SourceMap),
    [document.text, document.source_map],
  )
  const unseenCount = useMemo(() => countUnseen(document.text, unseen), [document.text, unseen])
  const twoReaders = props.twoReaders && unseen.length > 0 && view === 'text'
  const [place, setPlace] = useState(0)
  const seen = useRef(0)
  const { findAsked, findStep, onFind } = props
  const find = useFind(document.text, findAsked !== null && view === 'text', () => seen.current)
  const { step } = find
  useEffect(() => {
    if (findStep !== null) step(findStep.direction)
  }, [findStep, step])
  return (
    <section aria-label={messages.review.documentPane} className="flex h-full flex-col bg-surface">
      <div className="flex min-h-10 shrink-0 flex-wrap items-center justify-between gap-x-2 gap-y-1 border-b border-line px-3 py-1">
        {canShowPages ? (
          <ViewSwitch
            view={view}
            onView={onView}
            pageName={isPdf ? words.page : messages.formatted.name}
          />
        ) : (
          <span className="min-w-0 truncate text-xs text-ink-soft">
            {document.pages !== null && !document.has_original ? words.noOriginal : words.text}
          </span>
        )}
        {view === 'text' ? (
          <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
            {unseen.length === 0 ? null : (
              <ReadersSwitch
                words={unseenCount.words}
                shown={twoReaders}
                onChange={props.onTwoReaders}
              />
            )}
            <IconButton small aria-label={messages.find.open} onPress={() => onFind(true)}>
              <Search aria-hidden="true" className="size-4" />
            </IconButton>
            {heat.passages.length === 0 ? null : <HeatSwitch shown={heat.shown} />}
            <ToggleButton
              aria-label={hidden === 0 ? words.noHidden : words.showHidden(hidden)}
              isDisabled={hidden === 0}
              isSelected={hiddenCharacters && hidden > 0}
              onChange={onHiddenCharacters}
              className={({ isSelected }) =>
                classNames(
                  'h-7 rounded-md border px-2.5 text-xs whitespace-nowrap',
                  isSelected
                    ? 'cursor-pointer border-line-strong bg-pressed'
                    : hidden > 0
                      ? 'cursor-pointer border-warn/60 bg-warn-tint hover:border-warn'
                      : 'border-transparent text-ink-soft',
                )
              }
            >
              {hidden === 0 ? words.noHidden : words.hidden(hidden)}
            </ToggleButton>
          </div>
        ) : !isPdf ? null : (
          <PageTools />
        )}
      </div>
      {view === 'text' && findAsked !== null ? (
        <FindBar find={find} asked={findAsked} onClose={() => onFind(false)} />
      ) : null}
      {view === 'text' && heat.shown ? (
        <HeatBar passages={heat.passages} chosen={heat.chosen} onGoTo={heat.goTo} />
      ) : null}
      {twoReaders ? <ReadersNote count={unseenCount} /> : null}
      <div className={classNames('min-h-0 flex-1', twoReaders && 'two-readers')}>
        {twoReaders ? (
          <Reader title={messages.readers.person}>
            <PersonView document={document} masked={props.masked} unseen={unseen} place={place} />
          </Reader>
        ) : null}
        {view === 'text' ? (
          <Reader title={twoReaders ? messages.readers.model : null}>
            <TextView
              {...props}
              showHidden={hiddenCharacters}
              heat={heat}
              find={find}
              unseen={twoReaders ? unseen : NOTHING_UNSEEN}
              onSeen={(place) => {
                seen.current = place
                if (twoReaders) setPlace(place)
              }}
            />
          </Reader>
        ) : (
          <Suspense fallback={null}>
            {isPdf ? <PdfView {...props} /> : <FormattedView {...props} />}
          </Suspense>
        )}
      </div>
    </section>
  )
}

const NOTHING_UNSEEN: readonly Unseen[] = []

interface ReaderProps {
  /** Null where there is one reader. */
  readonly title: string | null
  readonly children: ReactNode
}

/** One of two columns with its heading; the place in the tree stays the same with one. */
function Reader({ title, children }: ReaderProps) {
  return (
    <section
      {...(title !== null && { 'aria-label': title })}
      className="flex h-full min-h-0 min-w-0 flex-col"
    >
      {title === null ? null : (
        <h3 className="shrink-0 border-b border-line bg-raised px-3 py-1 text-xs font-semibold">
          {title}
        </h3>
      )}
      <div className="min-h-0 flex-1">{children}</div>
    </section>
  )
}

interface ReadersSwitchProps {
  readonly words: number
  readonly shown: boolean
  readonly onChange: (shown: boolean) => void
}

function ReadersSwitch({ words: value, shown, onChange }: ReadersSwitchProps) {
  return (
    <ToggleButton
      aria-label={messages.readers.titleName(value)}
      isSelected={shown}
      onChange={onChange}
      className={({ isSelected }) =>
        classNames(
          'h-7 cursor-pointer rounded-md border px-2.5 text-xs whitespace-nowrap',
          isSelected
            ? 'border-line-strong bg-pressed'
            : 'border-warn/60 bg-warn-tint hover:border-warn',
        )
      }
    >
      {messages.readers.title(value)}
    </ToggleButton>
  )
}

function HeatSwitch({ shown }: { readonly shown: boolean }) {
  return (
    <ToggleButton
      isSelected={shown}
      onChange={(modelHeat) => changeSettings({ modelHeat })}
      className={({ isSelected }) =>
        classNames(
          'h-7 cursor-pointer rounded-md border px-2.5 text-xs whitespace-nowrap',
          isSelected
            ? 'border-line-strong bg-pressed'
            : 'border-line text-ink-soft hover:bg-raised hover:text-ink',
        )
      }
    >
      {messages.heat.title}
    </ToggleButton>
  )
}

interface ViewSwitchProps extends Pick<DocumentPaneProps, 'view' | 'onView'> {
  readonly pageName: string
}

function ViewSwitch({ view, onView, pageName }: ViewSwitchProps) {
  return (
    <ToggleButtonGroup
      aria-label={words.view}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[view]}
      onSelectionChange={(keys) => onView(keys.has('page') ? 'page' : 'text')}
      className="flex rounded-md border border-line bg-raised p-0.5"
    >
      <ToggleButton id="text" className={switchClass}>
        {words.text}
      </ToggleButton>
      <ToggleButton id="page" className={switchClass}>
        {pageName}
      </ToggleButton>
    </ToggleButtonGroup>
  )
}

function switchClass({ isSelected }: { readonly isSelected: boolean }): string {
  return classNames(
    'h-6 cursor-pointer rounded px-3 text-xs',
    isSelected ? 'bg-surface font-medium shadow-sm' : 'text-ink-soft hover:text-ink',
  )
}
