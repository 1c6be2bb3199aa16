/** The note of a group, saved when the field is left. */

import { useId, useRef, useState } from 'react'
import { TextArea, TextField } from 'react-aria-components'
import { MAX_NOTE_LENGTH } from '../../src-shared/workspace/judging.ts'
import { messages } from '../messages/en.ts'
import { focusRoom, ROOM } from './room-focus.ts'

const { judging: words } = messages

/** What the key for notes looks for. */
export const NOTE_FIELD_ID = 'review-note'

interface NoteFieldProps {
  readonly note: string
  readonly onSave: (note: string) => void
}

export function NoteField({ note, onSave }: NoteFieldProps) {
  const [text, setText] = useState(note)
  /** Leaving the field keeps what is written, but for the key that drops it. */
  const isDropped = useRef(false)
  const hint = useId()
  const isChanged = text.trim() !== note
  return (
    <TextField
      aria-label={words.note}
      {...(isChanged && { 'aria-describedby': hint })}
      value={text}
      onChange={setText}
      onBlur={() => {
        if (isChanged && !isDropped.current) onSave(text.trim())
        isDropped.current = false
      }}
      maxLength={MAX_NOTE_LENGTH}
      className="mt-2"
    >
      <TextArea
        id={NOTE_FIELD_ID}
        placeholder={words.notePlaceholder}
        rows={text === '' ? 1 : 3}
        dir="auto"
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            isDropped.current = true
            setText(note)
          }
          if (
            event.key === 'Escape' ||
            (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
          ) {
            focusRoom(event.currentTarget.closest<HTMLElement>(ROOM))
          }
        }}
        className="block w-full resize-none rounded-md border border-line bg-surface px-2.5 py-1 placeholder:text-ink-soft"
      />
      {isChanged ? (
        <p id={hint} className="mt-1 text-xs text-ink-soft">
          {words.noteHint}
        </p>
      ) : null}
    </TextField>
  )
}
