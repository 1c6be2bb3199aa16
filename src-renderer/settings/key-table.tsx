/** The keys of the app, read from the same table that acts on them. */

import { REVIEW_KEYS, type ReviewCommand } from '../keyboard/review-keys.ts'
import { messages } from '../messages/en.ts'

const { settings: words } = messages

export function KeyTable() {
  return (
    <table className="w-full text-left" aria-label={words.keys}>
      <thead className="text-xs text-ink-soft">
        <tr>
          <th className="px-5 pt-3 pb-1 font-medium">{words.actionColumn}</th>
          <th className="px-5 pt-3 pb-1 font-medium">{words.keyColumn}</th>
        </tr>
      </thead>
      <tbody>
        {[...keysByCommand()].map(([command, keys]) => (
          <tr key={command}>
            <td className="px-5 py-1">{words.commands[command]}</td>
            <td className="px-5 py-1">
              {keys.map((key) => (
                <Key key={key} name={key} />
              ))}
            </td>
          </tr>
        ))}
        <tr>
          <td className="px-5 pt-1 pb-4">{words.commands.rooms}</td>
          <td className="px-5 pt-1 pb-4">
            <Key name={words.roomKeys} />
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Key({ name }: { readonly name: string }) {
  return (
    <kbd className="mr-1.5 inline-block rounded border border-line-strong bg-raised px-1.5 text-xs leading-5">
      {name}
    </kbd>
  )
}

function keysByCommand(): ReadonlyMap<ReviewCommand, readonly string[]> {
  const commands = new Map<ReviewCommand, string[]>()
  for (const { key, shift, ctrl, command } of REVIEW_KEYS) {
    const name = key.length === 1 ? key.toUpperCase() : key
    const keys = commands.get(command) ?? []
    const shifted = shift ? words.shift(name) : name
    keys.push(ctrl ? words.ctrl(shifted) : shifted)
    commands.set(command, keys)
  }
  return commands
}
