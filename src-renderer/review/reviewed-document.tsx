/** The middle pane: hands the document its marks, its selection and its switches. */

import { type ComponentProps, useCallback, useMemo } from 'react'
import { useShallow } from 'zustand/react/shallow'
import type { FindingStatus } from '../../src-shared/model/judging.ts'
import { DocumentPane } from '../document/document-pane.tsx'
import { foldLow } from '../findings/groups.ts'
import { ChangesView } from './changes-view.tsx'
import { candidateMark, placeMarks, selectedPlace } from './finding-marks.ts'
import { HoverCard } from './hover-card.tsx'
import { partMask, partTexts } from './part-texts.ts'
import { useMasked, useReviewOptions } from './review-options.ts'
import { focusRoom, ROOM } from './room-focus.ts'
import type { Review } from './use-review.ts'

export function ReviewedDocument({ review }: { readonly review: Review }) {
  const { document, listed, statuses, rejected, place, candidate, part, view } = review
  const masked = useMasked() ? review.stretches : null
  const { hiddenCharacters, rejectedOpen, partVisit, twoReaders, findAsked, findStep } =
    useReviewOptions(
      useShallow(
        ({ hiddenCharacters, rejectedOpen, partVisit, twoReaders, findAsked, findStep }) => ({
          hiddenCharacters,
          rejectedOpen,
          partVisit,
          twoReaders,
          findAsked,
          findStep,
        }),
      ),
    )
  // Judging changes what is said of findings, nothing that is shown of the document.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  const shown = useMemo(() => document, [document.groups])
  const decided = useSame(statuses)
  const marks = useMemo(() => {
    // Rejected candidates are marked only while their list is open, or one is selected.
    const candidates = rejectedOpen ? rejected : candidate === null ? [] : [candidate]
    const folded = new Set(foldLow(listed).folded)
    return [
      ...listed.flatMap((group) =>
        placeMarks(group, decided[group.index] ?? 'open', folded.has(group)),
      ),
      ...candidates.map(candidateMark),
    ]
  }, [listed, decided, rejected, rejectedOpen, candidate])
  const selected = useMemo(
    () => selectedPlace(place) ?? selectedPlace(candidate),
    [place, candidate],
  )
  const visit = useMemo(
    () => (part === null ? null : (partVisit ?? { start: part.start })),
    [part, partVisit],
  )
  const describe = useCallback(
    (targets: readonly number[]) => <HoverCard groups={listed} targets={targets} />,
    [listed],
  )
  const maskOf: ComponentProps<typeof ChangesView>['maskOf'] = useCallback(
    (kind, name) => (masked === null ? AS_IT_IS : partMask(shown, masked, kind, name)),
    [shown, masked],
  )
  return (
    <DocumentPane
      document={shown}
      marks={marks}
      selected={selected}
      masked={masked}
      view={view}
      views={review.views}
      onView={review.setView}
      onSelect={review.select}
      hiddenCharacters={hiddenCharacters}
      onHiddenCharacters={useCallback(
        (shown: boolean) => useReviewOptions.setState({ hiddenCharacters: shown }),
        [],
      )}
      visit={visit}
      twoReaders={twoReaders}
      onTwoReaders={showTwoReaders}
      findAsked={findAsked}
      findStep={findStep}
      onFind={showFind}
      changes={
        document.changes === null ? null : (
          <ChangesView
            changes={document.changes}
            textsOf={(kind, name) => partTexts(document, kind, name)}
            maskOf={maskOf}
          />
        )
      }
      describe={describe}
    />
  )
}

const AS_IT_IS = (text: string) => text

/** The same list until one of its statuses is another: a note on a decision draws nothing anew. */
function useSame(statuses: readonly FindingStatus[]): readonly FindingStatus[] {
  const key = statuses.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of it.
  return useMemo(() => statuses, [key])
}

function showFind(shown: boolean): void {
  useReviewOptions.setState({ findAsked: shown ? {} : null, findStep: null })
  // Back to the room, whose letters act again.
  if (!shown) focusRoom(document.querySelector<HTMLElement>(ROOM))
}

function showTwoReaders(shown: boolean): void {
  useReviewOptions.setState({ twoReaders: shown })
}
