/** The keys of the app, read from the same table that acts on them. */

import { REVIEW_KEYS, type ReviewAction } from '../keyboard/review-keys.ts'
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
        {[...keysByAction()].map(([action, keys]) => (
          <tr key={action}>
            <td className="px-5 py-1">{words.actions[action]}</td>
            <td className="px-5 py-1">
              {keys.map((key) => (
                <Key key={key} name={key} />
              ))}
            </td>
          </tr>
        ))}
        <tr>
          <td className="px-5 pt-1 pb-4">{words.actions.rooms}</td>
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

function keysByAction(): ReadonlyMap<ReviewAction, readonly string[]> {
  const actions = new Map<ReviewAction, string[]>()
  for (const { key, shift, action } of REVIEW_KEYS) {
    const name = key.length === 1 ? key.toUpperCase() : key
    const keys = actions.get(action) ?? []
    keys.push(shift ? words.shift(name) : name)
    actions.set(action, keys)
  }
  return actions
}
