/** Pastes the clipboard by a press; where that cannot be, it says so. */

import { useState } from 'react'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import { pasteClipboard } from './paste-clipboard.ts'

export function PasteButton() {
  const [problem, setProblem] = useState<string | null>(null)
  return (
    <>
      <Button onPress={async () => setProblem(await pasteClipboard())}>
        {messages.intake.clipboard}
      </Button>
      <span role="status" className="text-xs text-ink-soft">
        {problem}
      </span>
    </>
  )
}
