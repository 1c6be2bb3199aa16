/** One choice of a few as rows, each with a line that says what it means. */

import { Label, Radio, RadioGroup } from 'react-aria-components'
import { classNames } from './class-names.ts'

interface RadioRowsProps<T extends string> {
  readonly label: string
  readonly value: T | null
  readonly options: readonly {
    readonly id: T
    readonly name: string
    readonly about?: string
  }[]
  readonly onChange: (id: T) => void
  /** Rows side by side, where they have no line of their own. */
  readonly inline?: boolean
}

export function RadioRows<T extends string>(props: RadioRowsProps<T>) {
  const { label, value, options, onChange, inline = false } = props
  return (
    <RadioGroup
      value={value}
      onChange={(id) => {
        const option = options.find((candidate) => candidate.id === id)
        if (option) onChange(option.id)
      }}
    >
      <Label className="text-xs font-medium text-ink-soft">{label}</Label>
      <div className={classNames('mt-1 flex', inline ? 'flex-wrap gap-x-4 gap-y-1' : 'flex-col')}>
        {options.map(({ id, name, about }) => (
          <Radio
            key={id}
            value={id}
            className="group relative flex cursor-pointer items-start gap-2 rounded-md py-0.5"
          >
            <span
              aria-hidden="true"
              className="mt-0.5 flex size-4 shrink-0 items-center justify-center rounded-full border border-line-strong group-data-[selected]:border-[5px] group-data-[selected]:border-ink"
            />
            <span className="min-w-0">
              <span>{name}</span>
              {about === undefined ? null : (
                <span className="block text-xs text-ink-soft">{about}</span>
              )}
            </span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}
