/** By what the selected decision is made, below its buttons and in their words, until it is made. */

import type { DocumentFinding } from '../../src-shared/workspace/document.ts'
import { messages } from '../messages/en.ts'

const { deciding: words } = messages

interface DecidingNoteProps {
  readonly finding: Pick<DocumentFinding, 'category' | 'label'>
}

export function DecidingNote({ finding: { category, label } }: DecidingNoteProps) {
  const [confirm, dismiss] = words.of(category, label)
  return (
    <ul className="mt-3 flex flex-col gap-1">
      <li>
        <span className="font-medium">{words.confirmIf}</span> {confirm}
      </li>
      <li>
        <span className="font-medium">{words.dismissIf}</span> {dismiss}
      </li>
    </ul>
  )
}
