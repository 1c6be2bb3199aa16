/** A setting that is on or off, with what that means. */

import { Switch } from 'react-aria-components'
import { classNames } from '../ui/class-names.ts'

interface SwitchRowProps {
  readonly label: string
  readonly hint: string
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
}

export function SwitchRow({ label, hint, isSelected, onChange }: SwitchRowProps) {
  return (
    <Switch
      aria-label={label}
      isSelected={isSelected}
      onChange={onChange}
      className="flex cursor-pointer items-center justify-between gap-6 px-5 py-3.5"
    >
      <span>
        <span className="block font-medium">{label}</span>
        <span className="block max-w-prose text-ink-soft">{hint}</span>
      </span>
      <SwitchTrack isSelected={isSelected} />
    </Switch>
  )
}

/** What a switch looks like, also where no words stand beside it. */
export function SwitchTrack({ isSelected }: { readonly isSelected: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'flex h-5 w-9 shrink-0 forced-color-adjust-none items-center rounded-full border p-0.5 motion-safe:transition-colors',
        isSelected
          ? 'justify-end border-ink bg-ink forced-colors:bg-[Highlight]'
          : 'border-line-strong bg-surface',
      )}
    >
      <span
        className={classNames(
          'size-3.5 rounded-full',
          isSelected
            ? 'bg-surface forced-colors:bg-[HighlightText]'
            : 'bg-line-strong forced-colors:bg-[ButtonText]',
        )}
      />
    </span>
  )
}
