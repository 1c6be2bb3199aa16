/** Puts the clipboard into the text field, where it is seen before it is scanned. */

import { useState } from 'react'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import { addToDraft } from './draft-store.ts'

const { intake: words } = messages

export function PasteButton() {
  const [problem, setProblem] = useState<string | null>(null)
  return (
    <>
      <Button
        onPress={async () => {
          try {
            const text = await navigator.clipboard.readText()
            setProblem(text === '' ? words.clipboardEmpty : null)
            if (text !== '') addToDraft(text)
          } catch {
            setProblem(words.clipboardRefused)
          }
        }}
      >
        {words.clipboard}
      </Button>
      <span role="status" className="text-xs text-ink-soft">
        {problem}
      </span>
    </>
  )
}
