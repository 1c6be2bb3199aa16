/** Why something is dismissed where no reason of the list fits: it has to be written. */

import { useState } from 'react'
import { Input, TextField } from 'react-aria-components'
import { MAX_NOTE_LENGTH } from '../../src-shared/workspace/judging.ts'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'

const { judging: words } = messages

interface ReasonNoteProps {
  /** How many decisions it becomes the note of. */
  readonly many: number
  /** Hears what was written, never nothing. */
  readonly onWritten: (note: string) => void
}

export function ReasonNote({ many, onWritten }: ReasonNoteProps) {
  const [note, setNote] = useState('')
  const label = many === 1 ? words.otherNote : words.otherNoteOfMany(many)
  return (
    <form
      className="mt-1 flex w-full flex-wrap gap-1.5"
      onSubmit={(event) => {
        event.preventDefault()
        if (note.trim() !== '') onWritten(note.trim())
      }}
    >
      <TextField
        aria-label={label}
        value={note}
        onChange={setNote}
        maxLength={MAX_NOTE_LENGTH}
        autoFocus
        className="min-w-0 flex-1 basis-40"
      >
        <Input
          placeholder={label}
          className="h-8 w-full rounded-md border border-line-strong bg-surface px-2.5 placeholder:text-ink-soft"
        />
      </TextField>
      <Button type="submit" isDisabled={note.trim() === ''}>
        {words.otherSend}
      </Button>
    </form>
  )
}
