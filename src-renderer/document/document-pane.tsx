/** The middle pane: the document in one of its views, with its own small tool bar. */

import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { countHidden } from '../../src-shared/model/hidden-characters.ts'
import type { SourceMap } from '../../src-shared/model/source-map.ts'
import { messages } from '../messages/en.ts'
import { classNames } from '../ui/class-names.ts'
import { BytesView } from './bytes/bytes-view.tsx'
import { DecodedView } from './decoded/decoded-view.tsx'
import { DocumentTools } from './document-tools.tsx'
import type { DocumentView, FindStep, Visit } from './document-view.ts'
import { overMasks } from './drawn-marks.ts'
import { FindBar } from './find/find-bar.tsx'
import { type Find, useFind } from './find/use-find.ts'
import { FormattedView } from './formatted/formatted-view.tsx'
import { HeatBar } from './heat-bar.tsx'
import { HoverWhy } from './hover/hover-why.tsx'
import { ReadersNote } from './readers/readers-note.tsx'
import { countUnseen, unseenStretches } from './readers/unseen.ts'
import { TableView } from './table/table-view.tsx'
import { useHeat } from './use-heat.ts'
import { useTextView } from './use-text-view.ts'
import { SEARCHED_VIEWS, type ViewName } from './views.ts'

/** PDF.js is a third of the app: it loads with the first page that is asked for. */
const PdfView = lazy(() =>
  import('./pdf/pdf-view.tsx').then(({ PdfView }) => ({ default: PdfView })),
)
const PersonView = lazy(() =>
  import('./readers/person-view.tsx').then(({ PersonView }) => ({ default: PersonView })),
)

interface DocumentPaneProps extends DocumentView {
  readonly view: ViewName
  readonly views: readonly ViewName[]
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
  /** What the view of changes shows. */
  readonly changes: ReactNode
  /** What a card under the pointer says of marks, by their targets, innermost first. */
  readonly describe: (targets: readonly number[]) => ReactNode
}

export function DocumentPane(props: DocumentPaneProps) {
  const { document, view, views, onView, hiddenCharacters, onHiddenCharacters } = props
  const hidden = useMemo(() => countHidden(document.text), [document.text])
  const TextView = useTextView()
  const isPdf = document.media_type === 'application/pdf'
  const heat = useHeat(document)
  const unseen = useMemo(
    () => unseenStretches(document.text, document.source_map as SourceMap, document.media_type),
    [document.text, document.source_map, document.media_type],
  )
  const unseenCount = useMemo(() => countUnseen(document.text, unseen), [document.text, unseen])
  const twoReaders = props.twoReaders && unseen.length > 0 && view === 'text'
  const [place, setPlace] = useState(0)
  const seen = useRef(0)
  const { findAsked, findStep, onFind } = props
  const searched = SEARCHED_VIEWS.has(view)
  const asWritten = useFind(document.text, findAsked !== null && searched, () => seen.current)
  const find = useMemo(() => overMasked(asWritten, props.masked), [asWritten, props.masked])
  const { step } = find
  useEffect(() => {
    if (findStep !== null) step(findStep.direction)
  }, [findStep, step])
  return (
    <section aria-label={messages.review.documentPane} className="flex h-full flex-col bg-surface">
      <DocumentTools
        view={view}
        views={views}
        mediaType={document.media_type}
        isWithoutOriginal={document.pages !== null && !document.has_original}
        unseenWords={unseenCount.words > 0 || twoReaders ? unseenCount.words : null}
        twoReaders={twoReaders}
        heatShown={heat.passages.length > 0 ? heat.shown : null}
        hidden={hidden}
        hiddenCharacters={hiddenCharacters}
        onView={onView}
        onTwoReaders={props.onTwoReaders}
        onFind={onFind}
        onHiddenCharacters={onHiddenCharacters}
      />
      {searched && findAsked !== null ? (
        <FindBar find={find} asked={findAsked} onClose={() => onFind(false)} />
      ) : null}
      {view === 'text' && heat.shown ? (
        <HeatBar passages={heat.passages} chosen={heat.chosen} onGoTo={heat.goTo} />
      ) : null}
      {twoReaders ? <ReadersNote count={unseenCount} /> : null}
      <HoverWhy describe={props.describe}>
        <div className={classNames('h-full', twoReaders && 'two-readers')}>
          {twoReaders ? (
            <Reader title={messages.readers.person}>
              <Suspense fallback={null}>
                <PersonView
                  document={document}
                  masked={props.masked}
                  unseen={unseen}
                  place={place}
                />
              </Suspense>
            </Reader>
          ) : null}
          {view === 'text' && TextView !== null ? (
            <Reader title={twoReaders ? messages.readers.model : null}>
              <TextView
                {...props}
                showHidden={hiddenCharacters}
                heat={heat}
                find={find}
                unseen={unseen}
                onSeen={(place) => {
                  seen.current = place
                  if (twoReaders) setPlace(place)
                }}
              />
            </Reader>
          ) : null}
          {view === 'table' ? (
            <TableView
              {...props}
              find={find}
              onSeen={(place) => {
                seen.current = place
              }}
            />
          ) : null}
          {view === 'page' ? (
            <Suspense fallback={null}>
              {isPdf ? (
                <PdfView {...props} find={find} />
              ) : (
                <FormattedView {...props} find={find} />
              )}
            </Suspense>
          ) : null}
          {view === 'decoded' ? <DecodedView {...props} /> : null}
          {view === 'bytes' ? <BytesView {...props} /> : null}
          {view === 'changes' ? props.changes : null}
        </div>
      </HoverWhy>
    </section>
  )
}

/** What is found in a value that is masked is shown as its mask: the letters are not there to be marked. */
function overMasked(find: Find, masked: DocumentView['masked']): Find {
  return { ...find, matches: find.matches.map((match) => overMasks(match, masked)) }
}

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
        <h2 className="shrink-0 border-b border-line bg-raised px-3 py-1 text-xs font-semibold">
          {title}
        </h2>
      )}
      <div className="min-h-0 flex-1">{children}</div>
    </section>
  )
}
