/** How large the pages are drawn: smaller, larger, as wide as the pane. */

import { messages } from '../../messages/en.ts'
import { IconButton } from '../../ui/button.tsx'
import { Minus, MoveHorizontal, Plus } from '../../ui/icons.ts'

const { document: words } = messages
/** Shares of the pane's width. */
const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const
/** As wide as the pane. */
export const FIT_WIDTH = 1

interface ZoomBarProps {
  readonly zoom: number
  readonly onChange: (zoom: number) => void
}

export function ZoomBar({ zoom, onChange }: ZoomBarProps) {
  const smaller = ZOOMS.findLast((step) => step < zoom)
  const larger = ZOOMS.find((step) => step > zoom)
  return (
    <div className="flex items-center">
      <IconButton
        aria-label={words.zoomOut}
        isDisabled={smaller === undefined}
        onPress={() => smaller !== undefined && onChange(smaller)}
      >
        <Minus aria-hidden="true" className="size-4" />
      </IconButton>
      <span className="w-11 text-center text-xs text-ink-soft tabular-nums">
        {words.zoom(zoom * 100)}
      </span>
      <IconButton
        aria-label={words.zoomIn}
        isDisabled={larger === undefined}
        onPress={() => larger !== undefined && onChange(larger)}
      >
        <Plus aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton aria-label={words.fitWidth} onPress={() => onChange(FIT_WIDTH)}>
        <MoveHorizontal aria-hidden="true" className="size-4" />
      </IconButton>
    </div>
  )
}
