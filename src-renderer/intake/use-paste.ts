/** What is pasted anywhere in the room: files are queued, words land in the text field, with the page behind them. */

import { useEffect } from 'react'
import { addFiles } from './add-files.ts'
import { addToDraft, changeDraft } from './draft-store.ts'

export function usePaste(): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { clipboardData, target } = event
      const files = [...(clipboardData?.files ?? [])]
      const html = clipboardData?.getData('text/html') || null
      if (files.length > 0) {
        event.preventDefault()
        addFiles(files)
      } else if (target instanceof HTMLTextAreaElement) {
        // The field takes the words by itself.
        changeDraft({ html })
      } else if (!(target instanceof HTMLInputElement)) {
        const pasted = clipboardData?.getData('text/plain') ?? ''
        if (pasted !== '') addToDraft(pasted, html)
      }
    }
    window.addEventListener('paste', paste)
    return () => window.removeEventListener('paste', paste)
  }, [])
}
