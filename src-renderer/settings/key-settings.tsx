/** The keys of the review room, each of which can be another one: the next key that is pressed, if no other command has it. */

import { useState } from 'react'
import { changeSettings, useSettings } from '../data/settings-store.ts'
import { chordOf, conflictOf, isSingle } from '../keyboard/bindings.ts'
import { keyName } from '../keyboard/key-names.ts'
import { KeyTable } from '../keyboard/key-table.tsx'
import { REVIEW_KEYS, type ReviewCommand } from '../keyboard/review-keys.ts'
import { useBindings } from '../keyboard/use-bindings.ts'
import { messages } from '../messages/en.ts'
import { Button, buttonClass } from '../ui/button.tsx'

const { keys: words } = messages
const SETTABLE = new Set(REVIEW_KEYS.filter(isSingle).map(({ command }) => command))
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock'])

export function KeySettings() {
  const chosen = useSettings((state) => state.keys)
  return (
    <div className="px-5 py-3.5">
      <KeyTable
        actions={(command) => (SETTABLE.has(command) ? <KeyChange command={command} /> : null)}
      />
      {Object.keys(chosen).length === 0 ? null : (
        <p className="mt-3">
          <Button onPress={() => changeSettings({ keys: {} })}>{words.resetAll}</Button>
        </p>
      )}
    </div>
  )
}

function KeyChange({ command }: { readonly command: ReviewCommand }) {
  const chosen = useSettings((state) => state.keys)
  const [isAsking, setAsking] = useState(false)
  if (isAsking) return <KeyField command={command} onDone={() => setAsking(false)} />
  return (
    <span className="flex justify-end">
      {chosen[command] === undefined ? null : (
        <Button
          weight="quiet"
          size="h-7 px-2"
          aria-label={words.resetOne(words.commands[command])}
          onPress={() => {
            const { [command]: _, ...others } = chosen
            changeSettings({ keys: others })
          }}
        >
          {words.reset}
        </Button>
      )}
      <Button
        weight="quiet"
        size="h-7 px-2"
        aria-label={words.changeOne(words.commands[command])}
        onPress={() => setAsking(true)}
      >
        {words.change}
      </Button>
    </span>
  )
}

interface KeyFieldProps {
  readonly command: ReviewCommand
  readonly onDone: () => void
}

/** Takes one key press. Escape and Tab leave it as it was, Backspace takes the key away. */
function KeyField({ command, onDone }: KeyFieldProps) {
  const chosen = useSettings((state) => state.keys)
  const bindings = useBindings()
  const [problem, setProblem] = useState<string | null>(null)
  const keep = (chord: string) => {
    changeSettings({ keys: { ...chosen, [command]: chord } })
    onDone()
  }
  return (
    <span className="flex flex-col items-end">
      <button
        type="button"
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was just pressed.
        autoFocus
        aria-label={words.press(words.commands[command])}
        onBlur={onDone}
        onKeyDown={(event) => {
          if (event.key === 'Tab' || MODIFIERS.has(event.key)) return
          event.preventDefault()
          event.stopPropagation()
          if (event.key === 'Escape') onDone()
          else if (event.key === 'Backspace' || event.key === 'Delete') keep('')
          else if (event.ctrlKey || event.metaKey || event.altKey) setProblem(words.notSingle)
          else {
            const pressed = { key: event.key, shift: event.shiftKey }
            const conflict = conflictOf(command, pressed, bindings)
            if (conflict === null) keep(chordOf(pressed))
            else if (conflict === 'not_single') setProblem(words.notSingle)
            else if (conflict === 'keys') setProblem(words.taken(keyOf(pressed), words.app.keys))
            else setProblem(words.taken(keyOf(pressed), words.commands[conflict]))
          }
        }}
        className={buttonClass('plain', 'h-7 px-2')}
      >
        {words.pressShort}
      </button>
      <span role="status" className="mt-1 text-xs text-bad empty:mt-0">
        {problem}
      </span>
    </span>
  )
}

function keyOf(pressed: { readonly key: string; readonly shift: boolean }): string {
  return keyName({ ...pressed, ctrl: false })
}
