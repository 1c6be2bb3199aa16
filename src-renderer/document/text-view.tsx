/** The document as text: gives the editor its marks, its selection and what else is to be drawn. */

import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { overlaps } from '../../src-shared/model/spans.ts'
import { documentName } from '../messages/document-name.ts'
import { messages } from '../messages/en.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { createEditor, type DocumentEditor } from './create-editor.ts'
import type { DocumentView, Visit } from './document-view.ts'
import { clickedTarget, drawnWithin, overMasks } from './drawn-marks.ts'
import { type EditorLayout, NO_LAYOUT } from './editor-layout.ts'
import type { Find } from './find/use-find.ts'
import { headingsOf } from './headings.ts'
import { jointsOf } from './joined-lines.ts'
import type { Unseen } from './readers/unseen.ts'
import { markUnseen } from './readers/unseen-decorations.ts'
import { Ruler } from './ruler/ruler.tsx'
import type { HeatChoice } from './use-heat.ts'

interface TextViewProps extends DocumentView {
  readonly showHidden: boolean
  readonly heat: HeatChoice
  readonly visit: Visit | null
  readonly find: Find
  /** Marked as what people do not see; empty while that is not asked for. */
  readonly unseen: readonly Unseen[]
  /** Called with the place at the top of what is seen. */
  readonly onSeen: (place: number) => void
}

export function TextView(props: TextViewProps) {
  const { document, marks, selected, masked, showHidden, heat, visit, find, onSelect, onSeen } =
    props
  const { text, segments, source_map, pages } = document
  const name = documentName(document.job.source, document.job.input.kind)
  const parent = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<DocumentEditor | null>(null)
  const [layout, setLayout] = useState(NO_LAYOUT)
  const drawn = useMemo(() => drawnWithin(marks, masked), [marks, masked])
  const outlined = useMemo(() => selected && overMasks(selected, masked), [selected, masked])
  // What is judged makes the document anew, not these.
  const headings = useMemo(
    () => headingsOf({ text, segments, source_map, pages }),
    [text, segments, source_map, pages],
  )
  const joints = useMemo(
    () => (pages === null ? [] : jointsOf(text, headings)),
    [text, headings, pages],
  )
  const clickMarks = useEffectEvent((targets: readonly number[]) => {
    const target = clickedTarget(targets, selected?.target ?? null)
    if (target !== null) onSelect(target)
  })

  const showLayout = useEffectEvent((next: EditorLayout) => {
    setLayout((before) => (isSame(before, next) ? before : next))
    onSeen(next.seen.start)
  })

  useEffect(() => {
    if (parent.current === null) return
    const created = createEditor({
      parent: parent.current,
      text,
      label: messages.document.label(name),
      headings,
      joints,
      onMarkClick: (targets) => clickMarks(targets),
      onLayout: (next) => showLayout(next),
    })
    setEditor(created)
    return () => created.destroy()
  }, [text, name, headings, joints])

  useEffect(() => editor?.showMarks(drawn), [editor, drawn])
  useEffect(() => editor?.showMasked(masked), [editor, masked])
  useEffect(() => editor?.showHidden(showHidden), [editor, showHidden])
  useEffect(() => editor?.showSelected(outlined), [editor, outlined])
  const { matches, current } = find
  useEffect(() => editor?.showFound(matches, current), [editor, matches, current])
  const { unseen } = props
  useEffect(() => editor?.showUnseen(markUnseen(unseen)), [editor, unseen])
  const keepSelected = useEffectEvent(() => {
    const wasSeen = outlined !== null && overlaps(outlined, layout.seen)
    if (wasSeen) editor?.showSelected(outlined)
  })
  const hasOther = unseen.length > 0
  useEffect(() => {
    if (!hasOther || parent.current === null) return
    // Another reader beside it takes half of the width: what is looked at lies elsewhere then. Who has
    // gone on to another place stays there.
    const resized = new ResizeObserver(() => keepSelected())
    resized.observe(parent.current)
    return () => resized.disconnect()
  }, [hasOther])
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

  const goTo = useCallback((place: number) => editor?.showPlace(place), [editor])

  if (text === '') return <EmptyState title={messages.document.empty} />
  return (
    <div className="flex h-full">
      <div ref={parent} className="text-view h-full min-w-0 flex-1" />
      <Ruler marks={marks} matches={matches} layout={layout} onSelect={onSelect} onGoTo={goTo} />
    </div>
  )
}

function isSame(a: EditorLayout, b: EditorLayout): boolean {
  return (
    a.seen.start === b.seen.start &&
    a.seen.end === b.seen.end &&
    a.ends.length === b.ends.length &&
    a.ends.every((end, index) => end === b.ends[index])
  )
}
