/**
 * Makes the whole window take files, and shows it while something is dragged
 * over. The events are the window's own: a drop-zone component covers one
 * element, and a file let go beside it would replace the app by that file.
 */

import { useEffect, useState } from 'react'
import { messages } from '../messages/en.ts'
import { FileUp } from '../ui/icons.ts'
import type { DroppedEntry } from './add-files.ts'

interface DropOverlayProps {
  readonly onDrop: (entries: readonly DroppedEntry[]) => void
}

export function DropOverlay({ onDrop }: DropOverlayProps) {
  const [over, setOver] = useState(false)

  useEffect(() => {
    // dragenter of a child comes before dragleave of its parent: count both.
    let depth = 0
    const enter = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      depth++
      setOver(true)
    }
    const stay = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
    }
    const leave = (event: DragEvent) => {
      if (!hasFiles(event)) return
      depth = Math.max(0, depth - 1)
      if (depth === 0) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      depth = 0
      setOver(false)
      const entries = entriesOf(event.dataTransfer)
      if (entries.length > 0) onDrop(entries)
    }
    const listeners = { dragenter: enter, dragover: stay, dragleave: leave, drop } as const
    for (const [name, listener] of Object.entries(listeners)) {
      window.addEventListener(name, listener as EventListener, { capture: true })
    }
    return () => {
      for (const [name, listener] of Object.entries(listeners)) {
        window.removeEventListener(name, listener as EventListener, { capture: true })
      }
    }
  }, [onDrop])

  if (!over) return null
  return (
    <div className="pointer-events-none fixed inset-0 z-50 bg-ground/85 p-3">
      <div className="flex h-full flex-col items-center justify-center gap-3 rounded-xl border-2 border-focus border-dashed bg-selection/60 text-lg font-medium">
        <FileUp aria-hidden="true" className="size-9" strokeWidth={1.5} />
        {messages.scan.dropNow}
      </div>
    </div>
  )
}

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false
}

/** A folder shows itself only through its entry; its `File` cannot be read. */
function entriesOf(transfer: DataTransfer | null): readonly DroppedEntry[] {
  const entries: DroppedEntry[] = []
  for (const item of transfer?.items ?? []) {
    const file = item.kind === 'file' ? item.getAsFile() : null
    if (file === null) continue
    entries.push({ file, isFolder: item.webkitGetAsEntry()?.isDirectory ?? false })
  }
  return entries
}
