/** An editor on a page that holds nothing else. For tests. */

import { createEditor, type DocumentEditor } from './create-editor.ts'
import type { Joint } from './joined-lines.ts'

export function openEditor(text: string, joints: readonly Joint[] = []): DocumentEditor {
  return createEditor({
    parent: document.body,
    text,
    label: 'text',
    headings: [],
    joints,
    onMarkClick: () => {},
    onLayout: () => {},
  })
}
