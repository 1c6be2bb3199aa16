/** The line between two panes: dragged with the mouse, moved with the arrow keys. */

import { Separator } from 'react-resizable-panels'
import { classNames } from './class-names.ts'

interface PaneSeparatorProps {
  readonly label: string
  /** Between two panes that lie one above the other. */
  readonly isHorizontal?: boolean
}

export function PaneSeparator({ label, isHorizontal = false }: PaneSeparatorProps) {
  return (
    <Separator
      aria-label={label}
      className={classNames(
        'bg-line outline-offset-0 hover:bg-line-strong data-[separator=active]:bg-focus data-[separator=hover]:bg-line-strong',
        isHorizontal ? 'h-px' : 'w-px',
      )}
    />
  )
}
