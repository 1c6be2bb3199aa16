/** Has the browser ask before a page is left with a text that was typed and not sent: it is written nowhere. */

import { useEffect } from 'react'
import { useDraft } from './draft-store.ts'

export function useKeptText(): void {
  const isTyped = useDraft(({ text }) => text.trim() !== '')
  useEffect(() => {
    if (!isTyped) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isTyped])
}
