/** A card beside a mark under the pointer: what is claimed of it, and why. The detail pane says the same by keyboard. */

import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { parseTargets } from '../drawn-marks.ts'

/** Milliseconds for which the pointer rests: a card at every crossing would flicker. */
const REST_MS = 350
/** CSS pixels of the card and of the room around it. */
const WIDTH = 320
const GAP = 8

interface Shown {
  /** As the mark carries it. */
  readonly targets: string
  readonly left: number
  /** From the top of the window, or from its bottom where there is no room below. */
  readonly top?: number
  readonly bottom?: number
}

interface HoverWhyProps {
  readonly describe: (targets: readonly number[]) => ReactNode
  readonly children: ReactNode
}

/** Watches its children for elements that carry the targets of marks in `data-ev`. */
export function HoverWhy({ describe, children }: HoverWhyProps) {
  const [shown, setShown] = useState<Shown | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const rests = useRef('')
  const hide = () => {
    clearTimeout(timer.current)
    rests.current = ''
    setShown(null)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const watch = (event: PointerEvent) => {
    const mark = (event.target as Element).closest<HTMLElement>('[data-ev]')
    const targets = mark?.dataset.ev ?? ''
    if (event.pointerType === 'touch' || targets === rests.current) return
    hide()
    if (mark === null || targets === '') return
    rests.current = targets
    const { clientX, clientY } = event
    timer.current = setTimeout(() => setShown(placed(targets, clientX, clientY)), REST_MS)
  }
  const card = shown && describe(parseTargets(shown.targets))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches; what it shows stands in the detail pane too
    <div
      className="min-h-0 flex-1"
      onPointerMove={watch}
      onPointerLeave={hide}
      onPointerDown={hide}
      onWheel={hide}
      onKeyDown={hide}
    >
      {children}
      {shown === null || card === null
        ? null
        : createPortal(
            <div
              role="tooltip"
              className="hover-card"
              style={{ left: shown.left, top: shown.top, bottom: shown.bottom, width: WIDTH }}
            >
              {card}
            </div>,
            document.body,
          )}
    </div>
  )
}

/** Beside the pointer, within the window; above it in the lower half. */
function placed(targets: string, x: number, y: number): Shown {
  const left = Math.max(GAP, Math.min(x, window.innerWidth - WIDTH - GAP))
  return y > window.innerHeight / 2
    ? { targets, left, bottom: window.innerHeight - y + 2 * GAP }
    : { targets, left, top: y + 2 * GAP }
}
