/** The document as text: gives the editor its marks, its selection and what else is to be drawn. */

import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { messages } from '../messages/en.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { createEditor, type DocumentEditor } from './create-editor.ts'
import type { DocumentView, Visit } from './document-view.ts'
import { clickedTarget, drawnMarks } from './drawn-marks.ts'
import type { HeatChoice } from './use-heat.ts'

interface TextViewProps extends DocumentView {
  readonly showHidden: boolean
  readonly heat: HeatChoice
  readonly visit: Visit | null
}

export function TextView(props: TextViewProps) {
  const { document, marks, selected, masked, showHidden, heat, visit, onSelect } = props
  const parent = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<DocumentEditor | null>(null)
  const drawn = useMemo(() => drawnMarks(marks), [marks])
  const clickMarks = useEffectEvent((targets: readonly number[]) => {
    const target = clickedTarget(targets, selected?.target ?? null)
    if (target !== null) onSelect(target)
  })

  useEffect(() => {
    if (parent.current === null) return
    const created = createEditor({
      parent: parent.current,
      text: document.text,
      label: messages.document.label(document.job.source),
      segments: document.segments,
      onMarkClick: (targets) => clickMarks(targets),
    })
    setEditor(created)
    return () => created.destroy()
  }, [document])

  useEffect(() => editor?.showMarks(drawn), [editor, drawn])
  useEffect(() => editor?.showHidden(showHidden), [editor, showHidden])
  useEffect(() => editor?.showSelected(selected), [editor, selected])
  const { shown, passages, chosen, visit: passage, choose } = heat
  useEffect(
    () => editor?.showHeat(shown ? { passages, chosen, onChoose: choose } : null),
    [editor, shown, passages, chosen, choose],
  )
  // A passage that was gone to before this view opened is not gone to again.
  const visited = useRef(passage)
  useEffect(() => {
    if (passage === visited.current) return
    visited.current = passage
    if (passage !== null) editor?.showPassage(passage)
  }, [editor, passage])
  useEffect(() => {
    if (visit !== null) editor?.showPlace(visit.start)
  }, [editor, visit])

  if (document.text === '') return <EmptyState title={messages.document.empty} />
  return <div ref={parent} className="text-view h-full" data-masked={masked || undefined} />
}
