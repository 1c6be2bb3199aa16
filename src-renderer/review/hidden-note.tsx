/** That people do not see what was found, and why: it stands before why, as what makes a text of a document an attack. */

import { rangesWithin } from '../../src-shared/model/spans.ts'
import type { DocumentFinding, ReviewDocument } from '../../src-shared/workspace/document.ts'
import { messages } from '../messages/en.ts'
import { EyeOff } from '../ui/icons.ts'

const { detail: words } = messages

interface HiddenNoteProps {
  readonly finding: DocumentFinding
  readonly document: Pick<ReviewDocument, 'source_map'>
}

export function HiddenNote({ finding, document: { source_map } }: HiddenNoteProps) {
  const hidden = rangesWithin(source_map, finding).find((range) => range.hidden !== undefined)
  if (hidden?.hidden === undefined) return null
  return (
    <p className="mt-3 flex items-start gap-2 rounded-md border border-line bg-warn-tint px-3 py-2">
      <EyeOff aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
      {words.hiddenBecause(words.hidden[hidden.hidden])}
    </p>
  )
}
