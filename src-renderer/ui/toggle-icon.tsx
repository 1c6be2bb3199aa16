/** An icon that stays pressed; `label` is what it does while it is. */

import type { ReactNode } from 'react'
import { ToggleButton } from 'react-aria-components'
import { classNames } from './class-names.ts'
import { Tip } from './tip.tsx'

interface ToggleIconProps {
  readonly label: string
  readonly isSelected: boolean
  readonly isDisabled?: boolean
  /** 28 px instead of 32. */
  readonly small?: boolean
  /** Said to who sees it, where that is more than its label. */
  readonly tip?: ReactNode
  readonly onChange: (isSelected: boolean) => void
  readonly children: ReactNode
}

export function ToggleIcon({
  label,
  isSelected,
  isDisabled = false,
  small = false,
  tip,
  onChange,
  children,
}: ToggleIconProps) {
  return (
    <Tip words={tip ?? label}>
      <ToggleButton
        aria-label={label}
        isSelected={isSelected}
        isDisabled={isDisabled}
        onChange={onChange}
        className={classNames(
          small ? 'size-7' : 'size-8',
          'inline-flex shrink-0 cursor-pointer items-center justify-center rounded-md disabled:opacity-45',
          isSelected ? 'bg-pressed text-ink' : 'text-ink-soft hover:bg-raised hover:text-ink',
        )}
      >
        {children}
      </ToggleButton>
    </Tip>
  )
}
