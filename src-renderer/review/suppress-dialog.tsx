/** Dismisses everything like a decision: how far, what that is today, why, and until when. */

import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay, TextArea, TextField } from 'react-aria-components'
import {
  DISMISSAL_REASONS,
  type DismissalReason,
  SUPPRESSION_SCOPES,
  type SuppressionScope,
} from '../../src-shared/model/judging.ts'
import { visibleText } from '../../src-shared/model/visible-text.ts'
import { MAX_NOTE_LENGTH } from '../../src-shared/workspace/judging.ts'
import { problemFrom } from '../data/http-client.ts'
import { suppressionPreviewQuery } from '../data/judging.ts'
import type { ReviewGroup } from '../findings/groups.ts'
import { messages } from '../messages/en.ts'
import { labelWords } from '../messages/format.ts'
import { Button } from '../ui/button.tsx'
import { ProblemNote } from '../ui/problem-note.tsx'
import { RadioRows } from '../ui/radio-rows.tsx'
import { fromItsWords, quoteLine } from './quote.ts'
import { useQuoteSource } from './quote-source.ts'
import { useReviewOptions } from './review-options.ts'
import type { Judging } from './use-judging.ts'
import type { Review } from './use-review.ts'

const { suppressions: words } = messages
const DAY_MS = 86_400_000
const EXPIRIES = { month: 30, quarter: 90, year: 365, never: null } as const
type Expiry = keyof typeof EXPIRIES
/** Documents that are named; the number tells of all. */
const MOST_DOCUMENTS = 5

interface SuppressDialogProps {
  readonly review: Review
  readonly judging: Judging
  readonly group: ReviewGroup
}

export function SuppressDialog(props: SuppressDialogProps) {
  const isOpen = useReviewOptions((state) => state.suppressing)
  return (
    <ModalOverlay
      isDismissable
      isOpen={isOpen}
      onOpenChange={(suppressing) => useReviewOptions.setState({ suppressing })}
      className="fixed inset-0 z-40 flex items-center justify-center bg-[rgb(0_0_0/0.45)] p-4"
    >
      <Modal className="max-h-full w-full max-w-lg overflow-y-auto rounded-xl border border-line bg-surface p-6 shadow-xl">
        <Dialog className="outline-none">
          <SuppressForm {...props} onClose={closeDialog} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function closeDialog(): void {
  useReviewOptions.setState({ suppressing: false })
}

interface SuppressFormProps extends SuppressDialogProps {
  readonly onClose: () => void
}

function SuppressForm({ review, judging, group, onClose }: SuppressFormProps) {
  const source = useQuoteSource(review)
  const [scope, setScope] = useState<SuppressionScope>('document')
  const [reason, setReason] = useState<DismissalReason | null>(null)
  const [expiry, setExpiry] = useState<Expiry>('quarter')
  const [note, setNote] = useState('')
  // This scan does not change any more: there is nothing to end.
  const reachesLater = scope !== 'document'
  const needsNote = reason === 'other'
  const isReady = reason !== null && (!needsNote || note.trim() !== '')
  const [first] = group.places
  const strongest = first?.findings[0]

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (reason === null || !isReady) return
    const days = reachesLater ? EXPIRIES[expiry] : null
    judging.suppress(
      {
        group: group.id,
        scope,
        reason,
        ...(note.trim() !== '' && { note: note.trim() }),
        expires_at: days === null ? null : Date.now() + days * DAY_MS,
      },
      onClose,
    )
  }

  return (
    <form onSubmit={send} className="flex flex-col gap-4">
      <div>
        {judging.problem === null ? null : (
          <ProblemNote problem={judging.problem} className="mb-3 border-l-2 border-bad pl-2.5" />
        )}
        <Heading slot="title" className="text-lg font-semibold">
          {words.title}
        </Heading>
        <p className="mt-1 break-words">
          <span className="font-medium">{labelWords(group.label)}</span>{' '}
          {first === undefined || strongest === undefined ? null : (
            <bdi className="font-mono text-xs break-words text-ink-soft">
              {quoteLine(source, fromItsWords(first, strongest), strongest)}
            </bdi>
          )}
        </p>
        <p className="mt-1 text-ink-soft">{reachesLater ? words.lead : words.leadHere}</p>
      </div>
      <RadioRows
        label={words.scope}
        value={scope}
        onChange={setScope}
        options={SUPPRESSION_SCOPES.map((id) => ({ id, ...words.scopes[id] }))}
      />
      <Preview jobId={review.document.job.job_id} group={group} scope={scope} />
      <RadioRows
        label={words.reason}
        inline
        value={reason}
        onChange={setReason}
        options={DISMISSAL_REASONS.map((id) => ({ id, name: messages.judging.reasons[id] }))}
      />
      <TextField
        aria-label={needsNote ? words.noteNeeded : words.note}
        value={note}
        onChange={setNote}
        maxLength={MAX_NOTE_LENGTH}
        isRequired={needsNote}
      >
        <TextArea
          rows={2}
          dir="auto"
          placeholder={needsNote ? words.noteNeeded : words.note}
          className="block w-full resize-none rounded-md border border-line-strong bg-surface px-2.5 py-1 placeholder:text-ink-soft"
        />
      </TextField>
      {reachesLater ? (
        <RadioRows
          label={words.expiry}
          inline
          value={expiry}
          onChange={setExpiry}
          options={(Object.keys(EXPIRIES) as Expiry[]).map((id) => ({
            id,
            name: words.expiries[id],
          }))}
        />
      ) : null}
      <p className="text-xs text-ink-soft">
        {reachesLater ? words.reopens : words.reopensHere} {words.owner}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button autoFocus onPress={onClose}>
          {messages.common.cancel}
        </Button>
        <Button type="submit" weight="primary" isDisabled={!isReady}>
          {reason === null ? words.chooseReason : words.action}
        </Button>
      </div>
    </form>
  )
}

interface PreviewProps {
  readonly jobId: string
  readonly group: ReviewGroup
  readonly scope: SuppressionScope
}

/** What it would dismiss today, before anything is done. */
function Preview({ jobId, group, scope }: PreviewProps) {
  const { data, error } = useQuery(suppressionPreviewQuery(jobId, { group: group.id, scope }))
  const problem = problemFrom(error)
  return (
    <section
      aria-label={words.reach}
      aria-live="polite"
      className="min-h-16 rounded-md border border-line bg-raised px-3 py-2"
    >
      <h3 className="text-xs font-medium text-ink-soft">{words.reach}</h3>
      {problem !== null ? (
        <ProblemNote problem={problem} />
      ) : data === undefined ? (
        <p className="text-ink-soft">{words.counting}</p>
      ) : (
        <>
          <p>{words.preview(data.findings, data.documents.length)}</p>
          {data.documents.length < 2 ? null : (
            <ul className="mt-1 text-xs text-ink-soft">
              {data.documents.slice(0, MOST_DOCUMENTS).map((document) => (
                <li key={document.job_id} className="truncate">
                  <bdi>
                    {words.previewDocument(visibleText(document.source), document.findings)}
                  </bdi>
                </li>
              ))}
              {data.documents.length > MOST_DOCUMENTS ? (
                <li>{words.moreDocuments(data.documents.length - MOST_DOCUMENTS)}</li>
              ) : null}
            </ul>
          )}
          {data.complete ? null : <p className="mt-1 text-xs">{words.incomplete}</p>}
        </>
      )}
    </section>
  )
}
