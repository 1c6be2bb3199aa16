/** The document as a person reads it: the same text without what nobody sees, moving along with the other. */

import { useEffect, useRef, useState } from 'react'
import { documentName } from '../../messages/document-name.ts'
import { messages } from '../../messages/en.ts'
import { createEditor, type DocumentEditor } from '../create-editor.ts'
import type { DocumentView } from '../document-view.ts'
import { headingsOf } from '../headings.ts'
import { jointsOf } from '../joined-lines.ts'
import type { Unseen } from './unseen.ts'
import { takeOutUnseen } from './unseen-decorations.ts'

interface PersonViewProps extends Pick<DocumentView, 'document' | 'masked'> {
  readonly unseen: readonly Unseen[]
  /** The place at the top of the other view. */
  readonly place: number
}

export function PersonView({ document, masked, unseen, place }: PersonViewProps) {
  const parent = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<DocumentEditor | null>(null)
  useEffect(() => {
    if (parent.current === null) return
    const headings = headingsOf(document)
    const created = createEditor({
      parent: parent.current,
      text: document.text,
      label: messages.readers.personLabel(
        documentName(document.job.source, document.job.input.kind),
      ),
      headings,
      joints: document.pages === null ? [] : jointsOf(document.text, headings),
      onMarkClick: () => {},
      onLayout: () => {},
    })
    setEditor(created)
    return () => created.destroy()
  }, [document])
  useEffect(() => editor?.showMasked(masked), [editor, masked])
  useEffect(() => editor?.showUnseen(takeOutUnseen(unseen)), [editor, unseen])
  useEffect(() => editor?.showPlace(place), [editor, place])
  return <div ref={parent} className="text-view h-full min-w-0 flex-1" />
}
