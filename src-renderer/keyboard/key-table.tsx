/** Every key of the app, read from the tables that act on them. */

import { Fragment, type ReactNode } from 'react'
import { messages } from '../messages/en.ts'
import { APP_KEYS } from './app-keys.ts'
import { keyName } from './key-names.ts'
import { type KeyBinding, REVIEW_KEYS, type ReviewCommand } from './review-keys.ts'
import { useBindings } from './use-bindings.ts'

const { keys: words } = messages

interface KeyTableProps {
  /** What stands behind the keys of a command of the review room. */
  readonly actions?: (command: ReviewCommand) => ReactNode
}

export function KeyTable({ actions }: KeyTableProps) {
  const bindings = useBindings()
  const commands = [...new Set(REVIEW_KEYS.map(({ command }) => command))]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 gap-y-1 max-sm:grid-cols-[minmax(0,1fr)_auto]">
      <Group name={words.everywhere} />
      <dl className="contents">
        {APP_KEYS.map(({ command, ...binding }) => (
          <Fragment key={command}>
            <dt className="max-sm:col-span-2">{words.app[command]}</dt>
            <dd className="col-span-2">
              <Key>{keyName({ ...binding, shift: false })}</Key>
            </dd>
          </Fragment>
        ))}
      </dl>
      <Group name={words.review} />
      <dl className="contents">
        {commands.map((command) => (
          <Fragment key={command}>
            <dt className="max-sm:col-span-2">{words.commands[command]}</dt>
            <dd className={actions === undefined ? 'col-span-2' : ''}>
              <Keys bindings={bindings.filter((binding) => binding.command === command)} />
            </dd>
            {actions === undefined ? null : <dd className="min-h-7">{actions(command)}</dd>}
          </Fragment>
        ))}
      </dl>
    </div>
  )
}

function Group({ name }: { readonly name: string }) {
  return <h3 className="col-span-full mt-2 text-xs font-medium text-ink-soft">{name}</h3>
}

function Keys({ bindings }: { readonly bindings: readonly KeyBinding[] }) {
  if (bindings.length === 0) return <span className="text-ink-soft">{words.none}</span>
  return bindings.map((binding) => <Key key={keyName(binding)}>{keyName(binding)}</Key>)
}

function Key({ children }: { readonly children: string }) {
  return (
    <kbd className="mr-1.5 inline-block rounded border border-line-strong bg-raised px-1.5 text-xs leading-5">
      {children}
    </kbd>
  )
}
