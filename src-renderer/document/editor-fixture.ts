/** An editor on a page that holds nothing else. For tests. */

import { createEditor, type DocumentEditor } from './create-editor.ts'

export function openEditor(text: string): DocumentEditor {
  return createEditor({
    parent: document.body,
    text,
    label: 'text',
    headings: [],
    joints: [],
    onMarkClick: () => {},
    onLayout: () => {},
  })
}
