/** A choice of one among a few, as a button that opens a list. */

import { Button, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components'
import { buttonClass } from './button.tsx'
import { ChevronDown } from './icons.ts'

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly id: string; readonly name: string }[]
  readonly onChange: (id: string) => void
}

export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Select
      aria-label={label}
      value={value}
      onChange={(key) => {
        if (key !== null) onChange(String(key))
      }}
    >
      <Button className={buttonClass()}>
        <SelectValue />
        <ChevronDown aria-hidden="true" className="size-4 text-ink-soft" />
      </Button>
      <Popover className="min-w-(--trigger-width) rounded-lg border border-line-strong bg-surface p-1 shadow-lg">
        <ListBox className="outline-none">
          {options.map(({ id, name }) => (
            <ListBoxItem
              key={id}
              id={id}
              className="cursor-default rounded px-3 py-1.5 data-[focused]:bg-pressed data-[selected]:font-medium"
            >
              {name}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  )
}
