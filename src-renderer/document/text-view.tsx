/** The document as text: gives the editor the marks, the selection and the switches of the room. */

import { useEffect, useMemo, useRef, useState } from 'react'
import { messages } from '../messages/en.ts'
import { type ReviewState, useSwitches } from '../review/review-state.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { createEditor, type DocumentEditor } from './create-editor.ts'
import { clickedFinding, evidenceMarks } from './evidence-marks.ts'
import type { HeatChoice } from './use-heat.ts'

interface TextViewProps {
  readonly review: ReviewState
  readonly masked: boolean
  readonly showHidden: boolean
  readonly heat: HeatChoice
}

export function TextView({ review, masked, showHidden, heat }: TextViewProps) {
  const { document, selected, part } = review
  const parent = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<DocumentEditor | null>(null)
  const shownFindings = useShownFindings(review)
  const marks = useMemo(() => evidenceMarks(shownFindings), [shownFindings])

  // The editor outlives renders: what a click does is read when it happens.
  const latest = useRef(review)
  latest.current = review
  const partVisits = useSwitches((state) => state.partVisits)

  useEffect(() => {
    if (parent.current === null) return
    const created = createEditor({
      parent: parent.current,
      text: document.text,
      label: messages.document.label(document.job.source),
      segments: document.segments,
      onMarkClick: (ids) => {
        const { selected: before, select } = latest.current
        select(clickedFinding(ids, before?.id ?? null))
      },
    })
    setEditor(created)
    return () => created.destroy()
  }, [document])

  useEffect(() => editor?.showMarks(marks), [editor, marks])
  useEffect(() => editor?.showHidden(showHidden), [editor, showHidden])
  useEffect(() => editor?.showSelected(selected), [editor, selected])
  const { shown, passages, chosen, visit, choose } = heat
  useEffect(
    () => editor?.showHeat(shown ? { passages, chosen, onChoose: choose } : null),
    [editor, shown, passages, chosen, choose],
  )
  // What was gone to before this view opened is not gone to again.
  const visited = useRef(visit)
  useEffect(() => {
    if (visit === visited.current) return
    visited.current = visit
    if (visit !== null) editor?.showPassage(visit)
  }, [editor, visit])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit goes to the part anew.
  useEffect(() => {
    if (part !== null) editor?.showPlace(part.start)
  }, [editor, part, partVisits])

  if (document.text === '') return <EmptyState title={messages.document.empty} />
  return <div ref={parent} className="text-view h-full" data-masked={masked || undefined} />
}

/** Findings that are marked in the document: rejected candidates only while their list is open, or one is selected. */
export function useShownFindings({ lists, selected }: ReviewState) {
  const rejectedOpen = useSwitches((state) => state.rejectedOpen)
  return useMemo(() => {
    if (rejectedOpen) return [...lists.accepted, ...lists.rejected]
    if (selected === null || selected.accepted) return lists.accepted
    return [...lists.accepted, selected]
  }, [lists, selected, rejectedOpen])
}
