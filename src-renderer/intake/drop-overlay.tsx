/**
 * Makes the whole window take files, and shows it while something is dragged
 * over. The events are the window's own: a drop-zone component covers one
 * element, and a file let go beside it would replace the app by that file.
 */

import { useLayoutEffect, useState } from 'react'
import { useChoiceForScan } from '../data/use-detectors.ts'
import { messages } from '../messages/en.ts'
import { FileUp } from '../ui/icons.ts'
import type { DroppedEntry } from './add-files.ts'
import { type Carried, carriedEntries, carriedWords } from './carried.ts'

const { intake: words } = messages

interface DropOverlayProps {
  readonly onDrop: (entries: readonly DroppedEntry[]) => void
  /** Words or a link from another program. */
  readonly onDropText: (carried: Carried) => void
}

/** What is dragged over the window: files and folders, or words, of which the number is -1. */
interface Dragged {
  readonly files: number
}

export function DropOverlay({ onDrop, onDropText }: DropOverlayProps) {
  const [over, setOver] = useState<Dragged | null>(null)
  const { categories } = useChoiceForScan()

  // Before the first paint: what is let go over a window that can be seen is taken.
  useLayoutEffect(() => {
    // dragenter of a child comes before dragleave of its parent: count both.
    let depth = 0
    // What is dragged within the app goes where the app says.
    let isOwn = false
    const isOurs = (event: DragEvent) => hasFiles(event) || (!isOwn && hasText(event))
    const begin = () => {
      isOwn = true
    }
    const end = () => {
      isOwn = false
    }
    const enter = (event: DragEvent) => {
      if (!isOurs(event)) return
      event.preventDefault()
      depth++
      setOver({ files: hasFiles(event) ? filesIn(event.dataTransfer) : -1 })
    }
    const stay = (event: DragEvent) => {
      if (!isOurs(event)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
    }
    const leave = (event: DragEvent) => {
      if (!isOurs(event)) return
      depth = Math.max(0, depth - 1)
      if (depth === 0) setOver(null)
    }
    const drop = (event: DragEvent) => {
      if (!isOurs(event)) return
      event.preventDefault()
      depth = 0
      setOver(null)
      if (!hasFiles(event)) {
        const carried = carriedWords(event.dataTransfer)
        if (carried !== null) onDropText(carried)
        return
      }
      const entries = carriedEntries(event.dataTransfer)
      if (entries.length > 0) onDrop(entries)
    }
    // A pointer moves by itself only while nothing is dragged: an end that nobody told would leave the window covered.
    const over = () => {
      depth = 0
      setOver(null)
    }
    const listeners = {
      ...{ dragenter: enter, dragover: stay, dragleave: leave, drop, pointermove: over },
      ...{ dragstart: begin, dragend: end },
    } as const
    for (const [name, listener] of Object.entries(listeners)) {
      window.addEventListener(name, listener as EventListener, { capture: true })
    }
    return () => {
      for (const [name, listener] of Object.entries(listeners)) {
        window.removeEventListener(name, listener as EventListener, { capture: true })
      }
    }
  }, [onDrop, onDropText])

  if (over === null) return null
  const names = categories.map((category) => messages.categories[category].name)
  return (
    <div className="pointer-events-none fixed inset-0 z-50 bg-ground p-3">
      <div className="flex h-full flex-col items-center justify-center gap-2 rounded-xl border-2 border-focus border-dashed bg-selection p-6 text-center">
        <FileUp aria-hidden="true" className="mb-1 size-9" strokeWidth={1.5} />
        <p className="text-lg font-medium">
          {over.files < 0 ? words.dropText : words.dropFiles(over.files)}
        </p>
        {over.files < 0 ? null : <p className="text-ink-soft">{words.dropFor(names)}</p>}
      </div>
    </div>
  )
}

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false
}

function hasText(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('text/plain') ?? false
}

/** How many files and folders are dragged; some systems tell only at the drop. */
function filesIn(transfer: DataTransfer | null): number {
  return [...(transfer?.items ?? [])].filter(({ kind }) => kind === 'file').length
}
