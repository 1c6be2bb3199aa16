/** Takes the clipboard that a menu of the desktop shell hands over: it lands in the text field, and nothing is sent. */

import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { CLIPBOARD_EVENT } from '../../src-shared/workspace/clipboard-event.ts'
import { addToDraft, changeDraft } from '../intake/draft-store.ts'

export function useClipboardOfShell(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const take = (event: Event) => {
      const text: unknown = event instanceof CustomEvent ? event.detail : null
      if (typeof text !== 'string') return
      changeDraft({ isOpen: true })
      if (text !== '') addToDraft({ text, html: null })
      void navigate({ to: '/scan' })
    }
    window.addEventListener(CLIPBOARD_EVENT, take)
    return () => window.removeEventListener(CLIPBOARD_EVENT, take)
  }, [navigate])
}
