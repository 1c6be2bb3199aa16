/** What is pasted anywhere in the room: files are queued, words land in the text field, with the page behind them. */

import { useEffect } from 'react'
import { addDropped } from './add-files.ts'
import { carriedEntries, carriedWords, isPictureOfWords } from './carried.ts'
import { addToDraft, keepPage } from './draft-store.ts'

export function usePaste(): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { clipboardData, target } = event
      const entries = carriedEntries(clipboardData)
      const words = carriedWords(clipboardData)
      if (entries.length > 0 && !isPictureOfWords(words, entries)) {
        event.preventDefault()
        void addDropped(entries)
      } else if (words === null) {
        return
      } else if (target instanceof HTMLTextAreaElement) {
        // The field takes the words by itself.
        keepPage(words, isAllSelected(target))
      } else if (!(target instanceof HTMLInputElement)) {
        addToDraft(words)
      }
    }
    window.addEventListener('paste', paste)
    return () => window.removeEventListener('paste', paste)
  }, [])
}

function isAllSelected({ selectionStart, selectionEnd, value }: HTMLTextAreaElement): boolean {
  return selectionStart === 0 && selectionEnd === value.length
}
