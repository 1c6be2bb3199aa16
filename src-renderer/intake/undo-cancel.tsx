/** Offers to start again what was just cancelled, for a few seconds. */

import { useEffect } from 'react'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import { forgetCancelled, UNDO_MS, undoCancel, useCancelled } from './cancelled.ts'

const { intake: words } = messages

export function UndoCancel() {
  const ids = useCancelled((state) => state.ids)
  useEffect(() => {
    if (ids.length === 0) return
    const timer = setTimeout(forgetCancelled, UNDO_MS)
    return () => clearTimeout(timer)
  }, [ids])
  return (
    <span aria-live="polite" className="empty:-mr-3">
      {ids.length === 0 ? null : (
        <span className="flex items-center gap-2">
          {words.cancelled(ids.length)}
          <Button size="h-7 px-2" onPress={undoCancel}>
            {words.undoCancel}
          </Button>
        </span>
      )}
    </span>
  )
}
