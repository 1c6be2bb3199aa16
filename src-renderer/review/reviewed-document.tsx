/** The middle pane: hands the document its marks, its selection and its switches. */

import { useMemo } from 'react'
import { useSettings } from '../data/settings-store.ts'
import { DocumentPane } from '../document/document-pane.tsx'
import { findingMark } from './finding-marks.ts'
import { type ReviewState, useMasked, useSwitches } from './review-state.ts'

export function ReviewedDocument({ review }: { readonly review: ReviewState }) {
  const { document, lists, selected, part, view, canShowPages, select, setView } = review
  const maskDocument = useSettings((state) => state.maskDocument)
  const masked = useMasked() && maskDocument
  const { hiddenCharacters, rejectedOpen, partVisit } = useSwitches()
  const shown = useMemo(() => {
    if (rejectedOpen) return [...lists.accepted, ...lists.rejected]
    if (selected === null || selected.accepted) return lists.accepted
    return [...lists.accepted, selected]
  }, [lists, selected, rejectedOpen])
  const marks = useMemo(() => shown.map(findingMark), [shown])
  const visit = useMemo(
    () => (part === null ? null : (partVisit ?? { start: part.start })),
    [part, partVisit],
  )
  return (
    <DocumentPane
      document={document}
      marks={marks}
      selected={useMemo(() => selected && findingMark(selected), [selected])}
      masked={masked}
      view={view}
      canShowPages={canShowPages}
      onView={setView}
      onSelect={select}
      hiddenCharacters={hiddenCharacters}
      onHiddenCharacters={(shown) => useSwitches.setState({ hiddenCharacters: shown })}
      visit={visit}
    />
  )
}
