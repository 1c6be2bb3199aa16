/** The reasons for which a finding is dismissed, one digit each; the last one has to be written. */

import { DISMISSAL_REASONS, type DismissalReason } from '../../src-shared/model/judging.ts'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import { KeyCap } from '../ui/key-cap.tsx'
import { ReasonNote } from './reason-note.tsx'
import { useReviewOptions } from './review-options.ts'

const { judging: words } = messages

interface ReasonMenuProps {
  /** How many are dismissed at once; left out for what is selected alone. */
  readonly many?: number
  readonly onDismiss: (reason: DismissalReason, note?: string) => void
}

export function ReasonMenu({ many, onDismiss }: ReasonMenuProps) {
  const writing = useReviewOptions((state) => state.writingReason)
  const why = many === undefined ? words.why : words.whyKind(many)
  return (
    <fieldset aria-label={why} className="mt-2 border-t border-line pt-2">
      <p className="text-xs text-ink-soft">{why}</p>
      <div className="mt-1 flex flex-col">
        {DISMISSAL_REASONS.map((reason, index) => (
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
        <ReasonNote many={many ?? 1} onWritten={(note) => onDismiss('other', note)} />
      ) : null}
    </fieldset>
  )
}
