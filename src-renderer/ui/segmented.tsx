/** One of a few, side by side; the chosen one stands out, in forced colours too. */

import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { classNames } from './class-names.ts'

interface SegmentedProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly id: T; readonly name: string }[]
  readonly onChange: (id: T) => void
}

export function Segmented<T extends string>({
  label,
  value,
  options,
  onChange,
}: SegmentedProps<T>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const option = options.find(({ id }) => keys.has(id))
        if (option) onChange(option.id)
      }}
      className="flex max-w-full shrink-0 flex-wrap rounded-md border border-line bg-raised p-0.5"
    >
      {options.map(({ id, name }) => (
        <ToggleButton
          key={id}
          id={id}
          className={({ isSelected }) =>
            classNames(
              'h-7 cursor-pointer rounded px-3 text-xs',
              isSelected
                ? 'bg-chosen font-medium shadow-sm ring-1 ring-line-strong forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-color-adjust-none'
                : 'text-ink-soft hover:text-ink',
            )
          }
        >
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
