/** The reasons for which a finding is dismissed, one digit each; the last one has to be written. */

import { useState } from 'react'
import { Input, TextField } from 'react-aria-components'
import {
  DISMISSAL_REASONS,
  type DismissalReason,
  SHARED_REASONS,
} from '../../src-shared/model/judging.ts'
import { MAX_NOTE_LENGTH } from '../../src-shared/workspace/judging.ts'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import { KeyCap } from '../ui/key-cap.tsx'
import { useReviewOptions } from './review-options.ts'

const { judging: words } = messages

interface ReasonMenuProps {
  /** How many are dismissed at once, which need a reason of the list; left out for what is selected alone. */
  readonly many?: number
  readonly onDismiss: (reason: DismissalReason, note?: string) => void
}

export function ReasonMenu({ many, onDismiss }: ReasonMenuProps) {
  const writing = useReviewOptions((state) => state.writingReason)
  const [note, setNote] = useState('')
  const why = many === undefined ? words.why : words.whyKind(many)
  const reasons = many === undefined ? DISMISSAL_REASONS : SHARED_REASONS
  return (
    <fieldset aria-label={why} className="mt-2 border-t border-line pt-2">
      <p className="text-xs text-ink-soft">{why}</p>
      <div className="mt-1 flex flex-col">
        {reasons.map((reason, index) => (
          <Button
            key={reason}
            weight="quiet"
            size="h-7 px-1.5 justify-start"
            onPress={() =>
              reason === 'other'
                ? useReviewOptions.setState({ writingReason: true })
                : onDismiss(reason)
            }
          >
            <KeyCap>{String(index + 1)}</KeyCap>
            {words.reasons[reason]}
          </Button>
        ))}
      </div>
      {writing ? (
        <form
          className="mt-1 flex gap-1.5"
          onSubmit={(event) => {
            event.preventDefault()
            if (note.trim() !== '') onDismiss('other', note.trim())
          }}
        >
          <TextField
            aria-label={words.otherNote}
            value={note}
            onChange={setNote}
            maxLength={MAX_NOTE_LENGTH}
            autoFocus
            className="min-w-0 flex-1"
          >
            <Input
              placeholder={words.otherNote}
              className="h-8 w-full rounded-md border border-line-strong bg-surface px-2.5 placeholder:text-ink-soft"
            />
          </TextField>
          <Button type="submit" isDisabled={note.trim() === ''}>
            {words.otherSend}
          </Button>
        </form>
      ) : null}
    </fieldset>
  )
}
