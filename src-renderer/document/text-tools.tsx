/** The switches of the text view: two readers, what the models read, hidden characters. */

import type { ReactNode } from 'react'
import { ToggleButton } from 'react-aria-components'
import { changeSettings } from '../data/settings-store.ts'
import { messages } from '../messages/en.ts'
import { classNames } from '../ui/class-names.ts'

const { document: words } = messages

interface SwitchProps {
  readonly name?: string
  readonly isSelected: boolean
  readonly onChange: (shown: boolean) => void
  /** Whether it shows what a reviewer should not miss. */
  readonly isWarning?: boolean
  readonly children: ReactNode
}

function Switch({ name, isSelected, onChange, isWarning = false, children }: SwitchProps) {
  return (
    <ToggleButton
      {...(name !== undefined && { 'aria-label': name })}
      isSelected={isSelected}
      onChange={onChange}
      className={classNames(
        'h-7 cursor-pointer rounded-md border px-2 text-xs whitespace-nowrap',
        isSelected
          ? 'border-line-strong bg-pressed'
          : isWarning
            ? 'border-warn/60 bg-warn-tint hover:border-warn'
            : 'border-line text-ink-soft hover:bg-raised hover:text-ink',
      )}
    >
      {children}
    </ToggleButton>
  )
}

interface ReadersSwitchProps {
  readonly words: number
  readonly shown: boolean
  readonly onChange: (shown: boolean) => void
}

export function ReadersSwitch({ words: value, shown, onChange }: ReadersSwitchProps) {
  return (
    <Switch
      name={messages.readers.titleName(value)}
      isSelected={shown}
      onChange={onChange}
      isWarning
    >
      {messages.readers.title(value)}
    </Switch>
  )
}

export function HeatSwitch({ shown }: { readonly shown: boolean }) {
  return (
    <Switch isSelected={shown} onChange={(modelHeat) => changeSettings({ modelHeat })}>
      {messages.heat.title}
    </Switch>
  )
}

interface HiddenSwitchProps {
  readonly count: number
  readonly shown: boolean
  readonly onChange: (shown: boolean) => void
}

/** Says how many characters nobody sees; where there are none, that is said if there is room, and nothing to switch. */
export function HiddenSwitch({ count, shown, onChange }: HiddenSwitchProps) {
  if (count === 0) {
    return (
      <span className="px-2 text-xs whitespace-nowrap text-ink-soft @max-2xl:sr-only">
        {words.noHidden}
      </span>
    )
  }
  return (
    <Switch name={words.showHidden(count)} isSelected={shown} onChange={onChange} isWarning>
      {words.hidden(count)}
    </Switch>
  )
}
